import { User } from '../../schema/accounts/user.type.ts';
import { PageArguments } from '../../schema/connections/connection.ts';
import { TaskConnection } from '../../schema/tasks/task.type.ts';
import { Args, Ctx, FieldResolver, Resolver, Root } from '../../schema/type-graphql.ts';
import { Edge } from '../platform/graph/edge.ts';
import { pageOfList } from '../platform/paging/page-of-list.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { TaskService } from './task.service.ts';

/** The field from an account to its tasks. */
@Resolver(() => User)
export class UserTasksResolver {
  constructor(private readonly service: Pick<TaskService, 'list'>) {}

  @Edge(8)
  @FieldResolver(() => TaskConnection, {
    nullable: true,
    description:
      'Quizzes, assignments and items of courses that are due and that the caller has not done yet, by due date. Null for every other account.',
  })
  async tasks(
    @Root() { id }: User,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() context: RequestContext,
  ) {
    const actor = await context.actor();
    if (actor?.userId !== id) return null;
    return pageOfList(await this.service.list(actor), page);
  }
}
