import { isAdmin } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { inChunks } from '../../platform/in-chunks.ts';
import type { Editor } from './question.store.ts';
import type { QuizDocument, QuizStore } from '../authoring/quiz.store.ts';

/** Maximum quizzes named in the message. */
const maxNamed = 5;

function quotedTitle(quiz: QuizDocument): string {
  return `“${quiz.title}”${quiz.deletedAt === null ? '' : ' (deleted, can be restored)'}`;
}

function quizCount(count: number, suffix: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'quiz' : 'quizzes'} ${suffix}`;
}

/** Questions per query. */
const chunkSize = 200;

/** `usedCount` of the `count` questions to delete are used in the listed quizzes. */
function refusalText(quizTexts: readonly string[], usedCount: number, count: number): string {
  const last = quizTexts.at(-1) ?? '';
  const quizzes = quizTexts.length > 1 ? `${quizTexts.slice(0, -1).join(', ')} and ${last}` : last;
  if (count === 1) return `The question is used in ${quizzes}. Remove it there first.`;
  if (usedCount === 1)
    return `One of the questions is used in ${quizzes}. Remove it there first; none was deleted.`;
  return `${usedCount} of the questions are used in ${quizzes}. Remove them there first; none was deleted.`;
}

/**
 * The error that questions cannot be deleted, because quizzes use them. Null if no quiz does. Quizzes that were
 * deleted after `since` count too, because they can be restored. Quizzes of others are counted, not named. The
 * error's `inUse` lists the questions in use.
 */
export async function findUses(
  quizzes: QuizStore,
  questionIds: readonly string[],
  { actor, since }: { readonly actor: Editor; readonly since: string },
): Promise<AppError | null> {
  const found = await quizzesWith(quizzes, questionIds, since);
  if (found.length === 0) return null;
  const visible = found.filter(({ ownerId }) => isAdmin(actor) || ownerId === actor.userId);
  const unnamed = visible.length - Math.min(visible.length, maxNamed);
  const others = found.length - visible.length;
  const quizTexts = [
    ...visible.slice(0, maxNamed).map(quotedTitle),
    ...(unnamed > 0 ? [quizCount(unnamed, 'more')] : []),
    ...(others > 0 ? [quizCount(others, 'of others')] : []),
  ];
  const usedIds = new Set(found.flatMap((quiz) => quiz.questions.map(({ questionId }) => questionId)));
  const inUse = questionIds.filter((id) => usedIds.has(id));
  return new AppError(refusalText(quizTexts, inUse.length, questionIds.length), { code: 'CONFLICT', inUse });
}

async function quizzesWith(
  quizzes: QuizStore,
  questionIds: readonly string[],
  since: string,
): Promise<QuizDocument[]> {
  const conditions = { practiceOf: null, $or: [{ deletedAt: null }, { deletedAt: { $gt: since } }] };
  const found = await inChunks(questionIds, chunkSize, (some) =>
    quizzes.list({ ...conditions, 'questions.questionId': { $in: some } }),
  );
  return [...new Map(found.map((quiz) => [quiz._id, quiz])).values()];
}
