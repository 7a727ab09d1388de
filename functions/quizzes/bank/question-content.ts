import { checkQuestion, normalizeQuestion } from '../../../core/quizzes/question-rules.ts';
import { defaultTextFormat, type TextFormat } from '../../../core/rich-text/text-format.ts';
import { choiceTypeOf, type Question, type QuestionType } from '../../../core/quizzes/question.ts';
import { badUserInput, fieldsUnder, type FieldMessages } from '../../platform/errors.ts';
import { textProblem } from '../../platform/text-problems.ts';

/** A question as a client or a file gives it, before any check. */
export interface UncheckedQuestion extends Omit<Question, 'type' | 'textFormat' | 'difficulty'> {
  readonly type?: QuestionType | null;
  readonly textFormat?: TextFormat | null;
  readonly difficulty?: Question['difficulty'] | undefined;
}

/** The question in the normal form. If it has no type, the number of correct answers decides. */
export function toQuestion(source: UncheckedQuestion): Question {
  const { question, answers, correctAnswer, answerExplanations, pairs, explanation, concepts, points } =
    source;
  return normalizeQuestion({
    type: source.type ?? choiceTypeOf(correctAnswer),
    textFormat: source.textFormat ?? defaultTextFormat,
    question,
    answers,
    correctAnswer,
    answerExplanations,
    numericAnswers: source.numericAnswers.map(({ value, tolerance }) => ({ value, tolerance })),
    pairs: pairs.map(({ left, right }) => ({ left, right })),
    explanation,
    concepts,
    difficulty: source.difficulty ?? null,
    points,
  });
}

/** Errors for characters that cannot be shown, by path. `checkQuestion` checks the lengths. */
function invisibleCharacterErrors(question: Question): FieldMessages {
  const { answers, answerExplanations, pairs, explanation, concepts } = question;
  const texts: readonly (readonly [path: string, text: string])[] = [
    ['question', question.question],
    ['explanation', explanation],
    ...answers.map((text, at) => [`answers.${at}`, text] as const),
    ...answerExplanations.map((text, at) => [`answerExplanations.${at}`, text] as const),
    ...concepts.map((text, at) => [`concepts.${at}`, text] as const),
    ...pairs.flatMap(({ left, right }, at) => [
      [`pairs.${at}.left`, left] as const,
      [`pairs.${at}.right`, right] as const,
    ]),
  ];
  return Object.fromEntries(
    texts.flatMap(([path, text]) => {
      const problem = textProblem(text, { max: Infinity });
      return problem === null ? [] : [[path, problem]];
    }),
  );
}

/** All errors of a question in the normal form, by path. Empty if there are none. */
export function questionErrors(question: Question): FieldMessages {
  return { ...invisibleCharacterErrors(question), ...checkQuestion(question) };
}

/**
 * The question in the normal form. Throws BAD_USER_INPUT that names every invalid field as `input.{path}`.
 */
export function validateQuestion(source: UncheckedQuestion): Question {
  const question = toQuestion(source);
  // The normal form has one explanation for each answer. More would be lost without an error.
  const surplus = question.answers.length > 0 && source.answerExplanations.length > question.answers.length;
  const fields = {
    ...questionErrors(question),
    ...(surplus && { answerExplanations: 'There are more explanations than answers.' }),
  };
  if (Object.keys(fields).length > 0) throw badUserInput(fieldsUnder('input', fields));
  return question;
}
