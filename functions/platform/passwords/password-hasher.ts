/** Hashes passwords. Each hash takes so much time that guessing passwords is slow. */
export interface PasswordHasher {
  /** The hash in PHC form: algorithm, parameters, salt and digest. */
  hash(password: string): Promise<string>;
  /**
   * False if the password is wrong. A null hash means that there is no account, or that the account has no usable
   * password: it returns false after the same time, so that nobody can measure whether an account exists.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
}
