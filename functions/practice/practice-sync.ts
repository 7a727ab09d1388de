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
 * What was judged anew is learned anew, and what is right after all is no card. Everything has an id made of what it comes
 * from, so that a run that broke off, or two at once, change nothing twice.
 */
export class PracticeSync {
  constructor(private readonly parts: PracticeSyncParts) {}

  async run(userId: string): Promise<void> {
    const attempts = await this.parts.material.toLearn(userId);
    // Cards go before others come: what is right after all in one attempt may have been missed in another.
    const missed = await Promise.all(attempts.map((attempt) => this.count(userId, attempt)));
    await Promise.all(attempts.map((attempt, at) => this.learn(userId, attempt, missed[at] ?? [])));
  }

  private async learn(
    userId: string,
    attempt: LearnedAttempt,
    missed: readonly LearnedAnswer[],
  ): Promise<void> {
    await Promise.all(missed.map((answer) => this.addCard(userId, attempt, answer)));
    // What a person has yet to judge is learned from once that is done.
    if (attempt.answers.every(({ share }) => share !== null)) await this.parts.material.markLearned(attempt);
  }

  /** What becomes a card. */
  private async count(userId: string, attempt: LearnedAttempt): Promise<LearnedAnswer[]> {
    const counted = await Promise.all(
      attempt.answers.map((answer) => this.countAnswer(userId, attempt, answer)),
    );
    // Nobody would judge an essay in practice.
    return attempt.answers.filter(
      ({ share, type }, at) => counted[at] === true && share !== 1 && type !== 'ESSAY',
    );
  }

  /** False where it is not judged yet, or was judged anew meanwhile. */
  private async countAnswer(
    userId: string,
    { id: attemptId, courseId, submittedAt, revision }: LearnedAttempt,
    { questionId, concepts, share }: LearnedAnswer,
  ): Promise<boolean> {
    if (share === null) return false;
    const isNewest = await this.parts.practice.putAnswer({
      _id: `${attemptId}:${questionId}`,
      userId,
      courseId,
      kind: 'attempt',
      sourceId: attemptId,
      questionId,
      concepts,
      share,
      at: submittedAt,
      revision,
    });
    if (isNewest && share === 1)
      await this.parts.practice.removeUnpractised({ userId, attemptId, questionId });
    return isNewest;
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
