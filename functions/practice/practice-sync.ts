import type {
  LearnedAnswer,
  LearnedAttempt,
  PracticeMaterialService,
} from '../quizzes/practice-material.service.ts';
import { asked, newMemory } from './memory.ts';
import type { PracticeStore } from './practice.store.ts';

export interface PracticeSyncParts {
  readonly practice: PracticeStore;
  readonly material: Pick<PracticeMaterialService, 'toLearn' | 'markLearned'>;
}

/** Made of the two, so that whoever makes it again finds it there. */
function cardId(userId: string, questionId: string): string {
  return `${userId}:${questionId}`;
}

/**
 * Makes practice of what was handed in: each answer counts for its concepts, and each that was not right becomes a card.
 * Everything has an id made of what it comes from, so that a run that broke off, or two at once, change nothing twice.
 */
export class PracticeSync {
  constructor(private readonly parts: PracticeSyncParts) {}

  async run(userId: string): Promise<void> {
    const attempts = await this.parts.material.toLearn(userId);
    await Promise.all(attempts.map((attempt) => this.learn(userId, attempt)));
  }

  private async learn(userId: string, attempt: LearnedAttempt): Promise<void> {
    await Promise.all(attempt.answers.map((answer) => this.take(userId, attempt, answer)));
    // What a person has yet to judge is learned from once that is done.
    if (attempt.answers.every(({ share }) => share !== null))
      await this.parts.material.markLearned(attempt.id);
  }

  private async take(userId: string, attempt: LearnedAttempt, answer: LearnedAnswer): Promise<void> {
    const { share } = answer;
    if (share === null) return;
    const { id, courseId, submittedAt } = attempt;
    await this.parts.practice.addAnswer({
      _id: `${id}:${answer.questionId}`,
      userId,
      courseId,
      kind: 'attempt',
      sourceId: id,
      questionId: answer.questionId,
      concepts: answer.concepts,
      share,
      at: submittedAt,
    });
    // Nobody would judge an essay in practice.
    if (share < 1 && answer.type !== 'ESSAY') await this.addCard(userId, attempt, answer);
  }

  private async addCard(userId: string, attempt: LearnedAttempt, answer: LearnedAnswer): Promise<void> {
    const { questionId, versionId, concepts } = answer;
    const { id: attemptId, quizId, courseId, submittedAt } = attempt;
    const at = new Date(submittedAt);
    await this.parts.practice.addCard({
      _id: cardId(userId, questionId),
      userId,
      courseId,
      quizId,
      attemptId,
      questionId,
      versionId,
      concepts,
      memory: asked(newMemory(at), false, at),
      revision: 1,
    });
  }
}
