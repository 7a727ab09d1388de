import { shuffled, type Random } from '../../random.ts';
import { distractorsFor, type DistractorPool } from '../terms/distractors.ts';
import { areClose } from '../terms/option-groups.ts';
import type { Term } from '../terms/term.ts';
import { bound, quantitiesIn, type Quantity } from '../text/quantities.ts';
import { isPlural } from '../text/split-words.ts';
import { gendered } from './accepted-answers.ts';
import {
  isAboutSome,
  isPartial,
  isSingleEventAt,
  isSoleAgent,
  isSolePlace,
  isSoleSubject,
  negated,
  type PlacedTerm,
} from './contradiction.ts';
import { otherNumber, sameForm } from './other-number.ts';

/** A statement with the positions of its terms. */
export interface Statement {
  readonly text: string;
  readonly terms: readonly PlacedTerm[];
}

const opposites: ReadonlyMap<string, string> = new Map(
  `high low;higher lower;highest lowest;large small;larger smaller;largest smallest;long short;longer shorter;longest shortest;
increases decreases;increase decrease;increased decreased;increasing decreasing;rises falls;rise fall;rose fell;raises lowers;raised lowered;
before after;above below;inside outside;more less;hot cold;warm cool;warmer colder;fast slow;faster slower;
thick thin;thicker thinner;strong weak;stronger weaker;rich poor;richer poorer;heavier lighter;deep shallow;deepest shallowest;
narrowest widest;north south;northern southern;east west;eastern western;beginning end;same opposite;positive negative;
maximum minimum;everywhere nowhere;easy difficult;easier harder;early late;public private;internal external;
shortage surplus;elastic inelastic;dense sparse;similar different;equal unequal;legal illegal;stable unstable;visible invisible;inward outward;upward downward;inner outer;cheaper dearer;wider narrower;hotter colder;
voluntary involuntary;directly indirectly;widens narrows;strengthens weakens;accelerates slows;absorbs releases;gains loses;expensive cheap;
largest smallest;lighter darker;inside outside;conscious unconscious;reversible irreversible;temporary permanent;innate learned;rare common;
clockwise anticlockwise;least most;longest shortest;widens narrows;expands shrinks;attract repel;attracts repels`
    .split(/;\s*/)
    .map((pair) => pair.trim().split(' '))
    .flatMap(([one = '', other = '']) => [[one, other] as const, [other, one] as const])
    .concat([
      ['fewer', 'more'],
      ['fewest', 'most'],
    ]),
);

/** What 'more' and 'most' become before a plural: 'fewer cells', but 'less often'. */
const oppositesOfPlurals: ReadonlyMap<string, string> = new Map([
  ['more', 'fewer'],
  ['most', 'fewest'],
]);

/** The opposite of a word. `after`: the text after it. */
function oppositeOf(word: string, after: string): string | undefined {
  const [next = ''] = /\p{L}+/u.exec(after) ?? [];
  const ofPlural = isPlural(next) ? oppositesOfPlurals.get(word) : undefined;
  return ofPlural ?? opposites.get(word);
}

/** Replaces a part of a text. Adapts the capital letter at the start, and an article before the part. */
function replaced(text: string, start: number, end: number, by: string): string {
  const isCapital = start === 0 || /^\p{Lu}/u.test(text.slice(start, end));
  const word = start === 0 && isCapital ? by.charAt(0).toUpperCase() + by.slice(1) : by;
  const before = text.slice(0, start).replace(/\b(a|A)n?\s$/, `$1${/^[aeio]/i.test(by) ? 'n' : ''} `);
  return before + word + text.slice(end);
}

/**
 * Replaces a word by its opposite. Null unless exactly one word has one: with two changes, the text could be true
 * again.
 */
