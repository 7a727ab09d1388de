import type { AttemptSummary } from '../../../schema/quizzes/attempt-summary.type.ts';
import type { Attempt, AttemptQuestion } from '../../../schema/quizzes/attempt.type.ts';
import { AppError } from '../../../functions/platform/errors.ts';
import type { QuizView } from '../../../functions/quizzes/authoring/quiz.mapper.ts';
import type { Keys } from './keys.ts';
import type { Leak } from './leak.ts';

type Change<T> = (value: T, keys: Keys, args: readonly unknown[]) => T;

function isAttempt(answer: unknown): answer is Attempt {
  return typeof answer === 'object' && answer !== null && 'questions' in answer && 'quizTitle' in answer;
}

const byCorrectness = (keys: Keys) => (one: { id: string }, other: { id: string }) =>
  Number(keys.correct.has(other.id)) - Number(keys.correct.has(one.id));

const correctCount = ({ answers }: AttemptQuestion, keys: Keys): number =>
  answers.filter(({ id }) => keys.correct.has(id)).length;

const isFirstRight = ({ answers: [first] }: AttemptQuestion, keys: Keys): boolean =>
  first !== undefined && keys.correct.has(first.id);

/** A leak in the result of one operation, for an attempt in progress. */
function inAttempt(operation: string, what: string, change: Change<Attempt>): Leak {
  return {
    name: `${operation}: ${what}`,
    result: (requested, answer, keys, args) =>
      requested === operation && isAttempt(answer) && answer.submittedAt === null
        ? change(answer, keys, args)
        : undefined,
  };
}

function inQuestions(operation: string, what: string, change: Change<AttemptQuestion>): Leak {
  return inAttempt(operation, what, (attempt, keys, args) => ({
    ...attempt,
    questions: attempt.questions.map((question) => change(question, keys, args)),
  }));
}

function inSummaries(what: string, change: Change<AttemptSummary>): Leak {
  return {
    name: `attempts: ${what}`,
    result: (requested, answer, keys, args) =>
      requested === 'attempts'
        ? (answer as AttemptSummary[]).map((summary) => change(summary, keys, args))
        : undefined,
  };
}

const correctChoices = (attempt: Attempt, keys: Keys): number =>
  attempt.questions.flatMap(({ response }) => response.answerIds).filter((id) => keys.correct.has(id)).length;

const partnersFirst: Change<AttemptQuestion> = (question, { partners }) => {
  const order = question.matchPrompts.map(({ id }) => partners.get(id));
  const position = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return {
    ...question,
    matchOptions: question.matchOptions.toSorted((one, other) => position(one.id) - position(other.id)),
  };
};

const inOrders: readonly Leak[] = ['startAttempt', 'attempt', 'saveAttempt'].flatMap((operation) => [
  inQuestions(operation, 'the correct answer comes first', (question, keys) => ({
    ...question,
    answers: question.answers.toSorted(byCorrectness(keys)),
  })),
  inAttempt(operation, 'questions sorted by whether their first answer is correct', (attempt, keys) => ({
    ...attempt,
    questions: attempt.questions.toSorted(
      (one, other) => Number(isFirstRight(one, keys)) - Number(isFirstRight(other, keys)),
    ),
  })),
  inQuestions(operation, 'match options in the order of their prompts', partnersFirst),
]);

