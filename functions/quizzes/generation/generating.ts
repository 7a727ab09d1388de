import { minute } from '../../core/clock.ts';

/** Of one account, proposals among them: a text of full length is read within a second. */
export const generating = { name: 'quiz-generation', most: 30, windowMs: minute } as const;