function withOpposite({ text, terms }: Statement): string | null {
  const words = [...text.matchAll(/\p{L}+/gu)];
  // A word such as 'Deep' with a capital letter inside a sentence is a part of a name.
  const replaceable = words.filter(({ 0: word, index }) =>
    opposites.has(index === 0 ? word.toLowerCase() : word),
  );
  const [found] = replaceable;
  if (found === undefined || replaceable.length > 1 || /\b(?:than|as)\b/i.test(text)) return null;
  if (negated.test(text) || isPartial(text)) return null;
  const [word] = found;
  // 'In the early 19th century, London grew' does not say that London did not grow later.
  if (/^(?:early|late|before|after)$/i.test(word) && !isSingleEventAt(text, found.index, terms)) return null;
  // 'Most cells' have no opposite, but 'the most common cells' have.
  if (/^(?:most|least)$/i.test(word) && !/\bthe\s$/i.test(text.slice(0, found.index))) return null;
  // Not 'is raised': an error can be raised, but not lowered.
  if (/^(?:raised|lowered)$/.test(word) && /\b(?:is|are|was|were)\s$/.test(text.slice(0, found.index)))
    return null;
  // Not after a measure: '4,800 metres thin' is absurd.
  if (/\d\S*\s\p{L}+\s$/u.test(text.slice(0, found.index))) return null;
  // 'Early' and 'late' only before a year or a century, as in 'the late 1940s'.
  if (
    /^(?:early|late)$/i.test(word) &&
    !/^\s(?:\d|\p{L}+\scentury)/u.test(text.slice(found.index + word.length))
  )
    return null;
  // Not before a preposition: light falls on a leaf, but does not rise on it.
  if (
    /^\s(?:on|into|in|under|within|up|down|off|out|away|over)\b/.test(text.slice(found.index + word.length))
  )
    return null;
  // 'Locks raise or lower ships': there, it is a verb.
  if (/^lower$/i.test(word) && /\b(?:or|and|to|can|will|may|which|that)\s$/.test(text.slice(0, found.index)))
    return null;
  // 'Named after Poland' is not about time.
  if (
    /^after$/i.test(word) &&
    /\b(?:named|called|look|looks|looking|looked)\s(?:\p{L}+\s)?$/u.test(text.slice(0, found.index))
  )
    return null;
  // 'Before' and 'after' only in front of a number, a name or 'the', as in 'before 1914'.
  if (
    /^(?:before|after)$/i.test(word) &&
    !/^\s(?:\d|\p{Lu}|the\s)/u.test(text.slice(found.index + word.length))
  )
    return null;
  const end = found.index + word.length;
  return replaced(text, found.index, end, oppositeOf(word.toLowerCase(), text.slice(end)) ?? word);
}

const otherNumberWords: ReadonlyMap<string, string> = new Map(
  'two four;three five;four six;five eight;six nine;seven four;eight five;nine six;ten six;eleven seven;twelve eight;twenty thirty;thirty twenty;fifty ninety'
    .split(';')
    .map((pair) => pair.split(' '))
    .map(([one = '', other = '']) => [one, other]),
);

/** Replaces a number word: 'seven prisoners' becomes 'four prisoners'. Null unless exactly one word can be replaced. */
function withOtherNumberWord({ text }: Statement): string | null {
  const found = [...text.matchAll(/\p{L}+/gu)].filter(({ 0: word }) =>
    otherNumberWords.has(word.toLowerCase()),
  );
  const [first] = found;
  // With two numbers, as in 'two of three', changing only one can be absurd.
  if (first === undefined || found.length > 1 || negated.test(text) || isPartial(text)) return null;
  if (bound.test(text.slice(0, first.index))) return null;
  const [word] = first;
  // In a subordinate clause, the text can be true with another number too: a deadlock can have two or four
  // transactions.
  if (/\b(?:if|when|that|which|where)\b/i.test(text.slice(0, first.index))) return null;
  // 'Between two' and 'both' allow no other number.
  if (/\b(?:between|both)\s(?:the\s)?$/i.test(text.slice(0, first.index))) return null;
  if (
    /^\s(?:thirds?|quarters?|halves|fifths?|hundred|thousand|million|billion)\b/.test(
      text.slice(first.index + word.length),
    )
  )
    return null;
  return replaced(
    text,
    first.index,
    first.index + word.length,
    otherNumberWords.get(word.toLowerCase()) ?? word,
  );
}

/**
 * Whether the text has another number that is nearly the same, and would reveal the change: '5,000 units, the 5,001st'.
 */
function hasNearNumber(text: string, { start, end, value, isYear }: Quantity): boolean {
  const rest = `${text.slice(0, start)} ${text.slice(end)}`;
  return (
    !isYear &&
    [...rest.matchAll(/\d[\d,]*(?:\.\d+)?/g)].some(([digits]) => {
      const other = Number(digits.replaceAll(',', ''));
      return Math.abs(other - Math.abs(value)) <= Math.abs(value) * 0.1;
    })
  );
}

/** Whether the text contradicts every other value of the number. */
function isOnlyNumber({ text, terms }: Statement, { start, value, isYear, isBound }: Quantity): boolean {
  if (value === 0 || isBound) return false;
  return isYear ? isSingleEventAt(text, start, terms) : !isPartial(text);
}

/** Replaces a number in digits by another number. */
function withOtherNumber(statement: Statement, random: Random): string | null {
  const { text } = statement;
  // A statement about the time between two years can be true for other years too.
  if (/\bbetween\b/.test(text) || negated.test(text)) return null;
  for (const quantity of shuffled(quantitiesIn(text), random)) {
    const { start, end } = quantity;
    const other = isOnlyNumber(statement, quantity) ? otherNumber(quantity, text, random) : null;
    const digits = other === null ? null : sameForm(other, text.slice(start, end));
    if (digits !== null && !text.includes(digits) && !hasNearNumber(text, quantity))
      return text.slice(0, start) + digits + text.slice(end);
  }
  return null;
}

/** With these words, the statement can be true for another term too. */
const openWords =
  /\b(?:such as|for example|e\.g\.|some|often|usually|may|might|can|could|also|among|both|including|many|similar|like)\b/i;

interface ChangeContext {
  readonly pool: DistractorPool;
  readonly random: Random;
}

