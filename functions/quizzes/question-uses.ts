import { isAdmin, type Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { QuizDocument, QuizStore } from './quiz.store.ts';

/** Named in one sentence. */
const mostNamed = 5;
const mostQuizzes = 1000;

function named(quiz: QuizDocument): string {
  return `“${quiz.title}”${quiz.deletedOn === null ? '' : ' (deleted, and still to be restored)'}`;
}

function counted(count: number, of: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'quiz' : 'quizzes'} ${of}`;
}

function sentence(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  const places = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
  return `The question stands in ${places}. Take it out there first.`;
}

/**
 * Why a question cannot be deleted: the quizzes in which it stands, those that can be restored since `since` among them.
 * Null where nothing is in the way. Quizzes of others are counted, not named.
 */
export async function findUses(
  quizzes: QuizStore,
  questionId: string,
  { actor, since }: { readonly actor: Actor; readonly since: string },
): Promise<AppError | null> {
  const found = await quizzes.list(
    {
      'questions.questionId': { $eq: questionId },
      practiceOf: null,
      $or: [{ deletedOn: null }, { deletedOn: { $gt: since } }],
    },
    mostQuizzes,
  );
  if (found.length === 0) return null;
  const visible = found.filter(({ ownerId }) => isAdmin(actor) || ownerId === actor.userId);
  const unnamed = visible.length - Math.min(visible.length, mostNamed);
  const others = found.length - visible.length;
  const parts = [
    ...visible.slice(0, mostNamed).map(named),
    ...(unnamed > 0 ? [counted(unnamed, 'more')] : []),
    ...(others > 0 ? [counted(others, 'of others')] : []),
  ];
  return new AppError(sentence(parts), { code: 'CONFLICT' });
}
