import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { type Draft, readDraft } from '../model/draft.ts';

/** The draft of the course on this device. */
export const draftKey = 'markwise-planner-draft';
/** Where drafts go that cannot be read, so that the next one does not take their place; numbered from 1. */
const asideKey = (count: number) => `markwise-planner-draft-broken-${count}`;
const mostAside = 20;

export interface OpenedDraft extends Draft {
  /** The text of a draft that cannot be read. */
  readonly broken: string | null;
}

/** The course to start with: the draft on this device, else the sample. */
export function openDraft(): OpenedDraft {
  const text = tried(() => localStorage.getItem(draftKey)) ?? null;
  const draft = text === null ? null : readDraft(text);
  if (draft !== null) return { ...draft, broken: null };
  return { course: createWorkingCourse(), entries: {}, broken: text };
}

/** Whether the browser took it: it may be full, or asked to keep nothing. */
export function keepDraft(text: string): boolean {
  return tried(() => localStorage.setItem(draftKey, text)) !== null;
}

/** Moves a draft that cannot be read out of the way of the next one. */
export function putAside(text: string): void {
  tried(() => {
    let count = 1;
    while (count < mostAside && localStorage.getItem(asideKey(count)) !== null) count += 1;
    localStorage.setItem(asideKey(count), text);
    localStorage.removeItem(draftKey);
  });
}

function tried<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
