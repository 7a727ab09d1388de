import { assignmentLimits } from '../../core/assignments/assignment-rules.ts';
import { SaveAssignmentInput, UpdateAssignmentInput } from '../../schema/assignments/assignment.input.ts';
import { Assignment, AssignmentMeta, DeletedAssignment } from '../../schema/assignments/assignment.type.ts';
import {
  Arg,
  Authorized,
  Extensions,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
} from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import type { AssignmentService } from './assignment.service.ts';

const courseArgument = { description: 'ID of the course.' };
const assignmentArgument = { description: 'ID of the assignment.' };
const maxRows = assignmentLimits.perCourse;

@Resolver(() => Assignment)
export class AssignmentResolver {
  constructor(private readonly service: AssignmentService) {}

  @Authorized('signedIn')
  @Extensions({ maxRows })
  @Query(() => [AssignmentMeta], {
    nullable: true,
    description:
      'Assignments of a course by due date, maximum 200. The owner, the staff and the members of the course can read them; members only those that are published.',
  })
  assignments(
    @Arg('courseId', () => ID, courseArgument) courseId: string,
    @CurrentActor() actor: Actor,
  ): Promise<AssignmentMeta[]> {
    return this.service.list(actor, courseId);
  }

  @Authorized('signedIn')
  @Query(() => Assignment, {
    nullable: true,
    description: 'An assignment of a course that the caller is in. Members only once it is published.',
  })
  assignment(
    @Arg('id', () => ID, assignmentArgument) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Assignment> {
    return this.service.get(actor, id);
  }

  @Authorized('instructor')
  @Extensions({ maxRows })
  @Query(() => [DeletedAssignment], {
    nullable: true,
    description:
      'Deleted assignments of a course that can still be restored, most recently deleted first. Maximum 200. Editors of the course only.',
  })
  deletedAssignments(
    @Arg('courseId', () => ID, courseArgument) courseId: string,
    @CurrentActor() actor: Actor,
  ): Promise<DeletedAssignment[]> {
    return this.service.listDeleted(actor, courseId);
  }

  @Authorized('instructor')
  @Mutation(() => Assignment, {
    nullable: true,
    description:
      'Creates an assignment of a course. A request with the key of an earlier request returns the assignment that was created then. Maximum 300 per hour, and 200 assignments per course. Editors of the course only.',
  })
  saveAssignment(
    @Arg('courseId', () => ID, courseArgument) courseId: string,
    @Arg('input', () => SaveAssignmentInput, { description: 'Assignment to save.' })
    input: SaveAssignmentInput,
    @CurrentActor() actor: Actor,
  ): Promise<Assignment> {
    return this.service.save(actor, courseId, input);
  }

  @Authorized('instructor')
  @Mutation(() => Assignment, {
    nullable: true,
    description: 'Updates the given fields of an assignment. Editors of the course only.',
  })
  updateAssignment(
    @Arg('id', () => ID, assignmentArgument) id: string,
    @Arg('input', () => UpdateAssignmentInput, { description: 'Fields to change.' })
    input: UpdateAssignmentInput,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision that was loaded. Fails with CONFLICT if the stored revision is different. Null to overwrite.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<Assignment> {
    return this.service.update(actor, id, input, revision);
  }

  @Authorized('instructor')
  @Mutation(() => ID, {
    nullable: true,
    description:
      'Deletes an assignment with its submissions. It can be restored for 30 days. Grades in the gradebook stay. Editors of the course only.',
  })
  deleteAssignment(
    @Arg('id', () => ID, assignmentArgument) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.service.remove(actor, id);
  }

  @Authorized('instructor')
  @Mutation(() => Assignment, {
    nullable: true,
    description:
      'Restores an assignment that was deleted in the last 30 days. If something else grades its item now, it has no item. Editors of the course only.',
  })
  restoreAssignment(
    @Arg('id', () => ID, assignmentArgument) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Assignment> {
    return this.service.restore(actor, id);
  }
}
