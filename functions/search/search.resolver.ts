import { SearchResult } from '../../schema/search/search.type.ts';
import { Arg, Authorized, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { SearchService } from './search.service.ts';

@Resolver(() => SearchResult)
export class SearchResolver {
  constructor(private readonly searches: SearchService) {}

  @Authorized('signedIn')
  @Cost(10)
  @Query(() => [SearchResult], {
    nullable: true,
    description:
      'Finds the caller’s courses, quizzes, notes and bank questions, and notes and people of the caller’s courses. For admins, also accounts. Maximum 5 of each kind. Only the first 10,000 people are searched.',
  })
  search(
    @Arg('text', () => String, {
      description:
        'Beginnings of words, in any order and letter case. Maximum 200 characters. The first 10 words are used.',
    })
    text: string,
    @CurrentActor() actor: Actor,
  ): Promise<SearchResult[]> {
    return this.searches.find(actor, text);
  }
}
