import type { Term } from '../terms/term.ts';
import { auxiliaries, isPastForm, isVerb } from '../text/english.ts';
import { isCapitalized, isPlural, wordsOf, type Word } from '../text/split-words.ts';

/**
 * When the text contradicts a changed statement. 'The canal was opened in 1869' contradicts every other year. 'In 1700
 * the town had 20 mills' contradicts no other year, and 'Many farmers left in 1986' contradicts neither.
 */

/** A term with its position in a statement. */
export interface PlacedTerm {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

/** Negations. What did not happen to one person, or in one year, may not have happened to others either. */
export const negated =
  /\b(?:no|not|none|never|nobody|nothing|without|cannot|neither|nor|hardly|rarely)\b|n['’]t\b/i;

/** With these words, the statement is about some cases only, so that the changed statement can be true of others. */
const partial =
  /\b(?:some|many|several|few|certain|various|can|could|may|might|often|sometimes|occasionally|frequently|commonly|typically|perhaps|possibly|probably|such as|for example|for instance|e\.g\.|among|including|includes?|another|other|others|one of|also|both)\b/i;

/** Whether the statement is about some of several cases: 'Some farmers keep 200 cows', 'A farmer lost 200 cows'. */
export function isPartial(text: string): boolean {
  return partial.test(text) || (/^An?\s/.test(text) && isPast(text));
}

/** Whether the statement is about some of several subjects, so that it does not hold without its negation for all. */
export function isAboutSome(text: string): boolean {
  return /\b(?:some|many|several|few|certain|various|often|sometimes|usually)\b/i.test(text);
}

function isPast(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.some(({ lower }) => isPastForm(lower)) &&
    !words.some(({ lower }) => /^(?:is|are|has|have)$/.test(lower))
  );
}

const listOf = (verbs: string) => new Set(verbs.trim().split(/\s+/));

/** Verbs for what somebody does once with the same thing, in the past: only one person wrote 'The Origin of Species'. */
const deeds = listOf(
  `discovered invented founded established created wrote published composed painted designed built proposed patented formulated introduced
  developed coined drafted abolished conquered captured seized defeated overthrew assassinated murdered killed proved isolated identified
  commissioned sculpted carved drew dug constructed launched unified liberated compiled translated`,
);

/** Verbs for what happens to a thing or a person once, in the past. */
const events = listOf(
  `began begun started ended opened closed died born collapsed exploded sank abdicated became fell completed finished crowned executed
  beheaded assassinated inaugurated dissolved annexed ratified adopted signed proclaimed demolished destroyed dethroned deposed buried
  unveiled consecrated baptised baptized christened imprisoned exiled stormed split merged broke demonstrated premiered surrendered married
  reached issued enacted passed granted announced declared approved released
  ${[...deeds].join(' ')}`,
);

/** Events without an object that happen once to their subject. */
const alone = listOf(
  'began started ended opened closed died collapsed exploded sank abdicated became fell surrendered premiered split merged',
);

/** The start of a clause, where another event begins. */
const boundary =
  /[,;:()–—]|\b(?:and|but|which|who|that|when|where|while|because|after|before|as|until|since|although|if|than)\b/i;

/** Times that are no single date. */
const span =
  /\b(?:between|until|till|since|from|during|throughout|by|every|each|annually|for \d+|over|within)\s/i;

interface Clause {
  /** The text before the verb, without a date or a place at the start of the sentence. */
  readonly subject: string;
  /** The text after the verb. */
  readonly rest: string;
  /** The past form: 'opened' in 'was opened'. */
  readonly verb: string;
  readonly isPassive: boolean;
  /** Position after the verb. */
  readonly end: number;
  readonly start: number;
}

/** A date or a place in front of the subject: 'In 1869', 'In Paris,', 'On 14 July 1789'. */
const front =
  /^(?:In|On|At|Around|About)\s(?:[^,]{2,40},\s|(?:\d{1,2}\s\p{Lu}\p{Ll}+\s|\p{Lu}\p{Ll}+\s(?:\d{1,2},\s)?)?\d{3,4}(?:\s(?:BC|AD))?,?\s)/u;

/** The main clause of a statement about the past. Null if its first verb is not a known event. */
function clauseOf(text: string): Clause | null {
  const words = wordsOf(text);
  const at = words.findIndex(
    ({ lower }, index) =>
      index > 0 && (isPastForm(lower) || auxiliaries.has(lower) || (isVerb(lower) && !lower.endsWith('ing'))),
  );
  const first = words[at];
  if (first === undefined) return null;
  const isPassive = /^(?:was|were)$/.test(first.lower);
  const verb = isPassive ? participle(words, at) : first;
  if (verb === undefined || !events.has(verb.lower)) return null;
  return {
    subject: text.slice(0, first.start).replace(front, '').trim(),
    rest: text.slice(verb.end),
    verb: verb.lower,
    isPassive,
    start: first.start,
    end: verb.end,
  };
}

/** The participle after 'was', which can have an adverb in between: 'was officially opened'. */
function participle(words: readonly Word[], at: number): Word | undefined {
  const [next, afterNext] = [words[at + 1], words[at + 2]];
  return next !== undefined && next.lower.endsWith('ly') ? afterNext : next;
}

/** Whether a noun phrase means one certain thing: 'the canal', 'Marie Curie', 'his theory'. */
function isDefinite(phrase: string, isName: (position: number) => boolean, offset: number): boolean {
  const words = wordsOf(phrase);
  const [first] = words;
  if (first === undefined || boundary.test(phrase)) return false;
  if (/^(?:the|his|her|its|their)$/.test(first.lower)) return true;
  const last = words.at(-1);
  if (!isCapitalized(first.text)) return false;
  return words.length > 1 && last !== undefined && isCapitalized(last.text)
    ? !/^(?:an?|some|many|several|few|most|all|no|two|three|four|five|six|seven|eight|nine|ten)$/.test(
        first.lower,
      )
    : isName(offset) || (words.length === 1 && !isPlural(first.text));
}

/** Whether the object after a verb means one certain thing. */
function hasDefiniteObject(rest: string): boolean {
  return (
    /^\s(?:(?:the|his|her|its|their)\s\p{L}|(?:him|her|it|them)sel)/u.test(rest) ||
    /^\s["“‘]?\p{Lu}/u.test(rest)
  );
}

type Terms = readonly PlacedTerm[];

/** Whether the text has a name at this position. */
const namesIn = (terms: Terms) => (position: number) =>
  terms.some(({ term, start }) => start === position && term.kind !== 'COMMON');

function hasSingleSubject(text: string, { subject }: Clause, terms: Terms): boolean {
  return isDefinite(subject, namesIn(terms), text.indexOf(subject));
}

/** Whether the clause is about an event that happens only once. */
function happensOnce(text: string, clause: Clause, terms: Terms): boolean {
  const { isPassive, verb, rest } = clause;
  if (!hasSingleSubject(text, clause, terms)) return false;
  return isPassive || hasDefiniteObject(rest) || (alone.has(verb) && !/^\s(?:an?\s)?\p{Ll}+s\b/u.test(rest));
}

/**
 * Whether the statement is about a single event at the date or place that begins at `at`: another date or place
 * contradicts it.
 */
export function isSingleEventAt(text: string, at: number, terms: Terms): boolean {
  if (negated.test(text) || isPartial(text)) return false;
  const clause = clauseOf(text);
  if (clause === null || !happensOnce(text, clause, terms)) return false;
  // 'Between', 'until' and so on give a time that other dates fit as well.
  if (span.test(text.slice(Math.max(0, at - 12), at))) return false;
  if (at < clause.start) return front.test(text) && (front.exec(text)?.[0].length ?? 0) >= at;
  return !boundary.test(withoutDay(text.slice(clause.end, at)));
}

/** Text without the comma of a date: 'on July 4, 1776'. */
function withoutDay(text: string): string {
  return text.replace(/\s\d{1,2},\s$/, ' ');
}

/** Words for what only one thing of a kind is. */
const sole =
  /^\s(?:is|are|was|were|became|remains?)\s(?:the|\p{Lu}\p{L}+['’]s)\s(?:(?:world|country|continent)['’]s\s)?(?:\p{L}+[ -])?(?:first|last|only|(?!(?:for|harv|inter|pri|t|n|ch|qu)est\b)\p{L}{3,}est|most|least|capital|founder|inventor|author|discoverer)\b/iu;

/** Whether only the subject that ends at `end` fits the statement: 'Lisbon is the capital', 'Curie was the first'. */
export function isSoleSubject(text: string, start: number, end: number): boolean {
  return /^(?:the\s)?$/i.test(text.slice(0, start)) && sole.test(text.slice(end));
}

/** Whether the person from `start` to `end` is the only one who did what the statement says. */
export function isSoleAgent(text: string, start: number, end: number, terms: Terms): boolean {
  if (negated.test(text) || isPartial(text)) return false;
  if (isSoleSubject(text, start, end)) return true;
  const before = text.slice(0, start);
  const [next] = wordsOf(text.slice(end, end + 40));
  if (next !== undefined && text.charAt(end) === ' ' && deeds.has(next.lower)) {
    const isSubject = before === '' || front.exec(before)?.[0] === before;
    return isSubject && hasDefiniteObject(text.slice(end + next.end));
  }
  const clause = clauseOf(text);
  return (
    clause !== null &&
    clause.isPassive &&
    deeds.has(clause.verb) &&
    hasSingleSubject(text, clause, terms) &&
    /^\sby\s(?:the\s\p{Ll}+(?:\s\p{Ll}+)?\s)?$/u.test(text.slice(clause.end, start))
  );
}

/** Whether the statement is true of one place only: the place that is written from `start` to `end`. */
export function isSolePlace(text: string, start: number, end: number, terms: Terms): boolean {
  if (negated.test(text) || isPartial(text)) return false;
  if (isSoleSubject(text, start, end)) return true;
  return /\b(?:in|at|near)\s(?:the\s)?$/i.test(text.slice(0, start)) && isSingleEventAt(text, start, terms);
}
