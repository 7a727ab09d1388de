import { User } from '../../schema/accounts/user.type.ts';
import { courseTypes } from '../../schema/courses/course-types.ts';
import { WeakConcept } from '../../schema/practice/practice.type.ts';
import { Ctx, FieldResolver, Resolver, Root } from '../../schema/type-graphql.ts';
import { BatchLoader } from '../platform/graph/batch-loader.ts';
import { Edge } from '../platform/graph/edge.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { WeakConceptsService } from './weak-concepts.service.ts';

/** Maximum concepts of an account, and of each course. */
const maxConcepts = 50;

@Resolver(() => User)
export class UserWeakConceptsResolver {
  constructor(private readonly concepts: Pick<WeakConceptsService, 'list'>) {}

  @Edge(4, { maxRows: maxConcepts })
  @FieldResolver(() => [WeakConcept], {
    nullable: true,
    description:
      'The caller’s weakest concepts by the last 2,000 answers, weakest first. Maximum 50. Null for every other account.',
  })
  async weakConcepts(
    @Root() { id }: User,
    @Ctx() context: RequestContext,
  ): Promise<readonly WeakConcept[] | null> {
    const actor = await context.actor();
    return actor?.userId === id ? this.concepts.list(actor, null) : null;
  }
}

const courseResolvers = courseTypes.map((type: (typeof courseTypes)[number]) => {
  @Resolver(() => type)
  class CourseWeakConceptsResolver {
    constructor(readonly concepts: BatchLoader<WeakConcept[]>) {}

    @Edge(4, { maxRows: maxConcepts })
    @FieldResolver(() => [WeakConcept], {
      nullable: true,
      description:
        'The caller’s weakest concepts in the course, weakest first. Maximum 50. Computed from the last 2,000 answers in the course. For several courses in one request, computed from the last 10,000 answers in all of these courses together. Null if the caller is not signed in.',
    })
    weakConcepts(@Root() { id }: { readonly id: string }, @Ctx() context: RequestContext) {
      return this.concepts.load(context, id);
    }
  }
  return CourseWeakConceptsResolver;
});

export const weakConceptResolvers = [UserWeakConceptsResolver, ...courseResolvers] as const;

export function createWeakConceptEdges(concepts: WeakConceptsService): object[] {
  const inCourses = new BatchLoader((ids, actor) => concepts.inCourses(actor, ids));
  return [
    new UserWeakConceptsResolver(concepts),
    ...courseResolvers.map((CourseResolver) => new CourseResolver(inCourses)),
  ];
}
