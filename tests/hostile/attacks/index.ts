import type { Attack } from '../attack.ts';
import { answerOrderAttacks } from './answer-order.ts';
import { coursesAttacks } from './courses.ts';
import { limitsAttacks } from './limits.ts';
import { parsersAttacks } from './parsers.ts';
import { processAttacks } from './process.ts';
import { registrationAttacks } from './registration.ts';
import { requestCostAttacks } from './request-cost.ts';
import { sessionsAttacks } from './sessions.ts';

export const attacks: readonly Attack[] = [
  ...requestCostAttacks,
  ...parsersAttacks,
  ...answerOrderAttacks,
  ...coursesAttacks,
  ...sessionsAttacks,
  ...limitsAttacks,
  ...registrationAttacks,
  ...processAttacks,
];
