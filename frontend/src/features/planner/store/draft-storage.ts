import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { draftKey } from '../../../lib/draft-keys.ts';
import { orNull } from '../../../lib/or-null.ts';
import { draftsChanged } from '../../../lib/stored-drafts.ts';
import { type Draft, readDraft } from '../model/draft.ts';

/** Storage key of a draft that cannot be parsed. `count` starts at 1. */
const brokenDraftKey = (count: number) => `${draftKey}-broken-${count}`;
/** Maximum number of unreadable drafts that are kept. The last one is overwritten. */
const maxBroken = 20;

export interface OpenedDraft extends Draft {
  /** The text of a draft that cannot be parsed. Null if there is none. */
  readonly broken: string | null;
}

export const sampleDraft = (): Draft => ({ course: createWorkingCourse(), entries: {} });

/** The initial course: the draft under `key`, else `fallback`. */
export function openDraft(key: string, fallback: Draft): OpenedDraft {
  const text = localText(key);
  const draft = text === null ? null : readDraft(text);
  return draft === null ? { ...fallback, broken: text } : { ...draft, broken: null };
}

export const localText = (key: string) => orNull(() => localStorage.getItem(key));

/** Returns whether the browser stored the text. The browser's storage may be full or disabled. */
export function saveDraft(key: string, text: string): boolean {
  // `setItem` returns undefined. `orNull` returns null if it throws.
  const isSaved = orNull(() => localStorage.setItem(key, text)) !== null;
  draftsChanged();
  return isSaved;
}

export function dropDraft(key: string): void {
  orNull(() => localStorage.removeItem(key));
  draftsChanged();
}

/** Moves a draft that cannot be parsed to another key, so that the next draft does not overwrite it. */
export function moveBrokenDraft(key: string, text: string): void {
  orNull(() => {
    let count = 1;
    while (count < maxBroken && localStorage.getItem(brokenDraftKey(count)) !== null) count += 1;
    localStorage.setItem(brokenDraftKey(count), text);
    localStorage.removeItem(key);
  });
}
