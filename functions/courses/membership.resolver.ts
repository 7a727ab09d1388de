import { MemberCourse } from '../../schema/courses/membership.type.ts';
import { Authorized, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../core/actor.ts';
import { CurrentActor } from '../core/current-actor.ts';
import type { MembershipService } from './membership.service.ts';

@Resolver(() => MemberCourse)
export class MembershipResolver {
  constructor(private readonly memberships: MembershipService) {}

  @Authorized('signedIn')
  @Query(() => [MemberCourse], {
    description:
      'Courses of others that have the caller’s address among their people; the one that was updated last comes first. ' +
      'At most 200.',
  })
  memberCourses(@CurrentActor() actor: Actor): Promise<MemberCourse[]> {
    return this.memberships.list(actor);
  }
}
