import { CourseInput } from '../../schema/courses/course.input.ts';
import { Draft } from '../../schema/courses/draft.type.ts';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { DraftService } from './draft.service.ts';

@Resolver(() => Draft)
export class DraftResolver {
  constructor(private readonly drafts: DraftService) {}

  @Authorized('anyone')
  @Cost(2)
  @Query(() => Draft, {
    nullable: true,
    description: 'A shared copy of a plan. Anyone with its ID can read it.',
  })
  draft(@Arg('id', () => ID, { description: 'ID in the shared link.' }) id: string): Promise<Draft> {
    return this.drafts.get(id);
  }

  @Authorized('anyone')
  @Mutation(() => Draft, {
    nullable: true,
    description:
      'Stores a copy of a plan for 90 days, to open by its ID. Anyone can share. Maximum 20 an hour and 4 MB a day from one client address.',
  })
  shareDraft(
    @Arg('course', () => CourseInput, { description: 'Course to share.' }) course: CourseInput,
    @Ctx() context: RequestContext,
  ): Promise<Draft> {
    return this.drafts.share(course, context);
  }
}
