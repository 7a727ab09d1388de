import { setImmediate } from 'node:timers/promises';
import {
  drawQuestions,
  type Draw,
  type DrawCandidate,
} from '../../../core/quizzes/generation/draw-questions.ts';
import { seedAt, type Selection } from '../../../core/quizzes/generation/selection-code.ts';
import type { Actor } from '../../platform/actor.ts';
import { conceptKey } from '../bank/question-search-words.ts';
import type { QuestionDocument, QuestionFilter, QuestionStore } from '../bank/question.store.ts';
import type { SelectionSettings } from './selection.ts';
import type { PracticeScopes } from './practice-scope.ts';

/** Strength of concepts by name, 0 to 1. */
export type ConceptStrengths = Readonly<Record<string, number>>;

/** Maximum questions to consider for a draw: two full banks. */
const maxCandidates = 20_000;

function filterOf({ categoryIds, concepts, difficulty, types, earlier }: SelectionSettings): QuestionFilter {
  return {
    deletedAt: null,
    ...(categoryIds.length > 0 && { categoryId: { $in: categoryIds } }),
    ...(concepts.length > 0 && { conceptKeys: { $in: concepts.map(conceptKey) } }),
    ...(difficulty !== null && { difficulty: { $eq: difficulty } }),
    // Earlier selections can have had other types.
    ...(types.length > 0 && earlier.length === 0 && { type: { $in: types } }),
  };
}

function toCandidate({ _id, categoryId, concepts, difficulty, type }: QuestionDocument): DrawCandidate {
  return { id: _id, categoryId, concepts, difficulty, type };
}

/** Draws questions for a quiz. Reads no key. */
export class BankDraw {
  constructor(
    private readonly questions: QuestionStore,
    private readonly scopes: PracticeScopes,
  ) {}

  /** Draws from the instructor's bank. */
  async forInstructor(actor: Actor, settings: SelectionSettings, strengths: ConceptStrengths): Promise<Draw> {
    const ownBank = { ...filterOf(settings), ownerId: { $eq: actor.userId }, quizId: null };
    return draw(await this.candidates([ownBank], () => true), settings, strengths);
  }

  /** Draws from the questions that the student can practise. */
  async forStudent(actor: Actor, settings: SelectionSettings, strengths: ConceptStrengths): Promise<Draw> {
    const { ownerIds, knownIds, isReserved } = await this.scopes.of(actor, settings.courseId);
    const matching = { ...filterOf(settings), availableForPractice: true };
    const filters: QuestionFilter[] = [
      // One filter per bank, since the index is sorted within one owner only.
      ...ownerIds.map((ownerId) => ({ ...matching, ownerId: { $eq: ownerId }, quizId: null })),
      ...(knownIds.length > 0 ? [{ ...matching, $and: [{ _id: { $in: knownIds } }] }] : []),
    ];
    // Nobody would grade an essay in a practice quiz.
    const isFree = (question: QuestionDocument) => question.type !== 'ESSAY' && !isReserved(question);
    return draw(await this.candidates(filters, isFree), settings, strengths);
  }

  private async candidates(
    filters: readonly QuestionFilter[],
    isFree: (question: QuestionDocument) => boolean,
  ): Promise<DrawCandidate[]> {
    const found = new Map<string, DrawCandidate>();
    for (const filter of filters) {
      // oxlint-disable-next-line no-await-in-loop -- in chunks, so that no bank is in memory as a whole
      for await (const chunk of this.questions.readInChunks(filter)) {
        for (const question of chunk.filter(isFree)) found.set(question._id, toCandidate(question));
        if (found.size >= maxCandidates) return [...found.values()];
        // The embedded engine is synchronous: other requests would wait until a large bank is read.
        await setImmediate();
      }
    }
    return [...found.values()];
  }
}

function draw(
  candidates: readonly DrawCandidate[],
  settings: SelectionSettings,
  strengths: ConceptStrengths,
): Draw {
  const { seed, earlier, excludedKeys } = settings;
  const before = new Set<string>();
  const drawWithout = (excluded: ReadonlySet<string>, selection: Selection, at: number) =>
    drawQuestions(
      candidates.filter(({ id }) => !excluded.has(id)),
      { ...settings, ...selection, weakConcepts: strengths },
      seedAt(seed, at),
    );
  for (const [at, selection] of earlier.entries())
    for (const id of drawWithout(before, selection, at).ids) before.add(id);
  return drawWithout(new Set([...before, ...excludedKeys]), settings, earlier.length);
}
