import { byText, inOrderOf, type Option, type QuestionPrompt } from './question-parts.ts';
import { asksForOrder, inOrdinalOrder } from './ordinals.ts';
import { shuffled, type Random } from './random.ts';

/** Options that refer to the other options. */
const refersToOthers =
  /^(?:all|none|both|neither|any|either|two|three)\b.{0,40}\b(?:above|these|those|them)\b/i;

/**
 * The options in random order. Options that refer to the other options ('All of the above') are last. If there are
 * several of them, they are sorted by text, so that their order does not depend on the author's order.
 */
export function shuffleOptions(options: readonly Option[], random: Random): Option[] {
  const last = options.filter(({ text }) => refersToOthers.test(text.trim()));
  const others = options.filter((option) => !last.includes(option));
  const sorted = last.toSorted((one, other) => byText(one.text, other.text));
  return [...shuffled(others, random), ...sorted];
}

const trueWords = new Set(['true', 'yes']);
const falseWords = new Set(['false', 'no']);

const isOneOf = (words: ReadonlySet<string>, { text }: Option): boolean =>
  words.has(text.trim().toLowerCase());

/** The options 'true' or 'yes' first, then 'false' or 'no'. Null for other options. */
function trueFirst(options: readonly Option[]): Option[] | null {
  const yes = options.find((option) => isOneOf(trueWords, option));
  const no = options.find((option) => isOneOf(falseWords, option));
  return yes && no && options.length === 2 ? [yes, no] : null;
}

/** The parts of a question in the order that one student sees. */
export interface ShownOrder {
  readonly options: Option[];
  readonly matchPrompts: Option[];
  readonly matchOptions: Option[];
}

/**
 * Orders the options of a question for one student. Both columns of a matching question are always shuffled: if
 * students knew the order of one column, the order of the other column would reveal the pairs. Prompts like 'First' and
 * 'Second' are in their order.
 * @param authors the IDs of the options in the author's order; null if the quiz shuffles options
 */
export function inShownOrder(
  prompt: QuestionPrompt,
  random: Random,
  authors: readonly string[] | null,
): ShownOrder {
  const { type, options, matchPrompts, matchOptions } = prompt;
  const fixed = type === 'TRUE_FALSE' ? trueFirst(options) : null;
  const chosen = authors ? inOrderOf(options, authors) : shuffleOptions(options, random);
  // Shuffled in any case, so that the random numbers for the other column stay the same.
  const prompts = shuffled(matchPrompts, random);
  return {
    options: fixed ?? chosen,
    matchPrompts: asksForOrder(matchPrompts) ? inOrdinalOrder(prompts) : prompts,
    matchOptions: shuffled(matchOptions, random),
  };
}
