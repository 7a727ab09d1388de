import type { PracticeCard } from '../../schema/practice/practice.type.ts';
import type { ShownQuestion } from '../quizzes/index.ts';
import type { CardDocument } from './practice.store.ts';

const emptyResponse = { answerIds: [], text: '', matches: [] };

/** `dueAt`: due time of the card, which depends on the plan of its course. */
export function toCardView({
  card: { _id, quizId, courseId, concepts, memory },
  dueAt,
  question,
}: {
  readonly card: CardDocument;
  readonly dueAt: string;
  readonly question: ShownQuestion;
}): PracticeCard {
  return {
    id: _id,
    quizId,
    courseId,
    question: { ...question, response: emptyResponse },
    concepts,
    dueAt,
    cardRevision: memory.repetitions,
  };
}
