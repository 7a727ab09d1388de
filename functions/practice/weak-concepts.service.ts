import { conceptStrengths, weakBelow } from '../../core/practice/concept-strength.ts';
import type { WeakConcept } from '../../schema/practice/practice.type.ts';
import type { Actor } from '../platform/actor.ts';
import { askableCards, type AskableCardsDependencies } from './askable-cards.ts';
import type { PracticeSync } from './practice-sync.ts';
import type { AnswerDocument, CardDocument } from './practice.store.ts';

export interface WeakConceptsDependencies extends AskableCardsDependencies {
  readonly sync: PracticeSync;
}

const maxEvidence = 10;
const maxConcepts = 50;

interface AboutConcepts {
  readonly concepts: readonly string[];
}

/** Groups objects by concept, in lower case. Each group has the order of `all`. */
function byConcept<T extends AboutConcepts>(all: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const each of all)
    for (const concept of new Set(each.concepts.map((one) => one.toLowerCase()))) {
      const conceptAnswers = found.get(concept);
      if (conceptAnswers) conceptAnswers.push(each);
      else found.set(concept, [each]);
    }
  return found;
}

function toEvidence({ kind, sourceId, share, at }: AnswerDocument) {
  return { kind, id: sourceId, isCorrect: share === 1, answeredAt: at };
}

/** A weak concept. `essay`: the answer to its newest essay, or null if other questions asked about it, too. */
interface FoundConcept {
  readonly weak: Omit<WeakConcept, 'essay'>;
  readonly essay: AnswerDocument | null;
}

/** A user's weakest concepts by their answers. */
export class WeakConceptsService {
  constructor(private readonly dependencies: WeakConceptsDependencies) {}

  /**
   * The weakest concepts of one course or of all, weakest first. Maximum 50. With `attemptId`, only concepts of
   * the questions that were missed in that attempt.
   */
  async list(actor: Actor, courseId: string | null, attemptId: string | null = null): Promise<WeakConcept[]> {
    const { practice, sync } = this.dependencies;
    await sync.run(actor);
    const [answers, cards] = await Promise.all([
      practice.listNewestAnswers(actor.userId, courseId ?? undefined),
      askableCards(this.dependencies, actor, courseId ?? undefined),
    ]);
    const found = weakestIn(answers, cards, attemptId);
    return withEssays(found, await this.essayQuizzes(actor, found));
  }

  /** The weakest concepts of each course, by course ID. */
  async inCourses(actor: Actor, courseIds: readonly string[]): Promise<ReadonlyMap<string, WeakConcept[]>> {
    const { practice, sync } = this.dependencies;
    await sync.run(actor);
    const [answers, cards] = await Promise.all([
      practice.listNewestAnswersIn(actor.userId, courseIds),
      askableCards(this.dependencies, actor, undefined),
    ]);
    const cardsIn = Map.groupBy(cards, ({ courseId }) => courseId);
    const found = courseIds.map(
      (id) => [id, weakestIn(answers.get(id) ?? [], cardsIn.get(id) ?? [], null)] as const,
    );
    const quizzes = await this.essayQuizzes(
      actor,
      found.flatMap(([, ofCourse]) => ofCourse),
    );
    return new Map(found.map(([id, ofCourse]) => [id, withEssays(ofCourse, quizzes)]));
  }

  /** The quizzes of the essays, by ID, if the user can read their feedback now. */
  private async essayQuizzes(actor: Actor, found: readonly FoundConcept[]) {
    const ids = new Set(found.flatMap(({ essay }) => essay?.essayQuizId ?? []));
    return ids.size === 0
      ? new Map<string, never>()
      : this.dependencies.material.revealedQuizzes(actor, [...ids]);
  }
}

function withEssays(
  found: readonly FoundConcept[],
  quizzes: ReadonlyMap<string, { readonly title: string }>,
): WeakConcept[] {
  return found.map(({ weak, essay }) => {
    const quizId = essay?.essayQuizId ?? '';
    const quiz = quizzes.get(quizId);
    return {
      ...weak,
      essay: essay && quiz ? { attemptId: essay.sourceId, quizId, quizTitle: quiz.title } : null,
    };
  });
}

function weakestIn(
  answers: readonly AnswerDocument[],
  cards: readonly CardDocument[],
  attemptId: string | null,
): FoundConcept[] {
  const about = answers.flatMap(({ concepts, share, at }) =>
    concepts.map((concept) => ({ concept, share, at })),
  );
  const answersTo = byConcept(answers);
  const cardsOf = byConcept(cards);
  const wasMissed = (concept: string) =>
    answersTo
      .get(concept.toLowerCase())
      ?.some(({ sourceId, share }) => sourceId === attemptId && share < 1) === true;
  return conceptStrengths(about)
    .filter(({ strength }) => strength < weakBelow)
    .filter(({ concept }) => attemptId === null || wasMissed(concept))
    .slice(0, maxConcepts)
    .map((weak) => {
      const concept = weak.concept.toLowerCase();
      const conceptAnswers = answersTo.get(concept) ?? [];
      const evidence = conceptAnswers.slice(0, maxEvidence).map(toEvidence);
      const isOnlyEssays = conceptAnswers.every(({ essayQuizId }) => essayQuizId !== undefined);
      return {
        weak: { ...weak, cards: cardsOf.get(concept)?.length ?? 0, evidence },
        essay: isOnlyEssays ? (conceptAnswers[0] ?? null) : null,
      };
    });
}
