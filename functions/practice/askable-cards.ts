import type { PracticeMaterialService } from '../quizzes/index.ts';
import type { CardDocument, PracticeStore } from './practice.store.ts';

export interface AskableCardsDependencies {
  readonly practice: PracticeStore;
  readonly material: Pick<PracticeMaterialService, 'revealedQuizzes'>;
}

/**
 * Somebody's cards, of one course or of all, as far as they can be asked: a card waits while its quiz does not tell what is
 * right, be it for good or until there are no attempts left again.
 */
export async function askableCards(
  { practice, material }: AskableCardsDependencies,
  userId: string,
  courseId: string | undefined,
): Promise<readonly CardDocument[]> {
  const cards = await practice.listCards(userId, courseId);
  const revealedQuizzes = await material.revealedQuizzes(userId, [
    ...new Set(cards.map(({ quizId }) => quizId)),
  ]);
  return cards.filter(({ quizId }) => revealedQuizzes.has(quizId));
}
