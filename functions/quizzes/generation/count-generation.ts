import type { Actor } from '../../platform/actor.ts';
import { minute } from '../../platform/clock.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { GenerationOrder } from './generation-order.ts';

/** Of one account, quizzes and proposals together. */
const generating = { name: 'quiz-generation', max: 30, windowMs: minute } as const;
/** A text of full length keeps the server for up to a second. */
const reading = { name: 'quiz-generation-long', max: 6, windowMs: minute } as const;
/** Characters. */
const longText = 20_000;

/** Counts an order; throws RATE_LIMITED where that is one too many. */
export async function countGeneration(
  limiter: RateLimiter,
  { userId }: Actor,
  { text }: GenerationOrder,
): Promise<void> {
  await limiter.use(generating, userId);
  if (text !== null && text.length > longText) await limiter.use(reading, userId);
}
