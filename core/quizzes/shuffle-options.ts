import type { Option } from './question-parts.ts';
import { shuffled, type Random } from './random.ts';

/** Answers that speak of the ones above them. */
const speaksOfOthers =
  /^(?:all|none|both|neither|any|either|two|three)\b.{0,40}\b(?:above|these|those|them)\b/i;

/** Another order; what speaks of the other answers ('All of the above') stays last. */
export function shuffleOptions(options: readonly Option[], random: Random): Option[] {
  const last = options.filter(({ text }) => speaksOfOthers.test(text.trim()));
  const others = options.filter((option) => !last.includes(option));
  return [...shuffled(others, random), ...last];
}
