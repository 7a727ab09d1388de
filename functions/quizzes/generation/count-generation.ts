import type { Actor } from '../../platform/actor.ts';
import { minute } from '../../platform/clock.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { GenerationSettings } from './generation-settings.ts';

/** Limit per account, for quizzes and proposals together. */
const generationLimit = { name: 'quiz-generation', max: 30, windowMs: minute } as const;
/** Limit for long texts: a text of maximum length takes up to a second. */
const longTextLimit = { name: 'quiz-generation-long', max: 6, windowMs: minute } as const;
/** Characters above which a text is long. */
const longTextLength = 20_000;

/** Counts a request to generate questions. Throws RATE_LIMITED if an account sends too many. */
export async function countGeneration(
  limiter: RateLimiter,
  { userId }: Actor,
  { text }: GenerationSettings,
): Promise<void> {
  await limiter.use(generationLimit, userId);
  if (text !== null && text.length > longTextLength) await limiter.use(longTextLimit, userId);
}
