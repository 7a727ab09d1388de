import { byText, inOrderOf, type Option, type QuestionPrompt } from './question-parts.ts';
import { shuffled, type Random } from './random.ts';

/** Options that refer to the other options. */
const refersToOthers =
  /^(?:all|none|both|neither|any|either|two|three)\b.{0,40}\b(?:above|these|those|them)\b/i;

/**
 * The options in random order. Options that refer to the others ('All of the above') stay last. Several of
 * these are sorted by text, so that not even their order is the author's.
 */
export function shuffleOptions(options: readonly Option[], random: Random): Option[] {
  const last = options.filter(({ text }) => refersToOthers.test(text.trim()));
  const others = options.filter((option) => !last.includes(option));
  const sorted = last.toSorted((one, other) => byText(one.text, other.text));
  return [...shuffled(others, random), ...sorted];
}

const affirming = new Set(['true', 'yes']);
const denying = new Set(['false', 'no']);

const isOneOf = (words: ReadonlySet<string>, { text }: Option): boolean =>
  words.has(text.trim().toLowerCase());

/** True or yes first, then false or no. Null for other options. */
function trueFirst(options: readonly Option[]): Option[] | null {
  const yes = options.find((option) => isOneOf(affirming, option));
  const no = options.find((option) => isOneOf(denying, option));
  return yes && no && options.length === 2 ? [yes, no] : null;
}

/** The parts of a question in the order that one student sees. */
export interface ShownOrder {
  readonly options: Option[];
  readonly matchPrompts: Option[];
  readonly matchOptions: Option[];
}

/**
 * Orders the parts of a question for one student. `authors`: the IDs of its options in the author's order, if the quiz shows
 * options in that order. Null if it shuffles them. Both columns of a matching question are always shuffled: if
 * one had a known order, the indexes of the other would reveal the pairs.
 */
export function inShownOrder(
  prompt: QuestionPrompt,
  random: Random,
  authors: readonly string[] | null,
): ShownOrder {
  const { type, options, matchPrompts, matchOptions } = prompt;
  const fixed = type === 'TRUE_FALSE' ? trueFirst(options) : null;
  const chosen = authors ? inOrderOf(options, authors) : shuffleOptions(options, random);
  return {
    options: fixed ?? chosen,
    matchPrompts: shuffled(matchPrompts, random),
    matchOptions: shuffled(matchOptions, random),
  };
}
