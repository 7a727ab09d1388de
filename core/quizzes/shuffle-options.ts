import type { Option, QuestionPrompt } from './question-parts.ts';
import { randomOf, shuffled, type Random } from './random.ts';

/** Answers that speak of the ones above them. */
const speaksOfOthers =
  /^(?:all|none|both|neither|any|either|two|three)\b.{0,40}\b(?:above|these|those|them)\b/i;

/** Another order; what speaks of the other answers ('All of the above') stays last. */
export function shuffleOptions(options: readonly Option[], random: Random): Option[] {
  const last = options.filter(({ text }) => speaksOfOthers.test(text.trim()));
  const others = options.filter((option) => !last.includes(option));
  return [...shuffled(others, random), ...last];
}

const affirming = new Set(['true', 'yes']);
const denying = new Set(['false', 'no']);

const isOneOf = (words: ReadonlySet<string>, { text }: Option): boolean =>
  words.has(text.trim().toLowerCase());

/** True stands before false wherever people meet the two; null for two answers in other words. */
function trueFirst(options: readonly Option[]): Option[] | null {
  const yes = options.find((option) => isOneOf(affirming, option));
  const no = options.find((option) => isOneOf(denying, option));
  return yes && no && options.length === 2 ? [yes, no] : null;
}

function orderOptions({ type, options }: QuestionPrompt, shuffles: boolean, random: Random): Option[] {
  const told = type === 'TRUE_FALSE' ? trueFirst(options) : null;
  return told ?? (shuffles ? shuffleOptions(options, random) : [...options]);
}

/**
 * The parts of a question in the order in which a seed shows them, the same each time. Without `shufflesAnswers` choices
 * stand as their author wrote them. Partners are shuffled whatever a quiz says: by their text they stand in the prompt,
 * and beside lefts that are sorted, too, the place of each would tell where it belongs.
 */
export function inShownOrder(
  prompt: QuestionPrompt,
  seed: string,
  shufflesAnswers: boolean,
): { readonly options: Option[]; readonly rights: Option[] } {
  const random = randomOf(seed);
  return {
    options: orderOptions(prompt, shufflesAnswers, random),
    rights: shuffled(prompt.rights, random),
  };
}
