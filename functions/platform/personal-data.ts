/** Whom data is about. */
export interface Person {
  readonly userId: string;
  readonly email: string;
}

/** What a domain stores about a person. Each domain registers it in the composition, so that none is missing. */
export interface PersonalData {
  /** The file's name in the person's export, without its ending. */
  readonly name: string;
  /** Everything, as plain JSON; never a secret or its hash. A list that can be long comes a stretch at a time. */
  read(person: Person): Promise<unknown> | AsyncIterable<readonly unknown[]>;
  /** Removes everything. Asked again where it failed half-way. */
  forget(person: Person): Promise<void>;
}
