import { defaultTextFormat, textFormats } from '../../../../core/rich-text/text-format.ts';
import { difficulties, questionTypes } from '../../../../core/quizzes/question.ts';
import { answerRow, numberRow, pairRow } from './blank-rows.ts';
import { inputOf, settingsOf, type QuestionDraft } from './question-draft.ts';

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The rows of a list with new IDs, since IDs are only valid on one page. Null if a row is invalid. */
function readRows<Row>(value: unknown, read: (fields: Fields) => Row | null): Row[] | null {
  if (!Array.isArray(value)) return null;
  const rows = value.flatMap((one: unknown) => {
    const row = typeof one === 'object' && one !== null ? read({ ...one }) : null;
    return row === null ? [] : [row];
  });
  return rows.length === value.length ? rows : null;
}

const readAnswer = ({ text, isCorrect, explanation }: Fields) =>
  isText(text) && isText(explanation) ? answerRow(text, isCorrect === true, explanation) : null;

const readNumber = ({ value, tolerance }: Fields) =>
  isText(value) && isText(tolerance) ? numberRow(value, tolerance) : null;

const readPair = ({ left, right }: Fields) => (isText(left) && isText(right) ? pairRow(left, right) : null);

function readLists(fields: Fields) {
  const choices = readRows(fields['choices'], readAnswer);
  const truths = readRows(fields['truths'], readAnswer);
  const accepted = readRows(fields['accepted'], readAnswer);
  const numbers = readRows(fields['numbers'], readNumber);
  const pairs = readRows(fields['pairs'], readPair);
  if (!choices || !truths || !accepted || !numbers || !pairs) return null;
  return { choices, truths, accepted, numbers, pairs };
}

/** Parses a stored draft. Null if it is invalid. */
export function readDraft(value: unknown): QuestionDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: Fields = { ...value };
  const type = questionTypes.find((known) => known === fields['type']);
  const lists = readLists(fields);
  const { question, explanation, concepts, points, categoryId } = fields;
  if (!type || !lists || !isText(question) || !isText(explanation) || !isText(points)) return null;
  return {
    type,
    textFormat: textFormats.find((known) => known === fields['textFormat']) ?? defaultTextFormat,
    question,
    ...lists,
    explanation,
    concepts: Array.isArray(concepts) ? concepts.filter(isText) : [],
    difficulty: difficulties.find((known) => known === fields['difficulty']) ?? null,
    points,
    categoryId: isText(categoryId) ? categoryId : null,
    availableForPractice: fields['availableForPractice'] === true,
  };
}

/** Whether both drafts would be saved as the same question. */
export function isSameQuestionDraft(one: QuestionDraft, other: QuestionDraft): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf(draft: QuestionDraft): string {
  return JSON.stringify([inputOf(draft), settingsOf(draft)]);
}