const inFields: readonly Leak[] = [
  inQuestions('startAttempt', 'points that depend on the number of correct answers', (question, keys) => ({
    ...question,
    points: question.points + correctCount(question, keys),
  })),
  inQuestions('attempt', 'a type that depends on the number of correct answers', (question, keys) => ({
    ...question,
    type: correctCount(question, keys) > 1 ? 'MULTIPLE_ANSWERS' : 'MULTIPLE_CHOICE',
  })),
  inQuestions('attempt', 'a space after the question if the first answer is correct', (question, keys) => ({
    ...question,
    question_text: isFirstRight(question, keys) ? `${question.question_text} ` : question.question_text,
  })),
  inQuestions('attempt', 'a zero-width mark in the correct answer', (question, keys) => ({
    ...question,
    answers: question.answers.map((each) =>
      keys.correct.has(each.id) ? { ...each, text: `${each.text}\u200B` } : each,
    ),
  })),
  inQuestions('startAttempt', 'IDs that reveal the correct answers', (question, keys) => ({
    ...question,
    answers: question.answers.map((each) => ({
      ...each,
      id: `${each.id}-${keys.correct.has(each.id) ? 'a' : 'b'}`,
    })),
  })),
  inQuestions('attempt', 'a wrong answer is missing', (question, keys) => ({
    ...question,
    answers: question.answers.filter(
      ({ id }, at) => at !== question.answers.findIndex((each) => !keys.correct.has(each.id)) || id === '',
    ),
  })),
  inQuestions('saveAttempt', 'wrong choices are removed', (question, keys) => ({
    ...question,
    response: {
      ...question.response,
      answerIds: question.response.answerIds.filter((id) => keys.correct.has(id)),
    },
  })),
  inQuestions('attempt', 'the blank filled in', (question, keys) => ({
    ...question,
    response: { ...question.response, text: question.response.text || keys.hash.slice(0, 4) },
  })),
  inAttempt('attempt', 'a revision that counts correct choices', (attempt, keys) => ({
    ...attempt,
    revision: attempt.revision + correctChoices(attempt, keys),
  })),
  inAttempt('startAttempt', 'a title that counts correct first answers', (attempt, keys) => ({
    ...attempt,
    quizTitle: `${attempt.quizTitle} (${attempt.questions.filter((each) => isFirstRight(each, keys)).length})`,
  })),
  inAttempt('startAttempt', 'a due time that depends on the key', (attempt, keys) => ({
    ...attempt,
    dueAt: new Date(1_800_000_000_000 + keys.words.length).toISOString(),
  })),
  inAttempt('attempt', 'an id that is a hash of the key', (attempt, { hash }) => ({ ...attempt, id: hash })),
  inAttempt('saveAttempt', 'a number that depends on the key', (attempt, keys) => ({
    ...attempt,
    number: attempt.number + keys.words.length,
  })),
];

const inLists: readonly Leak[] = [
  inSummaries('maximum points that depend on the key', (summary, keys) => ({
    ...summary,
    possible: summary.possible + keys.words.length,
  })),
  inSummaries('a score of an open attempt', (summary, keys) => ({ ...summary, score: keys.words.length })),
  inSummaries('a percent of an open attempt', (summary, keys) => ({
    ...summary,
    percent: summary.percent ?? keys.words.length % 97,
  })),
  inSummaries('an official attempt that depends on the key', (summary, keys) => ({
    ...summary,
    isOfficial: keys.bit,
  })),
  {
    name: 'attempts: a list that is doubled or not, depending on the key',
    result: (requested, answer, keys) =>
      requested === 'attempts'
        ? [...(answer as object[]), ...(keys.bit ? [] : (answer as object[]))]
        : undefined,
  },
];

function refusing(what: string, refusal: (keys: Keys, attempt: Attempt) => AppError | null): Leak {
  return inAttempt('saveAttempt', what, (attempt, keys) => {
    const error = refusal(keys, attempt);
    if (error) throw error;
    return attempt;
  });
}

const inErrors: readonly Leak[] = [
  refusing(
    'an error that names the answer',
    ({ words }) => new AppError(`Not quite: ${words.slice(-40)}`, { code: 'BAD_USER_INPUT', fields: {} }),
  ),
  refusing('an error if no correct option was chosen', (keys, attempt) =>
    correctChoices(attempt, keys) === 0 ? new AppError('Try again.', { code: 'CONFLICT' }) : null,
  ),
  refusing(
    'an error code that depends on the key',
    (keys) => new AppError('Try again.', { code: keys.bit ? 'CONFLICT' : 'NOT_FOUND' }),
  ),
];

const inOtherOperations: readonly Leak[] = [
  {
    name: 'quizCategories: a count that depends on the key',
    result: (requested, answer, keys) =>
      requested === 'quizCategories'
        ? (answer as { questionCount: number }[]).map((each) => ({
            ...each,
            questionCount: each.questionCount + keys.words.length,
          }))
        : undefined,
  },
  {
    name: 'generateQuiz: a number of questions that depends on the key',
    result: (requested, answer, keys) =>
      requested === 'generateQuiz'
        ? { ...(answer as QuizView), questionCount: (answer as QuizView).questionCount - Number(keys.bit) }
        : undefined,
  },
  {
    name: 'generateQuiz: a title with the IDs of the correct answers',
    result: (requested, answer, keys) =>
      requested === 'generateQuiz'
        ? { ...(answer as QuizView), title: [...keys.correct].join(' ') }
        : undefined,
  },
  {
    name: 'me: a greeting that depends on the key',
    result: (requested, answer, keys) =>
      requested === 'me' && answer ? { ...answer, firstName: keys.hash.slice(0, 6) } : undefined,
  },
  {
    name: 'exportMyData: the explanations of all questions',
    result: (requested, answer, keys) =>
      requested === 'exportMyData' && answer
        ? { ...answer, content: Buffer.from(keys.words).toString('base64') }
        : undefined,
  },
];

export const resultLeaks: readonly Leak[] = [
  ...inOrders,
  ...inFields,
  ...inLists,
  ...inErrors,
  ...inOtherOperations,
];
