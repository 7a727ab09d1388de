import type { Attack } from '../attack.ts';
import { operationCost } from './operation-cost.ts';
import { weakConceptsAttacks } from './weak-concepts.ts';

export const requestCostAttacks: readonly Attack[] = [...weakConceptsAttacks, operationCost];
