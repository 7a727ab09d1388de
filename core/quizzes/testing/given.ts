import type { Random } from '../random.ts';
import { randomOf } from '../seeded-random.ts';
import { splitQuestion } from '../question-parts.ts';
import { normalizeQuestion } from '../question-rules.ts';
import { blankQuestion, type Question } from '../question.ts';
import { noResponse, type QuestionResponse } from '../response.ts';

/** A multiple choice question for tests. Other fields than `fields` have default values. */
export function choice(fields: Partial<Question> = {}): Question {
  return normalizeQuestion({
    ...blankQuestion,
    question: 'Which planet is the largest?',
    answers: ['Mars', 'Jupiter', 'Venus'],
    correctAnswer: [2],
    ...fields,
  });
}

export function several(fields: Partial<Question> = {}): Question {
  return choice({
    type: 'MULTIPLE_ANSWERS',
    question: 'Which are prime?',
    answers: ['2', '3', '4', '6'],
    correctAnswer: [1, 2],
    ...fields,
  });
}

export function trueFalse(right: boolean, fields: Partial<Question> = {}): Question {
  return choice({
    type: 'TRUE_FALSE',
    question: 'The sun is a star.',
    answers: ['True', 'False'],
    correctAnswer: [right ? 1 : 2],
    ...fields,
  });
}

export function shortAnswer(answers: readonly string[], fields: Partial<Question> = {}): Question {
  return choice({ type: 'SHORT_ANSWER', question: 'The capital of France?', answers, ...fields });
}

/** A NUMERIC question. Each answer is `value` or `[value, tolerance]`. */
export function numeric(
  answers: readonly (number | readonly [value: number, tolerance: number])[],
  fields: Partial<Question> = {},
): Question {
  const numericAnswers = answers.map((answer) =>
    typeof answer === 'number' ? { value: answer, tolerance: 0 } : { value: answer[0], tolerance: answer[1] },
  );
  return choice({ type: 'NUMERIC', question: 'What is pi?', numericAnswers, ...fields });
}

/** A MATCHING question. Each pair is `[left, right]`. A pair with an empty left side is a distractor. */
export function matching(
  pairs: readonly (readonly [left: string, right: string])[],
  fields: Partial<Question> = {},
): Question {
  return choice({
    type: 'MATCHING',
    question: 'Which capital belongs to which country?',
    pairs: pairs.map(([left, right]) => ({ left, right })),
    ...fields,
  });
}

export function essay(fields: Partial<Question> = {}): Question {
  return choice({ type: 'ESSAY', question: 'Why is the sky blue?', ...fields });
}

/** Returns a function that creates the IDs 'id-1', 'id-2', … */
export function countedIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `id-${count}`;
  };
}

/** The prompt and the key of a question, with IDs from `countedIds`. */
export function partsOf(question: Question, random: Random = randomOf('parts')) {
  return splitQuestion(question, { newId: countedIds(), random });
}

/** A response. Fields that are not passed are empty. */
export function response(fields: Partial<QuestionResponse>): QuestionResponse {
  return { ...noResponse, ...fields };
}
