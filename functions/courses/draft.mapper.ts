import { toCourseContent, type CourseContent } from './course-content.ts';
import type { DraftDocument } from './draft.store.ts';

export interface DraftView extends CourseContent {
  readonly id: string;
  readonly createdOn: string;
  readonly expiresOn: string;
}

export function toDraft({ _id, course, createdOn, expiresOn }: DraftDocument): DraftView {
  return { id: _id, ...toCourseContent(course), createdOn, expiresOn };
}
