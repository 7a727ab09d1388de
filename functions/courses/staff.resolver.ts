import type { StaffRole } from '../../core/courses/course-staff.ts';
import { StaffMember, StaffRoleEnum } from '../../schema/courses/staff.type.ts';
import { Arg, Authorized, ID, Mutation, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import type { StaffService } from './staff.service.ts';

const course = { description: 'ID of the course. Its owner and admins only.' };
const inStaff = { description: 'ID of the person in the staff of the course.' };

@Resolver(() => StaffMember)
export class StaffResolver {
  constructor(private readonly staff: StaffService) {}

  @Authorized('instructor')
  @Mutation(() => StaffMember, {
    nullable: true,
    description:
      'Invites a person to the staff of a course, and mails the invitation. The person gets access after accepting it with an instructor’s account. The response and the mail are the same for addresses with and without an account. Maximum 50 people per course, 200 invitations a day, and 20 a day to one mailbox. Instructors and admins only.',
  })
  inviteCourseStaff(
    @Arg('courseId', () => ID, course) courseId: string,
    @Arg('email', () => String, { description: 'Email address of the person.' }) email: string,
    @Arg('role', () => StaffRoleEnum, { description: 'What the person can do.' }) role: StaffRole,
    @CurrentActor() actor: Actor,
  ): Promise<StaffMember> {
    return this.staff.invite(actor, courseId, email, role);
  }

  @Authorized('signedIn')
  @Mutation(() => StaffMember, {
    nullable: true,
    description: 'Changes the role of a person in the staff of a course.',
  })
  updateCourseStaff(
    @Arg('courseId', () => ID, course) courseId: string,
    @Arg('staffId', () => ID, inStaff) staffId: string,
    @Arg('role', () => StaffRoleEnum, { description: 'What the person can do.' }) role: StaffRole,
    @CurrentActor() actor: Actor,
  ): Promise<StaffMember> {
    return this.staff.update(actor, courseId, staffId, role);
  }

  @Authorized('signedIn')
  @Mutation(() => ID, {
    nullable: true,
    description:
      'Removes a person from the staff of a course, or withdraws the invitation. Access ends at once.',
  })
  removeCourseStaff(
    @Arg('courseId', () => ID, course) courseId: string,
    @Arg('staffId', () => ID, inStaff) staffId: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.staff.remove(actor, courseId, staffId);
  }
}
