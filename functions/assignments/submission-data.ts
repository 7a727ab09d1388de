import type { Person, PersonalData } from '../platform/personal-data.ts';
import type { AssignmentHead, AssignmentStore } from './assignment.store.ts';
import { toSubmission } from './submission.mapper.ts';
import type { SubmissionDocument, SubmissionStore } from './submission.store.ts';

/** What the student sees of a submission. The assignment is null if it was deleted. */
function toExport(submission: SubmissionDocument, assignment: AssignmentHead | null): object {
  const work = assignment ?? { dueAt: null, lateRule: null, maximumPoints: 0 };
  const { revision: _, isLate, ...own } = toSubmission(work, submission, true);
  return {
    ...own,
    courseId: submission.courseId,
    email: submission.email,
    assignmentTitle: assignment?.title ?? null,
    maximumPoints: assignment?.maximumPoints ?? null,
    isLate: assignment && isLate,
  };
}

/** What a user submitted for assignments, with the returned grades and feedback. */
export class SubmissionData implements PersonalData {
  readonly name = 'submissions';

  constructor(
    private readonly assignments: AssignmentStore,
    private readonly submissions: SubmissionStore,
  ) {}

  async *read({ userId }: Person): AsyncGenerator<object[], void> {
    for await (const chunk of this.submissions.ownChunks(userId)) {
      const found = await this.assignments.listByIds(chunk.map(({ assignmentId }) => assignmentId));
      const byId = new Map(found.map((assignment) => [assignment._id, assignment]));
      yield chunk.map((submission) => toExport(submission, byId.get(submission.assignmentId) ?? null));
    }
  }

  forget({ userId }: Person): Promise<void> {
    return this.submissions.removeOfUser(userId);
  }
}
