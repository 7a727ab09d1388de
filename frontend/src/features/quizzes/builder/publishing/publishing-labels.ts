/** Texts of the window that asks before attempts in progress are stopped. */
export interface WithdrawalText {
  readonly title: string;
  /** The effect on attempts in progress. */
  readonly stops: string;
  readonly cancel: string;
  readonly confirm: string;
}

/** The effect of closing a quiz. Several components show this text. */
export const closingEffect = 'While it is closed, nobody can start or continue an attempt.';

export const closing: WithdrawalText = {
  title: 'Close the quiz now?',
  stops: closingEffect,
  cancel: 'Keep it open',
  confirm: 'Close it now',
};

export const deleting: WithdrawalText = {
  title: 'Delete the quiz now?',
  stops: 'Students with an attempt in progress can’t continue unless you restore the quiz.',
  cancel: 'Keep it',
  confirm: 'Delete it now',
};

/** For the window that asks before a quiz is deleted. */
export const gradesStayText = (itemName: string): string =>
  `It grades the item “${itemName || 'Unnamed item'}”. The grades stay in the gradebook.`;
