import type { Store } from '../../../functions/core/store/store.ts';
import { AttemptStore, openKeyOf, type AttemptDocument } from '../../../functions/quizzes/attempt.store.ts';
import { QuestionStore } from '../../../functions/quizzes/question.store.ts';
import { quizOf, type BankThings } from './bank-things.ts';

type QuizThings = Pick<BankThings, 'question'>;

/** What somebody has open at the quiz that everybody may take. */
export function attemptOf({ user }: { readonly user: string }): string {
  return `attempt-of-${user}`;
}

/** What was handed in at somebody's quiz. */
export function submissionOf({ question }: QuizThings): string {
  return `submission-of-${question}`;
}

async function blankAttempt(
  store: Store,
  { question }: QuizThings,
  userId: string,
  startedAt: string,
): Promise<AttemptDocument> {
  const questions = new QuestionStore(store);
  const [head] = await questions.findAll({ _id: { $eq: question } });
  const [version] = await questions.findVersions(head ? [head.versionId] : []);
  const quizId = quizOf({ question });
  const order = { optionIds: version?.prompt.options ?? [], rightIds: version?.prompt.rights ?? [] };
  return {
    _id: submissionOf({ question }),
    quizId,
    userId,
    takerName: 'Taker',
    takerEmail: 'taker@markwise.example',
    kind: 'GRADED',
    creditMethod: 'NET_CORRECT',
    number: 1,
    startedAt,
    dueAt: null,
    submittedAt: startedAt,
    items: [
      {
        questionId: question,
        versionId: version?._id ?? '',
        points: 1,
        optionIds: order.optionIds.map(({ id }) => id),
        rightIds: order.rightIds.map(({ id }) => id),
      },
    ],
    responses: {},
    results: { [question]: { share: 0, feedback: '' } },
    isScored: true,
    revision: 1,
    slot: `${openKeyOf(quizId, userId, 'GRADED')}:1`,
  };
}

/** An attempt of `userId` that is open. */
export async function openAttempt(store: Store, quiz: QuizThings, userId: string, at: string): Promise<void> {
  const attempt = await blankAttempt(store, quiz, userId, at);
  const openKey = openKeyOf(attempt.quizId, userId, 'GRADED');
  const open = { submittedAt: null, results: {}, isScored: false, openKey };
  await new AttemptStore(store).begin({ ...attempt, _id: attemptOf({ user: userId }), ...open });
}

/** An attempt of somebody who is gone by now, handed in. */
export async function submitAttempt(store: Store, quiz: QuizThings, at: string): Promise<void> {
  await new AttemptStore(store).begin(await blankAttempt(store, quiz, 'somebody', at));
}
