import type { FieldErrors } from '../grading/course-rules.ts';
import { imageLimits } from '../files/image-size.ts';
import { imagesOfQuestion } from './question-images.ts';
import { isChoice, type Question, type QuestionType } from './question.ts';

/** Maximum characters of texts, and maximum numbers. */
export const questionLimits = {
  /** Characters of the question's text. */
  text: 10_000,
  answer: 2_000,
  explanation: 5_000,
  concept: 100,
  /** Characters of all texts of a question together, so that the largest quiz fits on one page. */
  total: 12_000,
  /** Answers of one question. */
  answers: 50,
  pairs: 50,
  concepts: 20,
  points: 10_000,
  /** Questions of one quiz. */
  questions: 500,
  /** Options and sides of pairs of all questions of a quiz together, because they are all on one page. */
  parts: 10_000,
  /** Questions of one import. */
  imported: 5_000,
} as const;

/** Maximum of a number in an answer. Larger numbers are not realistic answers. */
const maxNumber = 1e15;

function tooLong(label: string, text: string, max: number): string | null {
  return text.length <= max
    ? null
    : `${label} must not be longer than ${max.toLocaleString('en-US')} characters.`;
}

function textProblem(label: string, text: string, max: number): string | null {
  return text.trim() === '' ? `${label} must not be empty.` : tooLong(label, text, max);
}

function tooMany(noun: string, count: number, max: number): string | null {
  return count <= max ? null : `A question has at most ${max} ${noun}.`;
}

type Check = readonly [field: string, problem: string | null];

function checkPositions({ type, answers, correctAnswer }: Question): string | null {
  const { length } = answers;
  const outside = correctAnswer.find((at) => !Number.isInteger(at) || at < 1 || at > length);
  if (outside !== undefined) return `${outside} is not the position of an answer: 1 to ${length}.`;
  if (new Set(correctAnswer).size < correctAnswer.length) return 'A position is named twice.';
  if (correctAnswer.length === 0) return 'Mark at least one answer as right.';
  if (type !== 'MULTIPLE_ANSWERS' && correctAnswer.length > 1) return 'Only one answer can be right here.';
  return null;
}

function checkCount(type: QuestionType, count: number): string | null {
  if (type === 'SHORT_ANSWER') return count > 0 ? null : 'Give at least one accepted answer.';
  if (type === 'TRUE_FALSE' && count === 0) return 'Choose the right answer: true or false.';
  if (type === 'TRUE_FALSE') return count === 2 ? null : 'A true/false question has two answers.';
  return count > 1 ? null : 'Give at least two answers.';
}

/** The errors of answers that repeat an earlier answer. For short answers, letter case is ignored. */
function checkDuplicates(type: QuestionType, answers: readonly string[]): Check[] {
  const seen = new Set<string>();
  return answers.flatMap((answer, at) => {
    const normalized = type === 'SHORT_ANSWER' ? answer.trim().toLowerCase() : answer.trim();
    if (seen.has(normalized)) return [[`answers.${at}`, 'This answer is listed twice.'] as const];
    seen.add(normalized);
    return [];
  });
}

function checkAnswers(question: Question): Check[] {
  const { type, answers, answerExplanations } = question;
  const count =
    checkCount(type, answers.length) ?? tooMany('answers', answers.length, questionLimits.answers);
  return [
    ['answers', count],
    ...checkDuplicates(type, answers),
    ...answers.map((answer, at): Check => [
      `answers.${at}`,
      textProblem('The answer', answer, questionLimits.answer),
    ]),
    ...answerExplanations.map((text, at): Check => [
      `answerExplanations.${at}`,
      tooLong('The explanation', text, questionLimits.explanation),
    ]),
    [
      'answerExplanations',
      answerExplanations.length > answers.length ? 'There are more explanations than answers.' : null,
    ],
    ['correctAnswer', isChoice(type) ? checkPositions(question) : null],
  ];
}

function numberProblem(value: number, min: number): string | null {
  if (!Number.isFinite(value)) return 'A number is needed.';
  if (value < min) return 'It must not be negative.';
  return Math.abs(value) <= maxNumber ? null : 'The number is too large.';
}

function checkNumeric({ numericAnswers }: Question): Check[] {
  const none = numericAnswers.length === 0 ? 'Give the right number.' : null;
  return [
    ['numericAnswers', none ?? tooMany('numbers', numericAnswers.length, questionLimits.answers)],
    ...numericAnswers.flatMap(({ value, tolerance }, at): Check[] => [
      [`numericAnswers.${at}.value`, numberProblem(value, -Infinity)],
      [`numericAnswers.${at}.tolerance`, numberProblem(tolerance, 0)],
    ]),
  ];
}

