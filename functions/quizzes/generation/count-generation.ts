import type { Actor } from '../../platform/actor.ts';
import { minute } from '../../platform/clock.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';

/** Limit per account, for quizzes and proposals together. */
const generationLimit = { name: 'quiz-generation', max: 30, windowMs: minute } as const;
/** Limit for long texts: a text of maximum length takes up to a second. */
const longTextLimit = { name: 'quiz-generation-long', max: 6, windowMs: minute } as const;
/** Characters above which a text is long. */
const longTextLength = 20_000;

/** Counts a request to generate questions. Throws RATE_LIMITED if an account sends too many. */
export async function countGeneration(limiter: RateLimiter, { userId }: Actor): Promise<void> {
  await limiter.use(generationLimit, userId);
}

/** Counts a text to generate questions from, if it is long. Throws RATE_LIMITED if an account sends too many. */
export async function countLongText(limiter: RateLimiter, { userId }: Actor, text: string): Promise<void> {
  if (text.length > longTextLength) await limiter.use(longTextLimit, userId);
}
