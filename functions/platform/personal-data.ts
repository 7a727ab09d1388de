/** The account that personal data is about. */
export interface Person {
  readonly userId: string;
  readonly email: string;
}

/** Personal data of a domain. Each domain registers it in the composition, so that none is missing. */
export interface PersonalData {
  /** File name in the export, without extension. */
  readonly name: string;
  /** All data as plain JSON, never a secret or its hash. A long list is an AsyncIterable of its chunks. */
  read(person: Person): Promise<unknown> | AsyncIterable<readonly unknown[]>;
  /** Deletes all of it. Called again after a failure. */
  forget(person: Person): Promise<void>;
}
