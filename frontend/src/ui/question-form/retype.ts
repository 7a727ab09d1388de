import { parseEntry } from '../../../../core/grading/paste.ts';
import { toMarkdown, toPlain } from '../../../../core/rich-text/escape-markdown.ts';
import type { QuestionType } from '../../../../core/quizzes/question.ts';
import { answerRow, isBlankAnswer, isBlankNumber, numberRow, type AnswerDraft } from './blank-rows.ts';
import { blankChoices } from './open-draft.ts';
import { answersIn, type QuestionDraft } from './question-draft.ts';

/**
 * The draft as a question of another type. If the new type's answers are still blank, the correct answers of the
 * old type are copied to them. Unused content is kept for switching back.
 */
export function retyped(draft: QuestionDraft, type: QuestionType): QuestionDraft {
  return { ...draft, ...carriedOver(draft, type), type };
}

function carriedOver(draft: QuestionDraft, type: QuestionType): Partial<QuestionDraft> {
  if (type === 'SHORT_ANSWER') return withAcceptedTexts(draft);
  if (type === 'NUMERIC') return withNumbers(draft);
  if (type === 'MULTIPLE_CHOICE') return { choices: withOneCorrect(withChoices(draft)) };
  return type === 'MULTIPLE_ANSWERS' ? { choices: withChoices(draft) } : {};
}

/** The correct answers of the draft, as plain texts. */
function correctTexts(draft: QuestionDraft): string[] {
  // The text 'True' makes no sense as an answer of another type.
  if (draft.type === 'TRUE_FALSE') return [];
  if (draft.type === 'NUMERIC') return draft.numbers.map(({ value }) => value.trim()).filter(Boolean);
  const texts = answersIn(draft).flatMap(({ text, isCorrect }) =>
    isCorrect && text.trim() !== '' ? [text] : [],
  );
  // Accepted texts are always plain.
  return draft.textFormat === 'MARKDOWN' && draft.type !== 'SHORT_ANSWER'
    ? texts.map((text) => toPlain(text) ?? text)
    : texts;
}

function withAcceptedTexts(draft: QuestionDraft): Partial<QuestionDraft> {
  const texts = correctTexts(draft);
  const hasAccepted = draft.accepted.some(({ text }) => text.trim() !== '');
  return hasAccepted || texts.length === 0 ? {} : { accepted: texts.map((text) => answerRow(text, true)) };
}

function withNumbers(draft: QuestionDraft): Partial<QuestionDraft> {
  const texts = correctTexts(draft).filter((text) => parseEntry(text) !== null);
  if (!draft.numbers.every(isBlankNumber) || texts.length === 0) return {};
  return { numbers: texts.map((text) => numberRow(text)) };
}

function withChoices(draft: QuestionDraft): readonly AnswerDraft[] {
  const texts = correctTexts(draft);
  if (!draft.choices.every(isBlankAnswer) || texts.length === 0) return draft.choices;
  const convert = draft.textFormat === 'MARKDOWN' ? toMarkdown : (text: string) => text;
  const correctRows = texts.map((text) => answerRow(convert(text), true));
  return [...correctRows, ...blankChoices(Math.max(0, draft.choices.length - correctRows.length))];
}

function withOneCorrect(choices: readonly AnswerDraft[]): readonly AnswerDraft[] {
  const first = choices.find(({ isCorrect }) => isCorrect);
  return choices.map((choice) => (choice === first ? choice : { ...choice, isCorrect: false }));
}
