import type { Clock } from '../functions/platform/clock.ts';
import type { NewId } from '../functions/platform/new-id.ts';
import type { PersonalData } from '../functions/platform/personal-data.ts';
import type { MembershipService } from '../functions/courses/membership.service.ts';
import { PracticeData } from '../functions/practice/practice-data.ts';
import { PracticeSync } from '../functions/practice/practice-sync.ts';
import { PracticeToday } from '../functions/practice/practice-today.ts';
import { PracticeResolver } from '../functions/practice/practice.resolver.ts';
import { PracticeService } from '../functions/practice/practice.service.ts';
import type { PracticeStore } from '../functions/practice/practice.store.ts';
import { WeakConceptsService } from '../functions/practice/weak-concepts.service.ts';
import type { PracticeMaterialService } from '../functions/quizzes/generation/practice-material.service.ts';

/** What practice is made of. */
export interface PracticeDependencies {
  readonly practice: PracticeStore;
  readonly material: PracticeMaterialService;
  readonly memberships: Pick<MembershipService, 'may'>;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface Practices {
  readonly resolvers: readonly object[];
  readonly personalData: readonly PersonalData[];
  /** What somebody's answers show to be known least, for what asks about it. */
  readonly weakConcepts: WeakConceptsService;
  prepare(): Promise<void>;
}

export function composePractice(dependencies: PracticeDependencies): Practices {
  const { practice } = dependencies;
  const shared = { ...dependencies, sync: new PracticeSync(dependencies) };
  const day = new PracticeToday(shared);
  const weakConcepts = new WeakConceptsService(shared);
  return {
    resolvers: [new PracticeResolver(new PracticeService({ ...shared, day }), weakConcepts)],
    weakConcepts,
    personalData: [new PracticeData(practice)],
    prepare: () => practice.declareIndexes(),
  };
}
