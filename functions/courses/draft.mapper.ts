import type { Draft } from '../../schema/courses/draft.type.ts';
import { toCourseContent } from './course-content.ts';
import type { DraftDocument } from './draft.store.ts';

export function toDraft({ _id, course, createdAt, expiresAt }: DraftDocument): Draft {
  return { id: _id, ...toCourseContent(course), createdAt, expiresAt };
}
