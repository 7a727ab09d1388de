import type { QuestionPrompt } from '../../../core/quizzes/question-parts.ts';
import type { QuestionResponse } from '../../../core/quizzes/response.ts';
import { day, isoAfter, minute, type Clock } from '../../../functions/platform/clock.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import {
  AttemptStore,
  openKeyOf,
  type AttemptDocument,
} from '../../../functions/quizzes/attempts/attempt.store.ts';
import type { AttemptItem } from '../../../functions/quizzes/attempts/attempt-item.ts';
import { ResponseStore, type Responses } from '../../../functions/quizzes/attempts/response.store.ts';
import { QuestionStore } from '../../../functions/quizzes/bank/question.store.ts';
import { QuizStore } from '../../../functions/quizzes/authoring/quiz.store.ts';
import { quizOf, type BankThings } from './bank-things.ts';

type QuizThings = Pick<BankThings, 'question'>;

export interface AttemptWorld {
  readonly store: Store;
  readonly clock: Clock;
}

/** ID of the user's open attempt at the quiz that everybody can take. */
export function attemptOf({ user }: { readonly user: string }): string {
  return `attempt-of-${user}`;
}

/** ID of the user's submitted attempt at the quiz that everybody can take. */
export function pastAttemptOf({ user }: { readonly user: string }): string {
  return `past-attempt-of-${user}`;
}

/** ID of somebody's submitted attempt at the quiz that contains the question. */
export function submissionOf({ question }: QuizThings): string {
  return `submission-of-${question}`;
}

/** A response to a question: the first option or match, or a text if the question has neither. */
function someResponse({ options, matchPrompts, matchOptions }: QuestionPrompt): QuestionResponse {
  const [option] = options;
  const [left] = matchPrompts;
  const [right] = matchOptions;
  return {
    optionIds: option ? [option.id] : [],
    text: option || left ? '' : '1',
    matches: left && right ? [{ promptId: left.id, optionId: right.id }] : [],
  };
}

async function questionsOfQuiz(store: Store, quizId: string) {
  const questions = new QuestionStore(store);
  const quiz = await new QuizStore(store).find(quizId);
  const ids = quiz?.questions.map(({ questionId }) => questionId) ?? [];
  const heads = await questions.findAll({ _id: { $in: ids } });
  const versions = await questions.findVersions(heads.map(({ versionId }) => versionId));
  return ids.flatMap((questionId) => {
    const version = versions.find((each) => each.questionId === questionId);
    if (!version) return [];
    const { _id: versionId, prompt, points } = version;
    const optionIds = prompt.options.map(({ id }) => id);
    const matchOptionIds = prompt.matchOptions.map(({ id }) => id);
    const item: AttemptItem = { questionId, versionId, points, optionIds, matchOptionIds };
    return [{ item, response: someResponse(prompt), type: prompt.type }];
  });
}

type AnsweredDocument = AttemptDocument & { readonly responses: Responses };

/** Stores an attempt, with its responses in a separate document. */
async function storeAttempt(
  { store }: AttemptWorld,
  { responses, ...attempt }: AnsweredDocument,
): Promise<void> {
  const { _id, userId, quizId, revision, submittedAt } = attempt;
  const closed = submittedAt === null ? {} : { closed: { submittedAt } };
  await new AttemptStore(store).begin(attempt);
  await new ResponseStore(store).add({ _id, userId, quizId, responses, revision, ...closed });
}

/**
 * An attempt that was submitted two days ago, so that its missed questions are due for practice. `share`: the part of
 * its points that each response earned, 0 to 1. `waits`: whether its essays are not graded yet.
 */
async function submittedAttempt(
  { store, clock }: AttemptWorld,
  quiz: QuizThings,
  userId: string,
  { share, waits = false }: { readonly share: number; readonly waits?: boolean },
): Promise<Omit<AnsweredDocument, '_id'>> {
  const quizId = quizOf(quiz);
  const answeredQuestions = await questionsOfQuiz(store, quizId);
  const ofEach = <T>(value: (one: (typeof answeredQuestions)[number]) => T) =>
    Object.fromEntries(answeredQuestions.map((one) => [one.item.questionId, value(one)]));
  const at = isoAfter(clock, -2 * day);
  const isWaiting = ({ type }: (typeof answeredQuestions)[number]) => waits && type === 'ESSAY';
  return {
    quizId,
    userId,
    takerName: 'Taker',
    takerEmail: 'taker@markwise.example',
    kind: 'GRADED',
    creditMethod: 'NET_CORRECT',
    number: 1,
    startedAt: at,
    dueAt: isoAfter(clock, -2 * day + 30 * minute),
    submittedAt: at,
    items: answeredQuestions.map(({ item }) => item),
    responses: ofEach(({ response }) => response),
    results: ofEach((one) => ({ share: isWaiting(one) ? null : share, feedback: 'Read it again.' })),
    isScored: true,
    toGradeCount: answeredQuestions.filter(isWaiting).length,
    revision: 1,
    slot: `${openKeyOf(quizId, userId, 'GRADED')}:1`,
  };
}

/** Stores two attempts of a user at a quiz: a submitted one with only wrong responses, and an open one. */
export async function takeQuiz(world: AttemptWorld, quiz: QuizThings, userId: string): Promise<void> {
  const past = await submittedAttempt(world, quiz, userId, { share: 0 });
  await storeAttempt(world, { ...past, _id: pastAttemptOf({ user: userId }) });
  const openKey = openKeyOf(past.quizId, userId, 'GRADED');
  await storeAttempt(world, {
    ...past,
    _id: attemptOf({ user: userId }),
    number: 2,
    startedAt: isoAfter(world.clock, 0),
    dueAt: isoAfter(world.clock, 30 * minute),
    submittedAt: null,
    results: {},
    isScored: false,
    openKey,
    slot: `${openKey}:2`,
  });
}

/**
 * Stores submitted attempts of users without an account. Every other attempt is completely correct. The
 * essays of the last one are not graded yet.
 */
export async function submitAttempts(world: AttemptWorld, quiz: QuizThings, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const attempt = await submittedAttempt(world, quiz, `somebody-${index}`, {
      share: index % 2,
      waits: index === count - 1,
    });
    const _id = index === 0 ? submissionOf(quiz) : `${submissionOf(quiz)}-${index}`;
    await storeAttempt(world, { ...attempt, _id, items: withHigherPoints(attempt.items) });
  }
}

/** The items with one more point for the first question, so that the attempt can be regraded. */
function withHigherPoints([first, ...rest]: readonly AttemptItem[]): readonly AttemptItem[] {
  return first ? [{ ...first, points: first.points + 1 }, ...rest] : [];
}
