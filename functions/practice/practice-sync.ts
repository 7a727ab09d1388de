import type { Person } from '../platform/personal-data.ts';
import { SharedRuns } from '../platform/shared-runs.ts';
import type { LearnedAnswer, AttemptToSchedule, PracticeMaterialService } from '../quizzes/index.ts';
import { asked, newMemory } from './memory.ts';
import type { CardDocument, PracticeStore } from './practice.store.ts';

export interface PracticeSyncDependencies {
  readonly practice: PracticeStore;
  readonly material: Pick<PracticeMaterialService, 'attemptsToSchedule' | 'markScheduled'>;
}

/** Derived from user and question, so that creating a card again finds the existing one. */
function cardId(userId: string, questionId: string): string {
  return `${userId}:${questionId}`;
}

/** Missed questions by attempt. */
type Missed = ReadonlyMap<AttemptToSchedule, readonly LearnedAnswer[]>;

/**
 * Turns submitted attempts into practice: each answer counts for its concepts, and each missed question becomes a
 * card, except essays. After a regrade the attempt is processed again: a question that is now correct loses its
 * card, unless the card was practised. Every ID is derived from its source, so that repeated and concurrent runs
 * change nothing twice. Requests of one user share a run.
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
    // Cards are removed before others are added: a question that a regrade made correct in one attempt may have
    // been missed in another.
    for (const attempt of attempts)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
      missed.set(attempt, await this.recordAnswers(userId, attempt));
    await this.addCards(userId, missed);
    // Grading an attempt removes this mark, so that the attempt is processed again.
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

  /** A question that was missed several times becomes one card. */
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
