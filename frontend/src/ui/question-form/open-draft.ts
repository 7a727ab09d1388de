import type { Question, QuestionType } from '../../../../core/quizzes/question.ts';
import { answerRow, numberRow, pairRow } from './blank-rows.ts';
import type { QuestionDraft } from './question-draft.ts';

/** The number of rows of a new question. Blank rows are not sent. */
const usualChoices = 4;
const usualPairs = 3;

export const blankChoices = (count = usualChoices) => Array.from({ length: count }, () => answerRow());

/** The draft of a new question. */
export function blankDraft(type: QuestionType = 'MULTIPLE_CHOICE'): QuestionDraft {
  return {
    type,
    textFormat: 'MARKDOWN',
    question: '',
    choices: blankChoices(),
    truths: [answerRow('True'), answerRow('False')],
    accepted: [answerRow('', true)],
    numbers: [numberRow()],
    pairs: Array.from({ length: usualPairs }, () => pairRow()),
    explanation: '',
    concepts: [],
    difficulty: null,
    points: '1',
    categoryId: null,
    // Off until the author decides, so that no question of an exam is revealed.
    availableForPractice: false,
  };
}

/** The text of a number. Empty for NaN. */
const numberText = (value: number) => (Number.isFinite(value) ? String(value) : '');

type StoredQuestion = Question & Partial<Pick<QuestionDraft, 'categoryId' | 'availableForPractice'>>;

/** The draft of a stored question. */
export function draftOf(question: StoredQuestion): QuestionDraft {
  const {
    type,
    concepts,
    difficulty,
    explanation,
    categoryId = null,
    availableForPractice = false,
  } = question;
  return {
    ...blankDraft(type),
    ...rowsOf(question),
    textFormat: question.textFormat,
    question: question.question,
    explanation,
    concepts: [...concepts],
    difficulty,
    points: numberText(question.points),
    categoryId,
    availableForPractice,
  };
}

/** The rows of the question's type, with the stored content. */
function rowsOf(question: StoredQuestion): Partial<QuestionDraft> {
  const { type, answers, correctAnswer, answerExplanations, numericAnswers, pairs } = question;
  const rows = answers.map((text, at) =>
    answerRow(text, correctAnswer.includes(at + 1), answerExplanations[at] ?? ''),
  );
  if (type === 'TRUE_FALSE') return rows.length === 2 ? { truths: rows } : {};
  if (type === 'SHORT_ANSWER') return { accepted: rows.map((row) => ({ ...row, isCorrect: true })) };
  if (type === 'NUMERIC')
    return {
      numbers: numericAnswers.map(({ value, tolerance }) =>
        numberRow(numberText(value), numberText(tolerance)),
      ),
    };
  if (type === 'MATCHING') return { pairs: pairs.map(({ left, right }) => pairRow(left, right)) };
  return type === 'ESSAY' ? {} : { choices: rows };
}