/** Whether two terms only differ in their first word: 'primary key' and 'foreign key'. */
function isKin(one: Term, other: Term): boolean {
  return (
    one.key !== other.key &&
    areClose(one, other) &&
    one.kind === other.kind &&
    one.isPlural === other.isPlural &&
    one.keyWords.length === other.keyWords.length &&
    one.keyWords.slice(1).join(' ') === other.keyWords.slice(1).join(' ')
  );
}

/** Whether the text contradicts the statement with any other name. */
function isFalseForOthers({ text, terms }: Statement, { term, start, end }: PlacedTerm): boolean {
  if (term.nameKind === 'PERSON') return isSoleAgent(text, start, end, terms);
  return term.nameKind === 'PLACE' && isSolePlace(text, start, end, terms);
}

/**
 * A term that students could confuse with the placed term, so that the false statement is not absurd: a name of the same
 * kind, or for a subject another term that the text defines, with the same last word if possible ('foreign key' for
 * 'primary key').
 */
function confusableTerm(
  statement: Statement,
  placed: PlacedTerm,
  asked: Term,
  { pool, random }: ChangeContext,
): Term | null {
  const { text } = statement;
  const { term, start, end } = placed;
  if (term.nameKind !== null) {
    const [name] = isFalseForOthers(statement, placed)
      ? (distractorsFor(asked, text, pool, random) ?? [])
      : [];
    return name ?? null;
  }
  const isSubject = /^(?:(?:an?|the)\s)?$/i.test(text.slice(0, start));
  if (!isSubject) return null;
  // In its definition, a term can only be replaced by a term that the text defines differently.
  const isDefined = term.definition !== null && text.includes(term.definition.description);
  const areDefined = (other: Term) => isDefined && other.definition?.style === term.definition?.style;
  const fits = (other: Term) => areDefined(other) || isSoleSubject(text, start, end);
  const kin = term.keyWords.length < 2 ? [] : pool.terms.filter((other) => isKin(asked, other));
  const [sibling] = shuffled(kin.filter(fits), random);
  if (sibling !== undefined) return sibling;
  const [other] = distractorsFor(asked, text, pool, random) ?? [];
  return other !== undefined && areDefined(other) ? other : null;
}

/**
 * The term in lower case, as inside a sentence, if the text only has it with the capital letter of a sentence start.
 */
function withinSentence({ text, kind, hasFinalText }: Term): string {
  return kind === 'COMMON' && !hasFinalText && /^\p{Lu}\p{Ll}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** Replaces a term by another term. */
function withOtherTerm(statement: Statement, context: ChangeContext): string | null {
  const { text, terms } = statement;
  if (openWords.test(text) || negated.test(text)) return null;
  for (const placed of shuffled(terms, context.random)) {
    const { term, start, end } = placed;
    const used = text.slice(start, end);
    // In an enumeration, the other term can be one of the next terms.
    if (/^,?\s(?:and|or)\s/.test(text.slice(end)) || /\s(?:and|or)\s$/.test(text.slice(0, start))) continue;
    // Not after 'is': 'The normal distribution is a Poisson distribution' is noticed at once.
    if (/\b(?:is|are|was|were)\s(?:an?\s)?$/.test(text.slice(0, start))) continue;
    // 'Mary Ainsworth … his sample' is noticed at once.
    if (term.nameKind === 'PERSON' && gendered.test(text)) continue;
    // The main name of the text is not replaced: everybody knows that the statement is about this person.
    if (term.isMainName) continue;
    const asked = { ...term, text: used, isPlural: isPlural(used) };
    const other = confusableTerm(statement, placed, asked, context);
    if (other !== null && !text.includes(other.text))
      return replaced(text, start, end, withinSentence(other));
  }
  return null;
}

const negations: readonly (readonly [RegExp, string])[] = [
  [/\bcannot\b/, 'can'],
  [/\b(can|could|may|must|will|would|should|is|are|was|were|has|have|had) not\b/, '$1'],
];

/**
 * Removes a negation. Negations are never added, because students notice them at once. Statements with words such as
 * 'only' or 'all' are not changed, because they could stay true.
 */
function withoutNegation({ text }: Statement): string | null {
  if (
    /\b(?:only|all|every|never|no|none|neither|nor|but|although|unless|if|that|which|who|when|where|while|whereas|because|since|as|after|before|until)\b|,/i.test(
      text,
    )
  )
    return null;
  const rule = negations.find(([pattern]) => pattern.test(text));
  if (rule === undefined || isAboutSome(text)) return null;
  const [pattern, by] = rule;
  return text.replace(pattern, by);
}

/** The statement with one change that makes it false. Null if no change certainly makes it false. */
export function falseStatement(statement: Statement, pool: DistractorPool, random: Random): string | null {
  const changes = shuffled(
    [
      () => withOtherNumber(statement, random),
      () => withOpposite(statement),
      () => withOtherNumberWord(statement),
      () => withOtherTerm(statement, { pool, random }),
    ],
    random,
  );
  for (const change of changes) {
    const changed = change();
    if (changed !== null && changed !== statement.text) return changed;
  }
  return withoutNegation(statement);
}
