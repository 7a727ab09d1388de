import type { Draft } from '../../schema/courses/draft.type.ts';
import { toShownContent } from './course-content.ts';
import type { DraftDocument } from './draft.store.ts';

export function toDraft({ _id, course, createdAt, expiresAt }: DraftDocument): Draft {
  return { id: _id, ...toShownContent(course), createdAt, expiresAt };
}
