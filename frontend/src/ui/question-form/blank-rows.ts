const isEmpty = (text: string) => text.trim() === '';

let rowCount = 0;

/** ID of a row for React and the focus. */
function newRowId(): string {
  rowCount += 1;
  return `row-${rowCount}`;
}

export function answerRow(text = '', isCorrect = false, explanation = ''): AnswerDraft {
  return { id: newRowId(), text, isCorrect, explanation };
}

export function numberRow(value = '', tolerance = ''): NumberDraft {
  return { id: newRowId(), value, tolerance };
}

export function pairRow(left = '', right = ''): PairDraft {
  return { id: newRowId(), left, right };
}

/** Blank rows are not sent. A row that is marked as correct is not blank, so that its missing text is an error. */
export function isBlankAnswer({ text, isCorrect, explanation }: AnswerDraft): boolean {
  return isEmpty(text) && isEmpty(explanation) && !isCorrect;
}

export function isBlankNumber({ value, tolerance }: NumberDraft): boolean {
  return isEmpty(value) && isEmpty(tolerance);
}

export function isBlankPair({ left, right }: PairDraft): boolean {
  return isEmpty(left) && isEmpty(right);
}

/** The row keeps its ID while it is edited and moved. */
export interface AnswerDraft {
  readonly id: string;
  readonly text: string;
  readonly isCorrect: boolean;
  /** Why it is correct or wrong. */
  readonly explanation: string;
}

/** The numbers as typed. */
export interface NumberDraft {
  readonly id: string;
  readonly value: string;
  readonly tolerance: string;
}

export interface PairDraft {
  readonly id: string;
  readonly left: string;
  readonly right: string;
}
