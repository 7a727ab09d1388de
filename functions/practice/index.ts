import type { Domain, Platform } from '../platform/domain.ts';
import type { MembershipService } from '../courses/index.ts';
import { PracticeData } from './practice-data.ts';
import { PracticeSync } from './practice-sync.ts';
import { PracticeToday } from './practice-today.ts';
import { PracticeResolver } from './practice.resolver.ts';
import { PracticeService } from './practice.service.ts';
import { PracticeStore } from './practice.store.ts';
import { createWeakConceptEdges, weakConceptResolvers } from './weak-concept-edges.resolver.ts';
import { WeakConceptsService } from './weak-concepts.service.ts';
import type { PracticeMaterialService } from '../quizzes/index.ts';

export { PracticeStore };

export const practiceResolvers = [PracticeResolver, ...weakConceptResolvers] as const;

interface PracticeDependencies extends Platform {
  readonly practice: PracticeStore;
  readonly material: PracticeMaterialService;
  readonly memberships: Pick<MembershipService, 'may'>;
}

export interface Practice extends Domain {
  /** An account's weakest concepts, for domains that create questions about them. */
  readonly weakConcepts: WeakConceptsService;
}

export function createPractice(dependencies: PracticeDependencies): Practice {
  const { practice } = dependencies;
  const shared = { ...dependencies, sync: new PracticeSync(dependencies) };
  const weakConcepts = new WeakConceptsService(shared);
  const day = new PracticeToday({ ...shared, weakConcepts });
  return {
    resolvers: [
      new PracticeResolver(new PracticeService({ ...shared, day }), weakConcepts),
      ...createWeakConceptEdges(weakConcepts),
    ],
    weakConcepts,
    personalData: [new PracticeData(practice)],
    prepare: () => practice.declareIndexes(),
    purge: async () => undefined,
  };
}
