import { CourseInvitation, CourseInvitationConnection } from '../../schema/courses/invitation.type.ts';
import { MemberCourse } from '../../schema/courses/membership.type.ts';
import { PageArguments } from '../../schema/connections/connection.ts';
import { Arg, Args, Authorized, ID, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import type { InvitationService } from './invitation.service.ts';

const courseId = { description: 'ID of the course.' };

@Resolver(() => CourseInvitation)
export class InvitationResolver {
  constructor(private readonly invitations: InvitationService) {}

  @Authorized('signedIn')
  @Query(() => CourseInvitationConnection, {
    nullable: true,
    description: 'The caller’s unanswered invitations to courses, newest first.',
  })
  courseInvitations(
    @Args(() => PageArguments) page: PageArguments,
    @CurrentActor() actor: Actor,
  ): Promise<InstanceType<typeof CourseInvitationConnection>> {
    return this.invitations.list(actor, page);
  }

  @Authorized('signedIn')
  @Mutation(() => MemberCourse, {
    nullable: true,
    description:
      'Accepts an invitation. The caller becomes a member of the course, or joins its staff. Only instructors and admins can join a staff. A caller who declined the invitation or left the course can also accept, as long as the course lists the caller. Fails if the caller is a member of 200 courses already.',
  })
  acceptCourseInvitation(
    @Arg('courseId', () => ID, courseId) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<MemberCourse> {
    return this.invitations.accept(actor, id);
  }

  @Authorized('signedIn')
  @Mutation(() => ID, {
    nullable: true,
    description:
      'Declines an invitation. After three refusals, the caller cannot be invited again to the same course, or by the same student.',
  })
  declineCourseInvitation(
    @Arg('courseId', () => ID, courseId) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.invitations.decline(actor, id);
  }

  @Authorized('signedIn')
  @Mutation(() => ID, {
    nullable: true,
    description:
      'Ends the caller’s membership in another person’s course, or the caller’s work in its staff. The course’s owner and staff still see the caller in the list of people, with the grade.',
  })
  leaveCourse(
    @Arg('courseId', () => ID, courseId) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.invitations.leave(actor, id);
  }
}
