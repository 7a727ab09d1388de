/** A question as one attempt asks it: the version that was newest when it began, and the order of its parts. */
export interface AttemptItem {
  readonly questionId: string;
  readonly versionId: string;
  /** The newer version whose key regraded it. Absent if its own key graded it. */
  readonly keyVersionId?: string;
  readonly points: number;
  readonly optionIds: readonly string[];
  /** Absent in older attempts: matchPrompts are shown in the order of the prompt. */
  readonly promptIds?: readonly string[];
  readonly matchOptionIds: readonly string[];
}
