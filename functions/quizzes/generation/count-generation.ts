import type { Actor } from '../../platform/actor.ts';
import { minute } from '../../platform/clock.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { GenerationOrder } from './generation-order.ts';

/** Per account, for quizzes and proposals together. */
const generating = { name: 'quiz-generation', max: 30, windowMs: minute } as const;
/** A text of maximum length takes up to a second. */
const reading = { name: 'quiz-generation-long', max: 6, windowMs: minute } as const;
/** Characters. */
const longText = 20_000;

/** Counts an order. Throws RATE_LIMITED if that is too many. */
export async function countGeneration(
  limiter: RateLimiter,
  { userId }: Actor,
  { text }: GenerationOrder,
): Promise<void> {
  await limiter.use(generating, userId);
  if (text !== null && text.length > longText) await limiter.use(reading, userId);
}
