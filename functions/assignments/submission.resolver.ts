import { GradeSubmissionInput, SubmitAssignmentInput } from '../../schema/assignments/submission.input.ts';
import {
  AssignmentSubmission,
  ReturnedSubmissions,
  SubmissionRowConnection,
} from '../../schema/assignments/submission.type.ts';
import { PageArguments } from '../../schema/connections/connection.ts';
import { Arg, Args, Authorized, ID, Int, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { SubmissionGradingService } from './submission-grading.service.ts';
import type { SubmissionService } from './submission.service.ts';

const assignmentArgument = { description: 'ID of the assignment.' };
const submissionArgument = { description: 'ID of the submission.' };

@Resolver(() => AssignmentSubmission)
export class SubmissionResolver {
  constructor(
    private readonly service: SubmissionService,
    private readonly grading: SubmissionGradingService,
  ) {}

  @Authorized('instructor')
  @Cost(8)
  @Query(() => SubmissionRowConnection, {
    nullable: true,
    description:
      'Students of a course and their work for an assignment, in the order of the list of people. Other members are listed if they submitted. Editors and graders of the course only.',
  })
  assignmentSubmissions(
    @Arg('assignmentId', () => ID, assignmentArgument) assignmentId: string,
    @Args(() => PageArguments) page: PageArguments,
    @CurrentActor() actor: Actor,
  ) {
    return this.grading.rows(actor, assignmentId, page);
  }

  @Authorized('signedIn')
  @Query(() => AssignmentSubmission, {
    nullable: true,
    description: 'A submission of the caller, or one that the caller can grade.',
  })
  assignmentSubmission(
    @Arg('id', () => ID, submissionArgument) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AssignmentSubmission> {
    return this.grading.get(actor, id);
  }

  @Authorized('signedIn')
  @Mutation(() => AssignmentSubmission, {
    nullable: true,
    description:
      'Submits work of the caller, a member of the course. It replaces what the caller submitted before. Fails with FORBIDDEN before the opening (reason ASSIGNMENT_NOT_OPEN_YET), after the due date if no late work is accepted (ASSIGNMENT_PAST_DUE), and after the grade was returned (ASSIGNMENT_RETURNED). Maximum 60 per hour.',
  })
  submitAssignment(
    @Arg('assignmentId', () => ID, assignmentArgument) assignmentId: string,
    @Arg('input', () => SubmitAssignmentInput, { description: 'The work.' }) input: SubmitAssignmentInput,
    @CurrentActor() actor: Actor,
  ): Promise<AssignmentSubmission> {
    return this.service.submit(actor, assignmentId, input);
  }

  @Authorized('instructor')
  @Mutation(() => AssignmentSubmission, {
    nullable: true,
    description:
      'Grades a submission. The student sees nothing of it until it is returned. A change of a returned grade is visible at once. Editors and graders of the course only.',
  })
  gradeSubmission(
    @Arg('id', () => ID, submissionArgument) id: string,
    @Arg('input', () => GradeSubmissionInput, { description: 'Fields to change.' })
    input: GradeSubmissionInput,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision that was loaded. Fails with CONFLICT if the stored revision is different. Null to overwrite.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<AssignmentSubmission> {
    return this.grading.grade(actor, id, input, revision);
  }

  @Authorized('instructor')
  @Mutation(() => ReturnedSubmissions, {
    nullable: true,
    description:
      'Returns all graded submissions of an assignment to their students, and enters their points in the item of the assignment. Submissions without a grade, and those that were submitted again after it, are not returned. Editors and graders of the course only.',
  })
  returnSubmissions(
    @Arg('assignmentId', () => ID, assignmentArgument) assignmentId: string,
    @CurrentActor() actor: Actor,
  ): Promise<ReturnedSubmissions> {
    return this.grading.returnAll(actor, assignmentId);
  }
}
