import { MemberCourse } from '../../schema/courses/membership.type.ts';
import { Authorized, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { MembershipService } from './membership.service.ts';

@Resolver(() => MemberCourse)
export class MembershipResolver {
  constructor(private readonly memberships: MembershipService) {}

  @Authorized('signedIn')
  @Cost(4)
  @Query(() => [MemberCourse], {
    nullable: true,
    description:
      'Courses of other people in which the caller is a member, most recently updated first. An instructor added the ' +
      'caller’s address, or the caller accepted an invitation.',
  })
  memberCourses(@CurrentActor() actor: Actor): Promise<MemberCourse[]> {
    return this.memberships.list(actor);
  }
}
