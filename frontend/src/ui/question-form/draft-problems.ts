import type { FieldErrors } from '../../../../core/grading/course-rules.ts';
import { checkQuestion } from '../../../../core/quizzes/question-rules.ts';
import { isBlankAnswer, isBlankNumber, isBlankPair } from './blank-rows.ts';
import { answersIn, questionOf, type QuestionDraft } from './question-draft.ts';

/** The errors of the draft by path. Positions in paths refer to the draft's rows. */
export function problemsOf(draft: QuestionDraft): FieldErrors {
  return atRows(draft, checkQuestion(questionOf(draft)));
}

/** The errors of the question, moved to the draft's rows, which include blank ones. */
export function atRows(draft: QuestionDraft, errors: FieldErrors): FieldErrors {
  const answers = indexesOf(answersIn(draft), isBlankAnswer);
  const rowsOfList: Readonly<Record<string, readonly number[]>> = {
    answers,
    answerExplanations: answers,
    numericAnswers: indexesOf(draft.numbers, isBlankNumber),
    pairs: indexesOf(draft.pairs, isBlankPair),
  };
  const moved = Object.entries(errors).map(([path, problem]) => {
    const [list = '', at, ...rest] = path.split('.');
    const row = at === undefined ? undefined : rowsOfList[list]?.[Number(at)];
    return [row === undefined ? path : [list, row, ...rest].join('.'), problem];
  });
  return Object.fromEntries(moved);
}

/** Indexes of the rows that are sent. */
function indexesOf<Row>(rows: readonly Row[], isBlank: (row: Row) => boolean): number[] {
  return rows.flatMap((row, at) => (isBlank(row) ? [] : [at]));
}
