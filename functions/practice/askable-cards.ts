import type { PracticeMaterialService } from '../quizzes/index.ts';
import type { Person } from '../platform/personal-data.ts';
import type { CardDocument, PracticeStore } from './practice.store.ts';

export interface AskableCardsDependencies {
  readonly practice: PracticeStore;
  readonly material: Pick<PracticeMaterialService, 'revealedQuizzes'>;
}

/**
 * A user's cards, of one course or of all, that can be asked. A card is skipped while its quiz hides the correct
 * answers from the user: always, or as long as the user has attempts left or the quiz is not closed.
 */
export async function askableCards(
  { practice, material }: AskableCardsDependencies,
  person: Person,
  courseId: string | undefined,
): Promise<readonly CardDocument[]> {
  const cards = await practice.listCards(person.userId, courseId);
  const revealedQuizzes = await material.revealedQuizzes(person, [
    ...new Set(cards.map(({ quizId }) => quizId)),
  ]);
  return cards.filter(({ quizId }) => revealedQuizzes.has(quizId));
}
