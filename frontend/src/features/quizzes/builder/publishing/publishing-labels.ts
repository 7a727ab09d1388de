/** Texts of the question before running attempts are stopped. */
export interface WithdrawalText {
  readonly title: string;
  readonly stops: string;
  readonly cancel: string;
  readonly confirm: string;
}

/** The effect of closing a quiz, used in several places. */
export const stopsLabels =
  'While it is closed nobody begins an attempt, and who is in the middle of one cannot go on until it opens.';

export const closing: WithdrawalText = {
  title: 'Close the quiz now?',
  stops: stopsLabels,
  cancel: 'Keep it open',
  confirm: 'Close it now',
};

export const deleting: WithdrawalText = {
  title: 'Delete the quiz now?',
  stops: 'Who is in the middle of one cannot go on unless the quiz is restored.',
  cancel: 'Keep it',
  confirm: 'Delete it now',
};
