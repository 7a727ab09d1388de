import type { Attack } from '../attack.ts';
import { answerTimeAttacks } from './registration/answer-times.ts';
import { draftBytesAttack } from './registration/draft-bytes.ts';
import { firstComerAttack } from './registration/first-comer.ts';
import { lectureHallAttack, unprovenAccountsAttack } from './registration/lecture-hall.ts';
import { mailAttacks } from './registration/mails.ts';

export const registrationAttacks: readonly Attack[] = [
  firstComerAttack,
  ...answerTimeAttacks,
  ...mailAttacks,
  lectureHallAttack,
  unprovenAccountsAttack,
  draftBytesAttack,
];
