import { assignmentLimits } from '../../core/assignments/assignment-rules.ts';
import { Assignment, AssignmentMeta, assignmentTypes } from '../../schema/assignments/assignment.type.ts';
import { AssignmentSubmission, SubmissionRowConnection } from '../../schema/assignments/submission.type.ts';
import { PageArguments } from '../../schema/connections/connection.ts';
import { SavedCourse } from '../../schema/courses/saved-course.type.ts';
import { Args, Ctx, FieldResolver, Resolver, Root } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import type { BatchLoader } from '../platform/graph/batch-loader.ts';
import { Edge } from '../platform/graph/edge.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { SubmissionGradingService } from './submission-grading.service.ts';
import { toSubmission } from './submission.mapper.ts';
import type { SubmissionDocument } from './submission.store.ts';

/** The field from a course to its assignments. */
@Resolver(() => SavedCourse)
export class CourseAssignmentsResolver {
  constructor(private readonly lists: BatchLoader<readonly AssignmentMeta[]>) {}

  @Edge(1, { maxRows: assignmentLimits.perCourse })
  @FieldResolver(() => [AssignmentMeta], {
    nullable: true,
    description:
      'Assignments of the course by due date, maximum 200. Members see those that are published. Null if the caller is not in the course, for example for readers of a template.',
  })
  assignments(@Root() { id }: SavedCourse, @Ctx() context: RequestContext) {
    return this.lists.load(context, id);
  }
}

/** The field from an assignment to what the caller submitted, for each type of an assignment. */
export const ownSubmissionResolvers = assignmentTypes.map((type: (typeof assignmentTypes)[number]) => {
  @Resolver(() => type)
  class OwnSubmissionResolver {
    constructor(readonly own: BatchLoader<SubmissionDocument>) {}

    @Edge(1)
    @FieldResolver(() => AssignmentSubmission, {
      nullable: true,
      description:
        'What the caller submitted, with the grade and the feedback once they are returned. Null if nothing.',
    })
    async submission(@Root() assignment: AssignmentMeta, @Ctx() context: RequestContext) {
      const submission = await this.own.load(context, assignment.id);
      return submission && toSubmission(assignment, submission, true);
    }
  }
  return OwnSubmissionResolver;
});

/** The field from an assignment to the submissions of all students. */
@Resolver(() => Assignment)
export class AssignmentSubmissionsResolver {
  constructor(private readonly grading: Pick<SubmissionGradingService, 'rows'>) {}

  @Edge(8)
  @FieldResolver(() => SubmissionRowConnection, {
    nullable: true,
    description:
      'Students of the course and their work, in the order of the list of people. Null if the caller cannot grade it.',
  })
  async submissions(
    @Root() { id, canGrade }: Assignment,
    @Args(() => PageArguments) page: PageArguments,
    @CurrentActor() actor: Actor,
  ) {
    return canGrade ? this.grading.rows(actor, id, page) : null;
  }
}
