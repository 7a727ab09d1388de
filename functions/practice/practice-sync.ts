import type { Person } from '../platform/personal-data.ts';
import { SharedRuns } from '../platform/shared-runs.ts';
import type { LearnedAnswer, AttemptToSchedule, PracticeMaterialService } from '../quizzes/index.ts';
import { asked, newMemory } from './memory.ts';
import type { CardDocument, PracticeStore } from './practice.store.ts';

export interface PracticeSyncDependencies {
  readonly practice: PracticeStore;
  readonly material: Pick<PracticeMaterialService, 'attemptsToSchedule' | 'markScheduled'>;
}

/** ID of a card. Computed from the user and the question, so that there is one card for both. */
function cardId(userId: string, questionId: string): string {
  return `${userId}:${questionId}`;
}

/** The missed questions of each attempt. */
type Missed = ReadonlyMap<AttemptToSchedule, readonly LearnedAnswer[]>;

/**
 * Adds submitted attempts to the practice of a user: each answer counts for its concepts, and each missed question
 * becomes a card, except essays. After a regrade, the attempt is processed again: the card of a question that is now
 * correct is removed, unless the card was practised. Every ID is computed from its source, so that repeated and
 * concurrent runs change nothing twice. Concurrent requests of one user share a run.
 */
export class PracticeSync {
  private readonly runs = new SharedRuns();

  constructor(private readonly dependencies: PracticeSyncDependencies) {}

  run(person: Person): Promise<void> {
    return this.runs.run(person.userId, () => this.processAttempts(person));
  }

  private async processAttempts(person: Person): Promise<void> {
    const { userId } = person;
    const attempts = await this.dependencies.material.attemptsToSchedule(person);
    const missed = new Map<AttemptToSchedule, readonly LearnedAnswer[]>();
    // Removes cards before it adds others: a question may be correct in one attempt, after a regrade, and missed in
    // another attempt.
    for (const attempt of attempts)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
      missed.set(attempt, await this.recordAnswers(userId, attempt));
    await this.addCards(userId, missed);
    // Whenever an attempt is graded again, its mark is removed, so that the attempt is processed again.
    for (const attempt of attempts)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await this.dependencies.material.markScheduled(attempt);
  }

  /** Records the answers of an attempt. Returns the missed questions, which become cards. */
  private async recordAnswers(userId: string, attempt: AttemptToSchedule): Promise<LearnedAnswer[]> {
    const { id: attemptId, quizId, courseId, submittedAt, revision } = attempt;
    const { practice } = this.dependencies;
    const graded = attempt.answers.flatMap((answer) => {
      const { questionId, concepts, share, type } = answer;
      // The answer is not graded yet.
      if (share === null) return [];
      const source = {
        userId,
        courseId,
        kind: 'attempt',
        sourceId: attemptId,
        questionId,
        at: submittedAt,
        ...(type === 'ESSAY' && { essayQuizId: quizId }),
      } as const;
      return [
        { answer, document: { ...source, _id: `${attemptId}:${questionId}`, concepts, share, revision } },
      ];
    });
    const newest = await practice.putAnswers(graded.map(({ document }) => document));
    const known = graded.filter(({ document }) => newest.has(document._id)).map(({ answer }) => answer);
    const correct = known.filter(({ share }) => share === 1).map(({ questionId }) => questionId);
    await practice.removeUnpractised({ userId, attemptId, questionIds: correct });
    // An essay does not become a card, since nobody grades it in practice.
    return known.filter(({ share, type }) => share !== 1 && type !== 'ESSAY');
  }

  /** Adds the cards. A question that was missed in several attempts becomes one card. */
  private async addCards(userId: string, missed: Missed): Promise<void> {
    const cards = new Map<string, CardDocument>();
    for (const [attempt, answers] of missed)
      for (const answer of answers) {
        const card = newCard(userId, attempt, answer);
        if (!cards.has(card._id)) cards.set(card._id, card);
      }
    await this.dependencies.practice.addCards([...cards.values()]);
  }
}

function newCard(userId: string, attempt: AttemptToSchedule, answer: LearnedAnswer): CardDocument {
  const { questionId, versionId, concepts } = answer;
  const { id: attemptId, quizId, courseId, submittedAt } = attempt;
  const at = new Date(submittedAt);
  return {
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
  };
}
