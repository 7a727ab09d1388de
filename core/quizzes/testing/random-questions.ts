import * as fc from 'fast-check';
import { normalizeQuestion, questionLimits } from '../question-rules.ts';
import {
  blankQuestion,
  difficulties,
  type MatchingPair,
  type NumericAnswer,
  type Question,
  type QuestionType,
  questionTypes,
} from '../question.ts';

/** Characters that have a meaning in a file format. */
const signs = fc.oneof(
  fc.constantFrom(...'\\#=~{}:%[]<>&/$*_^+-.,;)("\'!?|@`'),
  fc.constantFrom(
    '\n',
    '\n\n',
    '\t',
    ' ',
    '\u00A0',
    '\\n',
    '->',
    '//',
    '::',
    '####',
    '%50%',
    '</p>',
    '&amp;',
    '+-',
  ),
);
const words = fc.oneof(
  fc.constantFrom(
    'TRUE',
    'F',
    'ANSWER: A',
    'A) ',
    'b. ',
    '1. ',
    '[html]',
    '[id:x]',
    '$CATEGORY: x',
    'GROUP',
    '____',
  ),
  fc.constantFrom(
    '[*] ',
    'Points: 2',
    'pick: 1',
    '<script>alert(1)</script>',
    '* ',
    '+ ',
    '...',
    '3.14',
    'größer',
    '鶴',
    '👩‍🚀',
  ),
);
const fragment = fc.oneof(
  signs,
  words,
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 2 }),
);

/** Texts with many special characters of the file formats. They are trimmed and not empty, with line breaks \n. */
export const randomText: fc.Arbitrary<string> = fc
  .array(fragment, { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join('').replaceAll(/\r\n?/g, '\n').trim())
  .filter((text) => text !== '');

const randomConcept = randomText.filter(({ length }) => length <= questionLimits.concept);

const orEmpty = (texts: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 3, arbitrary: texts });

const randomNumber = fc
  .oneof(
    fc.integer({ min: -1_000, max: 1_000 }),
    fc.integer({ min: -100_000, max: 100_000 }).map((thousandths) => thousandths / 1_000),
    fc.double({ min: -1e15, max: 1e15, noNaN: true }),
    fc.constantFrom(1e-7, 6.02e-23, 1e15),
  )
  // Adding 0 changes -0 to 0.
  .map((value) => value + 0);

export const randomNumericAnswers: fc.Arbitrary<NumericAnswer[]> = fc.array(
  fc.record({ value: randomNumber, tolerance: fc.oneof(fc.constant(0), randomNumber.map(Math.abs)) }),
  { minLength: 1, maxLength: 4 },
);

const subset = (count: number, min: number, max: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: count }), { minLength: min, maxLength: Math.min(max, count) })
    .map((positions) => positions.toSorted((a, b) => a - b));

/** Positions of correct answers, from 1. `count`: number of all answers. */
export function randomPositions(type: QuestionType, count: number): fc.Arbitrary<number[]> {
  return subset(count, 1, type === 'MULTIPLE_ANSWERS' ? count : 1);
}

/** Random pairs. Each match option is used by one or more match prompts, or as a distractor. */
export function randomPairs(
  matchPrompts: readonly string[],
  matchOptions: readonly string[],
): fc.Arbitrary<MatchingPair[]> {
  return fc
    .array(fc.nat({ max: matchOptions.length - 1 }), {
      minLength: matchPrompts.length,
      maxLength: matchPrompts.length,
    })
    .map((partners) => {
      const pairs = matchPrompts.map((left, at) => ({ left, right: matchOptions[partners[at] ?? 0] ?? '' }));
      const unused = matchOptions.filter((right) => !pairs.some((pair) => pair.right === right));
      return [...pairs, ...unused.map((right) => ({ left: '', right }))];
    });
}

type Key = Partial<Question>;

function randomKey(type: QuestionType, texts: fc.Arbitrary<string>): fc.Arbitrary<Key> {
  const normalize = (text: string) => (type === 'SHORT_ANSWER' ? text.toLowerCase() : text);
  const answers = (minLength: number, maxLength: number) =>
    fc.uniqueArray(texts, { minLength, maxLength, selector: normalize });
  if (type === 'ESSAY') return fc.constant({});
  if (type === 'NUMERIC') return randomNumericAnswers.map((numericAnswers) => ({ numericAnswers }));
  if (type === 'MATCHING') {
    return fc
      .tuple(answers(2, 5), answers(1, 6))
      .chain(([matchPrompts, matchOptions]) => randomPairs(matchPrompts, matchOptions))
      .map((pairs) => ({ pairs }));
  }
  if (type === 'SHORT_ANSWER') return answers(1, 4).chain((accepted) => withExplanations(accepted, texts));
  if (type === 'TRUE_FALSE') {
    return fc
      .tuple(withExplanations(['True', 'False'], texts), randomPositions(type, 2))
      .map(([key, correctAnswer]) => ({ ...key, correctAnswer }));
  }
  return answers(2, 6).chain((options) =>
    fc
      .tuple(withExplanations(options, texts), randomPositions(type, options.length))
      .map(([key, correctAnswer]) => ({ ...key, correctAnswer })),
  );
}

