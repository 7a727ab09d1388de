import type { Actor } from '../../platform/actor.ts';
import { minute } from '../../platform/clock.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { GenerationSettings } from './generation-settings.ts';

/** Per account, for quizzes and proposals together. */
const generating = { name: 'quiz-generation', max: 30, windowMs: minute } as const;
/** A text of maximum length takes up to a second. */
const reading = { name: 'quiz-generation-long', max: 6, windowMs: minute } as const;
/** Characters. */
const longText = 20_000;

/** Counts a request to generate questions. Throws RATE_LIMITED if an account sends too many. */
export async function countGeneration(
  limiter: RateLimiter,
  { userId }: Actor,
  { text }: GenerationSettings,
): Promise<void> {
  await limiter.use(generating, userId);
  if (text !== null && text.length > longText) await limiter.use(reading, userId);
}
