import type { Domain } from '../platform/domain.ts';
import { PlannerResolver } from './planner.resolver.ts';
import { PlannerService } from './planner.service.ts';

export const plannerResolvers = [PlannerResolver] as const;

/** The planner stores nothing, so it has nothing to prepare or purge. */
export function createPlanner(): Domain {
  return {
    resolvers: [new PlannerResolver(new PlannerService())],
    personalData: [],
    prepare: async () => undefined,
    purge: async () => undefined,
  };
}
