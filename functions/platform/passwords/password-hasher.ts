/** Hashes passwords, at a cost that makes guessing slow. */
export interface PasswordHasher {
  /** The hash in PHC form: algorithm, parameters, salt and digest. */
  hash(password: string): Promise<string>;
  /** Null means that there is no account. It costs the same and returns false. */
  verify(hash: string | null, password: string): Promise<boolean>;
}
