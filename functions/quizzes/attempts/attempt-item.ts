/** A question as one attempt asks it: the version that was newest when it began, and the order of its parts. */
export interface AttemptItem {
  readonly questionId: string;
  readonly versionId: string;
  /** The newer version by whose key it was judged anew; absent where it was by its own. */
  readonly keyVersionId?: string;
  readonly points: number;
  readonly optionIds: readonly string[];
  /** Absent in older attempts: lefts are shown in the order of the prompt. */
  readonly leftIds?: readonly string[];
  readonly rightIds: readonly string[];
}
