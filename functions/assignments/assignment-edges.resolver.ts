import { assignmentLimits } from '../../core/assignments/assignment-rules.ts';
import { AssignmentMeta } from '../../schema/assignments/assignment.type.ts';
import { SavedCourse } from '../../schema/courses/saved-course.type.ts';
import { Ctx, FieldResolver, Resolver, Root } from '../../schema/type-graphql.ts';
import type { BatchLoader } from '../platform/graph/batch-loader.ts';
import { Edge } from '../platform/graph/edge.ts';
import type { RequestContext } from '../platform/request-context.ts';

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
