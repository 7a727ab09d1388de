import { toCourseContent, type CourseContent } from './course-content.ts';
import type { DraftDocument } from './draft.store.ts';

export interface DraftView extends CourseContent {
  readonly id: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export function toDraft({ _id, course, createdAt, expiresAt }: DraftDocument): DraftView {
  return { id: _id, ...toCourseContent(course), createdAt, expiresAt };
}
