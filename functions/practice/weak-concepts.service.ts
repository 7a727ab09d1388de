import { conceptStrengths, weakBelow } from '../../core/practice/concept-strength.ts';
import type { Actor } from '../core/actor.ts';
import { askableCards, type AskableCardsParts } from './askable-cards.ts';
import type { PracticeSync } from './practice-sync.ts';
import type { AnswerDocument, CardDocument } from './practice.store.ts';

export interface WeakConceptsParts extends AskableCardsParts {
  readonly sync: PracticeSync;
}

export interface WeakConceptView {
  readonly concept: string;
  readonly strength: number;
  readonly answers: number;
  readonly cards: number;
  readonly evidence: readonly {
    readonly kind: string;
    readonly id: string;
    readonly correct: boolean;
    readonly at: string;
  }[];
}

const evidenceTold = 10;
const conceptsTold = 50;

function isAbout(concept: string) {
  return ({ concepts }: { readonly concepts: readonly string[] }) =>
    concepts.some((other) => other.toLowerCase() === concept.toLowerCase());
}

function toEvidence({ kind, sourceId, share, at }: AnswerDocument) {
  return { kind, id: sourceId, correct: share === 1, at };
}

/** What somebody's answers show to be known least. */
export class WeakConceptsService {
  constructor(private readonly parts: WeakConceptsParts) {}

  /**
   * Of one course, or of everything; with an attempt those alone of which something was missed in it. The weakest first,
   * at most fifty.
   */
  async list(
    { userId }: Actor,
    courseId: string | null,
    attemptId: string | null = null,
  ): Promise<WeakConceptView[]> {
    const { practice, sync } = this.parts;
    await sync.run(userId);
    const [answers, cards] = await Promise.all([
      practice.listAnswers(userId, courseId ?? undefined),
      askableCards(this.parts, userId, courseId ?? undefined),
    ]);
    const about = answers.flatMap(({ concepts, share, at }) =>
      concepts.map((concept) => ({ concept, share, at })),
    );
    return conceptStrengths(about)
      .filter(({ strength }) => strength < weakBelow)
      .filter(({ concept }) => attemptId === null || wasMissed(concept, answers, attemptId))
      .slice(0, conceptsTold)
      .map((weak) => ({ ...weak, ...proofOf(weak.concept, answers, cards) }));
  }
}

function wasMissed(concept: string, answers: readonly AnswerDocument[], attemptId: string): boolean {
  return answers.some(
    (answer) => answer.sourceId === attemptId && answer.share < 1 && isAbout(concept)(answer),
  );
}

function proofOf(concept: string, answers: readonly AnswerDocument[], cards: readonly CardDocument[]) {
  return {
    cards: cards.filter(isAbout(concept)).length,
    evidence: answers.filter(isAbout(concept)).slice(0, evidenceTold).map(toEvidence),
  };
}
