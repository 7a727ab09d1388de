import type { Domain } from '../platform/domain.ts';
import type { Searchable } from '../platform/searchable.ts';
import { SearchResolver } from './search.resolver.ts';
import { SearchService } from './search.service.ts';

export const searchResolvers = [SearchResolver] as const;

/** The search stores nothing: each domain finds its own data. */
export function createSearch(searchables: readonly Searchable[]): Domain {
  return {
    resolvers: [new SearchResolver(new SearchService(searchables))],
    personalData: [],
    prepare: async () => undefined,
    purge: async () => undefined,
  };
}