function withExplanations(answers: readonly string[], texts: fc.Arbitrary<string>): fc.Arbitrary<Key> {
  const { length } = answers;
  return fc
    .oneof(fc.constant([]), fc.array(orEmpty(texts), { minLength: length, maxLength: length }))
    .map((answerExplanations) => ({ answers, answerExplanations }));
}

/** Valid questions in the normal form. */
export function randomQuestion(
  types: readonly QuestionType[] = questionTypes,
  texts = randomText,
): fc.Arbitrary<Question> {
  const common = fc.record({
    type: fc.constantFrom(...types),
    question: texts,
    explanation: orEmpty(texts),
    concepts: fc.uniqueArray(randomConcept, { maxLength: 3 }),
    difficulty: fc.constantFrom(null, ...difficulties),
    points: fc.oneof(fc.constantFrom(0, 0.5, 1, 2, 10_000), fc.double({ min: 0, max: 100, noNaN: true })),
  });
  return common.chain((fields) =>
    randomKey(fields.type, texts).map((key) => normalizeQuestion({ ...blankQuestion, ...fields, ...key })),
  );
}

/** Random fields that change the key of a question, but not its prompt. */
const randomOtherKey = (question: Question): fc.Arbitrary<Key> => {
  const { type, answers, pairs } = question;
  const matchPrompts = pairs.map(({ left }) => left).filter((left) => left !== '');
  const matchOptions = [...new Set(pairs.map(({ right }) => right))];
  if (type === 'MATCHING') return randomPairs(matchPrompts, matchOptions).map((mixed) => ({ pairs: mixed }));
  if (type === 'SHORT_ANSWER' || type === 'NUMERIC' || type === 'ESSAY') return randomKey(type, randomText);
  return fc
    .tuple(withExplanations(answers, randomText), randomPositions(type, answers.length))
    .map(([key, correctAnswer]) => ({ ...key, correctAnswer }));
};

/** Two questions with the same prompt, but with different keys and explanations. */
const questionWithTwoKeys: fc.Arbitrary<readonly [Question, Question]> = randomQuestion().chain((question) =>
  fc
    .tuple(randomOtherKey(question), orEmpty(randomText))
    .map(([key, explanation]) => [question, normalizeQuestion({ ...question, ...key, explanation })]),
);

const permuted = <T>(things: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...things], { minLength: things.length });

/** The same question with its answers and pairs in another order. */
function reordered(question: Question): fc.Arbitrary<Question> {
  const { answers, correctAnswer, answerExplanations, pairs } = question;
  const positions = answers.map((_, at) => at);
  return fc.tuple(permuted(positions), permuted(pairs)).map(([order, mixed]) =>
    normalizeQuestion({
      ...question,
      answers: order.map((at) => answers[at] ?? ''),
      answerExplanations:
        answerExplanations.length > 0 ? order.map((at) => answerExplanations[at] ?? '') : [],
      correctAnswer: order.flatMap((at, position) => (correctAnswer.includes(at + 1) ? [position + 1] : [])),
      pairs: mixed,
    }),
  );
}

/** Two questions with the same prompt, but with different keys, explanations and orders of answers. */
export const questionOfTwoAuthors: fc.Arbitrary<readonly [Question, Question]> = questionWithTwoKeys.chain(
  ([one, other]) => reordered(other).map((moved) => [one, moved]),
);

/** A question, and the same question with its answers and pairs in another order. */
export const questionInTwoOrders: fc.Arbitrary<readonly [Question, Question]> = randomQuestion().chain(
  (question) => reordered(question).map((moved) => [question, moved]),
);

const onOneLine = randomText.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');

/** A name, a category, both or neither. */
export const randomFiling: fc.Arbitrary<{ name?: string; category?: string }> = fc.record(
  { name: onOneLine, category: onOneLine },
  { requiredKeys: [] },
);
