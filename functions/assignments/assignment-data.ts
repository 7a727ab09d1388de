import type { Person, PersonalData } from '../platform/personal-data.ts';
import { toAssignmentMeta } from './assignment.mapper.ts';
import type { AssignmentDocument, AssignmentStore } from './assignment.store.ts';

function toExport(assignment: AssignmentDocument): object {
  const { authorName: _, revision: _revision, ...meta } = toAssignmentMeta(assignment);
  return { ...meta, brief: assignment.brief, deletedAt: assignment.deletedAt };
}

/**
 * The assignments that a user changed last. They belong to the course: when the account of an author is deleted, they
 * stay without the author's name. The assignments of the user's own courses are deleted with the courses.
 */
export class AssignmentData implements PersonalData {
  readonly name = 'assignments';

  constructor(private readonly assignments: AssignmentStore) {}

  async *read({ userId }: Person): AsyncGenerator<object[], void> {
    for await (const chunk of this.assignments.chunksBy(userId)) yield chunk.map(toExport);
  }

  async forget({ userId }: Person): Promise<void> {
    for await (const chunk of this.assignments.chunksBy(userId))
      await Promise.all(chunk.map(({ _id }) => this.assignments.forgetAuthor(_id, userId)));
  }
}
