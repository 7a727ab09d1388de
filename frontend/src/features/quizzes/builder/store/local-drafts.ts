import { questionTypes } from '../../../../../../core/quizzes/question.ts';
import {
  draftsAbout,
  dropDraft as dropOwn,
  saveDraft as saveOwnDraft,
  ownDraft,
  setDraftAside,
  type DraftPlace as PlaceOnDevice,
  type LocalDraft,
} from '../../../../lib/own-drafts.ts';
import { hasUnsaved, stateOf, type BuilderState } from '../model/builder-state.ts';
import { blankContent, isSameContent, type QuizContent, type SavedQuiz } from '../model/quiz-content.ts';

/** Where a draft belongs: to a person, in a course or in none. */
export interface DraftPlace {
  readonly userId: string;
  readonly courseId: string | null;
}

/** A draft that is not in the builder: to be gone on with, or to be discarded. */
export interface OfferedDraft {
  /** Where it lies on the device. */
  readonly key: string;
  /** For people to tell it by. */
  readonly name: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  /** Whether the quiz was saved since it was begun. */
  readonly isOlder: boolean;
  readonly content: QuizContent;
}

/** What the builder begins with. */
export interface Opened {
  readonly built: BuilderState;
  readonly offers: readonly OfferedDraft[];
}

function placeOf({ userId, courseId }: DraftPlace, quizId: string | null): PlaceOnDevice {
  return { userId, kind: 'quiz', about: quizId ?? `new-${courseId ?? ''}` };
}

/** Keeps what is not saved; where all is, nothing. Files cannot be kept. */
export function saveDraft(place: DraftPlace, { content, saved, ...state }: BuilderState): void {
  const where = placeOf(place, saved?.id ?? null);
  if (!hasUnsaved({ content, saved, ...state, uploads: [], removedFiles: [] })) {
    dropOwn(where);
    return;
  }
  const name = content.settings.title.trim();
  saveOwnDraft(where, {
    name: name === '' ? 'Untitled quiz' : name,
    revision: saved?.revision ?? null,
    content,
  });
}

export function dropDraft(place: DraftPlace, quizId: string | null): void {
  dropOwn(placeOf(place, quizId));
}

/** A new quiz, or a saved one: with what this tab had of it before, such as before a reload. */
export function openQuiz(place: DraftPlace, saved: SavedQuiz | null): Opened {
  const where = placeOf(place, saved?.id ?? null);
  const before = ownDraft(where);
  const base = saved?.content ?? blankContent(place.courseId);
  if (before && isContent(before.content) && before.revision === (saved?.revision ?? null)) {
    const offers = offersAbout(where, saved, base).filter(({ key }) => key !== before.key);
    return { built: stateOf(saved, before.content), offers };
  }
  // Saved elsewhere since, or not to be read: it makes room for what is written next.
  setDraftAside(where);
  return { built: stateOf(saved, base), offers: offersAbout(where, saved, base) };
}

function offersAbout(where: PlaceOnDevice, saved: SavedQuiz | null, base: QuizContent): OfferedDraft[] {
  return draftsAbout(where).flatMap(({ key, name, writtenAt, revision, content }: LocalDraft) => {
    if (!isContent(content) || isSameContent(content, base)) return [];
    return [{ key, name, writtenAt, content, isOlder: saved !== null && revision !== saved.revision }];
  });
}

/** Only this module writes there; what a browser may have left half-written is not taken. */
function isContent(content: unknown): content is QuizContent {
  if (!isRecord(content)) return false;
  const { settings, questions } = content;
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
