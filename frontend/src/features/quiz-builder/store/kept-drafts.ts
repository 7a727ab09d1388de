import { questionTypes } from '../../../../../core/quizzes/question.ts';
import { tried } from '../../../lib/tried.ts';
import { hasUnsaved, stateOf, type BuilderState } from '../model/builder-state.ts';
import { blankContent, isSameContent, type QuizContent, type SavedQuiz } from '../model/quiz-content.ts';

/** Where a draft belongs: to a person, in a course or in none. */
export interface DraftPlace {
  readonly userId: string;
  readonly courseId: string | null;
}

interface KeptDraft {
  /** Of the saved quiz that it was made of; null for a quiz that was never saved. */
  readonly revision: number | null;
  readonly content: QuizContent;
}

/**
 * What was written and not saved outlives a reload in this tab. Not in the storage that all tabs share and that stays:
 * right answers are no one else's on a machine that several people use.
 */
const keyOf = ({ userId, courseId }: DraftPlace, quizId: string | null) =>
  `markwise-quiz-draft-1-${userId}-${quizId ?? `new-${courseId ?? ''}`}`;

/** Keeps what is not saved; where all is, nothing. Files cannot be kept. */
export function keepDraft(place: DraftPlace, { content, saved, ...state }: BuilderState): void {
  const key = keyOf(place, saved?.id ?? null);
  if (!hasUnsaved({ content, saved, ...state, uploads: [], removedFiles: [] })) {
    dropDraft(place, saved?.id ?? null);
    return;
  }
  const kept: KeptDraft = { revision: saved?.revision ?? null, content };
  tried(() => sessionStorage.setItem(key, JSON.stringify(kept)));
}

export function dropDraft(place: DraftPlace, quizId: string | null): void {
  tried(() => sessionStorage.removeItem(keyOf(place, quizId)));
}

/** A new quiz: with what was kept of it, if anything was. */
export function newState(place: DraftPlace): BuilderState {
  return stateOf(null, readDraft(place, null)?.content ?? blankContent(place.courseId));
}

/** A saved quiz: with what was kept of it. Where it was saved elsewhere since, one has to decide. */
export function savedState(place: DraftPlace, saved: SavedQuiz): BuilderState {
  const kept = readDraft(place, saved.id);
  if (!kept || isSameContent(kept.content, saved.content)) return stateOf(saved, saved.content);
  const state = stateOf(saved, kept.content);
  return kept.revision === saved.revision ? state : { ...state, theirs: saved };
}

function readDraft(place: DraftPlace, quizId: string | null): KeptDraft | null {
  const kept: unknown = tried(() => JSON.parse(sessionStorage.getItem(keyOf(place, quizId)) ?? 'null'));
  return isKept(kept) ? kept : null;
}

/** Only this module writes there; what a browser may have left half-written is not taken. */
function isKept(kept: unknown): kept is KeptDraft {
  if (!isRecord(kept) || !isRecord(kept['content'])) return false;
  const { settings, questions } = kept['content'];
  return isRecord(settings) && typeof settings['title'] === 'string' && Array.isArray(questions)
    ? questions.every(isBuilt)
    : false;
}

function isBuilt(built: unknown): boolean {
  if (!isRecord(built) || typeof built['key'] !== 'string' || !isRecord(built['question'])) return false;
  const { type } = built['question'];
  return questionTypes.some((known) => known === type);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
