import type { PracticeMaterialService } from '../quizzes/index.ts';
import type { Person } from '../platform/personal-data.ts';
import type { CardDocument, PracticeStore } from './practice.store.ts';

export interface AskableCardsDependencies {
  readonly practice: PracticeStore;
  readonly material: Pick<PracticeMaterialService, 'revealedQuizzes'>;
}

/**
 * A user's cards that can be asked. `courseId`: undefined for all courses. A card is skipped while its quiz hides the
 * correct answers from the user, because the answer to a card shows the correct answer.
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
