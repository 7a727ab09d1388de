import { quizDefaults } from '../../../../../../core/quizzes/quiz.ts';
import { blankQuestion, questionTypes } from '../../../../../../core/quizzes/question.ts';
import {
  draftsAbout,
  dropDraft as dropOwn,
  saveDraft as saveOwnDraft,
  ownDraft,
  setDraftAside,
  type DraftKey,
  type LocalDraft,
} from '../../../../lib/own-drafts.ts';
import { readDraft } from '../../../../ui/question-form/read-draft.ts';
import { hasUnsaved, stateOf, type BuilderState } from '../model/builder-state.ts';
import {
  addsNothingTo,
  blankContent,
  isSameContent,
  type QuizContent,
  type SavedQuiz,
} from '../model/quiz-content.ts';

/** The user and the course of a draft. `courseId` is null for a draft without a course in the URL. */
export interface DraftScope {
  readonly userId: string;
  readonly courseId: string | null;
}

/** A draft that can be continued or discarded. */
export interface OfferedDraft {
  /** Storage key on the device. */
  readonly key: string;
  /** Null for a draft of a quiz that is not saved. */
  readonly quizId: string | null;
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

function draftKeyOf({ userId, courseId }: DraftScope, quizId: string | null): DraftKey {
  return { userId, kind: 'quiz', about: quizId ?? `new-${courseId ?? ''}` };
}

/** Saves a draft of unsaved changes, or deletes it if there are none. Files cannot be stored. */
export function saveDraft(scope: DraftScope, { content, saved, ...state }: BuilderState): void {
  const draftKey = draftKeyOf(scope, saved?.id ?? null);
  if (!hasUnsaved({ content, saved, ...state, uploads: [], removedFiles: [] })) {
    dropOwn(draftKey);
    return;
  }
  const name = content.settings.title.trim();
  saveOwnDraft(draftKey, {
    name: name === '' ? 'Untitled quiz' : name,
    revision: saved?.revision ?? null,
    content,
  });
}

/** Deletes this tab's draft. `quizId`: null for a new quiz. */
export function dropDraft(scope: DraftScope, quizId: string | null): void {
  dropOwn(draftKeyOf(scope, quizId));
}

/** A new or saved quiz, with this tab's draft, for example from before a reload. */
export function openQuiz(scope: DraftScope, saved: SavedQuiz | null): Opened {
  const draftKey = draftKeyOf(scope, saved?.id ?? null);
  const tabDraft = ownDraft(draftKey);
  const base = saved?.content ?? blankContent(scope.courseId);
  if (tabDraft && isContent(tabDraft.content) && tabDraft.revision === (saved?.revision ?? null)) {
    const offers = offersAbout(draftKey, saved, base).filter(({ key }) => key !== tabDraft.key);
    return { built: stateOf(saved, withDefaults(tabDraft.content)), offers };
  }
  // There is no draft, or the draft cannot be continued because it is invalid or older than the saved quiz. Such
  // a draft is moved aside, so that the next draft does not overwrite it.
  setDraftAside(draftKey);
  return { built: stateOf(saved, base), offers: offersAbout(draftKey, saved, base) };
}

/**
 * Keeps the unsaved changes of the builder as a draft that can be continued later, since the draft `next` replaces them.
 * Returns null if there are none, if `next` contains them all, or if the browser stores nothing.
 */
export function keepForLater(
  scope: DraftScope,
  { saved, ...state }: BuilderState,
  next: OfferedDraft,
): OfferedDraft | null {
  // Someone who begins the same quiz again usually types its title before they see the draft.
  if (saved === null && addsNothingTo(next.content, state.content)) {
    dropDraft(scope, null);
    return null;
  }
  saveDraft(scope, { saved, ...state });
  const kept = setDraftAside(draftKeyOf(scope, saved?.id ?? null));
  return kept && offerOf(kept, saved);
}

function offersAbout(draftKey: DraftKey, saved: SavedQuiz | null, base: QuizContent): OfferedDraft[] {
  return draftsAbout(draftKey).flatMap((draft) => {
    const offer = offerOf(draft, saved);
    return offer === null || isSameContent(offer.content, base) ? [] : [offer];
  });
}

/** Null if the draft is invalid. */
function offerOf(draft: LocalDraft, saved: SavedQuiz | null): OfferedDraft | null {
  const { key, name, writtenAt, revision, content } = draft;
  if (!isContent(content)) return null;
  const isOlder = saved !== null && revision !== saved.revision;
  return { key, quizId: saved?.id ?? null, name, writtenAt, content: withDefaults(content), isOlder };
}

/** A draft, with defaults for settings and question fields that did not exist when it was written. */
function withDefaults({ settings, questions, ...content }: QuizContent): QuizContent {
  return {
    ...content,
    settings: { ...quizDefaults, ...settings },
    questions: questions.map((built) => ({
      ...built,
      question: { ...blankQuestion, ...built.question },
      typed: readDraft(built.typed),
    })),
  };
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
