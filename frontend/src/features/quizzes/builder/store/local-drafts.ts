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

/** The user and the course of a draft. `courseId` is null for a draft without a course in the URL. */
export interface DraftPlace {
  readonly userId: string;
  readonly courseId: string | null;
}

/** A draft that can be continued or discarded. */
export interface OfferedDraft {
  /** Storage key on the device. */
  readonly key: string;
  /** Shown to users. */
  readonly name: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  /** Whether the quiz was saved after the draft was begun. */
  readonly isOlder: boolean;
  readonly content: QuizContent;
}

/** The initial state of the builder. */
export interface Opened {
  readonly built: BuilderState;
  readonly offers: readonly OfferedDraft[];
}

function placeOf({ userId, courseId }: DraftPlace, quizId: string | null): PlaceOnDevice {
  return { userId, kind: 'quiz', about: quizId ?? `new-${courseId ?? ''}` };
}

/** Saves a draft of unsaved changes, or deletes it if there are none. Files cannot be stored. */
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

/** A new or saved quiz, with this tab's draft, for example from before a reload. */
export function openQuiz(place: DraftPlace, saved: SavedQuiz | null): Opened {
  const where = placeOf(place, saved?.id ?? null);
  const before = ownDraft(where);
  const base = saved?.content ?? blankContent(place.courseId);
  if (before && isContent(before.content) && before.revision === (saved?.revision ?? null)) {
    const offers = offersAbout(where, saved, base).filter(({ key }) => key !== before.key);
    return { built: stateOf(saved, before.content), offers };
  }
  // There is no draft, or the draft cannot be continued because it is invalid or older than the saved quiz. Such
  // a draft is moved aside, so that the next draft does not overwrite it.
  setDraftAside(where);
  return { built: stateOf(saved, base), offers: offersAbout(where, saved, base) };
}

function offersAbout(where: PlaceOnDevice, saved: SavedQuiz | null, base: QuizContent): OfferedDraft[] {
  return draftsAbout(where).flatMap(({ key, name, writtenAt, revision, content }: LocalDraft) => {
    if (!isContent(content) || isSameContent(content, base)) return [];
    return [{ key, name, writtenAt, content, isOlder: saved !== null && revision !== saved.revision }];
  });
}

/** A rough check is enough, since only this module writes drafts. */
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
