import type { PracticeMaterialService } from '../quizzes/index.ts';
import type { CardDocument, PracticeStore } from './practice.store.ts';

export interface AskableCardsDependencies {
  readonly practice: PracticeStore;
  readonly material: Pick<PracticeMaterialService, 'revealedQuizzes'>;
}

/**
 * A user's cards, of one course or of all, that can be asked. A card is skipped while its quiz hides the correct
 * answers from the user: always, or as long as the user has attempts left.
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
