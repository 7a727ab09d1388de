import type { Attack } from '../attack.ts';
import { operationCost } from './operation-cost.ts';
import { filledCourses } from './filled-courses.ts';
import { largeBank } from './large-bank.ts';
import { largeStatistics } from './large-statistics.ts';
import { longAttemptAttacks } from './long-attempt.ts';
import { weakConceptsAttacks } from './weak-concepts.ts';

export const requestCostAttacks: readonly Attack[] = [
  ...weakConceptsAttacks,
  ...longAttemptAttacks,
  largeBank,
  largeStatistics,
  filledCourses,
  operationCost,
];