function checkPairs({ pairs }: Question): Check[] {
  const matchPrompts = pairs.map(({ left }) => left.trim()).filter((left) => left !== '');
  const few = matchPrompts.length < 2 ? 'Give at least two pairs.' : null;
  const twice =
    new Set(matchPrompts).size < matchPrompts.length ? 'Each left side can be listed only once.' : null;
  return [
    ['pairs', few ?? twice ?? tooMany('pairs', pairs.length, questionLimits.pairs)],
    ...pairs.flatMap(({ left, right }, at): Check[] => [
      [`pairs.${at}.left`, tooLong('The left side', left, questionLimits.answer)],
      [`pairs.${at}.right`, textProblem('The right side', right, questionLimits.answer)],
    ]),
  ];
}

function checkKey(question: Question): Check[] {
  if (question.type === 'ESSAY') return [];
  if (question.type === 'NUMERIC') return checkNumeric(question);
  if (question.type === 'MATCHING') return checkPairs(question);
  return checkAnswers(question);
}

function checkPoints(points: number): string | null {
  if (!Number.isFinite(points) || points < 0) return 'Points must be a number of 0 or more.';
  return points <= questionLimits.points
    ? null
    : `A question gives at most ${questionLimits.points.toLocaleString('en-US')} points.`;
}

function checkTotal(question: Question): string | null {
  const { answers, answerExplanations, explanation, pairs, concepts } = question;
  const texts = [
    question.question,
    explanation,
    ...answers,
    ...answerExplanations,
    ...concepts,
    ...pairs.flatMap(({ left, right }) => [left, right]),
  ];
  const total = texts.reduce((sum, { length }) => sum + length, 0);
  return total <= questionLimits.total
    ? null
    : `A question with its answers and explanations must not be longer than ${questionLimits.total.toLocaleString('en-US')} characters.`;
}

function checkImages(question: Question): string | null {
  return tooMany('images', imagesOfQuestion(question).length, imageLimits.ofQuestion);
}

/** All errors of a question by path (`answers.0`). Empty if there are none. */
export function checkQuestion(question: Question): FieldErrors {
  const { concepts } = question;
  const checks: readonly Check[] = [
    ['question', textProblem('The question', question.question, questionLimits.text)],
    ['explanation', tooLong('The explanation', question.explanation, questionLimits.explanation)],
    ['points', checkPoints(question.points)],
    ['concepts', tooMany('concepts', concepts.length, questionLimits.concepts)],
    ...concepts.map((concept, at): Check => [
      `concepts.${at}`,
      textProblem('The concept', concept, questionLimits.concept),
    ]),
    ...checkKey(question),
  ];
  const errors: FieldErrors = {};
  for (const [field, problem] of checks) if (problem !== null) errors[field] ??= problem;
  // The total is only checked without other errors, because a text that is too long already has an error.
  const total = Object.keys(errors).length === 0 ? (checkTotal(question) ?? checkImages(question)) : null;
  return total === null ? errors : { question: total };
}

function tidy(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

/**
 * The normal form of a question: fields that its type does not use are empty, texts are trimmed, line breaks are \n,
 * and positions are ascending.
 */
export function normalizeQuestion(question: Question): Question {
  const { type } = question;
  const answered = isChoice(type) || type === 'SHORT_ANSWER';
  const answers = answered ? question.answers.map(tidy) : [];
  const positions = isChoice(type)
    ? question.correctAnswer.toSorted((a, b) => a - b)
    : answers.map((_, at) => at + 1);
  const explained = question.answerExplanations.some((text) => text.trim() !== '');
  return {
    ...question,
    question: tidy(question.question),
    answers,
    correctAnswer: positions,
    answerExplanations:
      answered && explained ? answers.map((_, at) => tidy(question.answerExplanations[at] ?? '')) : [],
    numericAnswers: type === 'NUMERIC' ? question.numericAnswers : [],
    pairs:
      type === 'MATCHING'
        ? question.pairs.map(({ left, right }) => ({ left: tidy(left), right: tidy(right) }))
        : [],
    explanation: tidy(question.explanation),
    concepts: [...new Set(question.concepts.map(tidy))],
  };
}
