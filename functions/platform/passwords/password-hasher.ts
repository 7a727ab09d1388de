/** Hashes passwords, at a cost that makes guessing slow. */
export interface PasswordHasher {
  /** The hash in PHC form: algorithm, parameters, salt and digest. */
  hash(password: string): Promise<string>;
  /** Null stands for an account that is not there: costs the same and answers false. */
  verify(hash: string | null, password: string): Promise<boolean>;
}
