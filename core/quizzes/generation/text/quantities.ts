import { isFunctionWord, isVerb } from './english.ts';

/** A number in a sentence. Positions are in characters from 0. */
export interface Quantity {
  /** Start of the number, including its sign. */
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly isYear: boolean;
  /** Whether the number is a limit, so that other numbers are correct too: 'more than 70'. */
  readonly isBound: boolean;
  /** The difference from `value` that is still accepted as an answer. */
  readonly tolerance: number;
  /** 0 to 3. The higher, the better the number is for a question. 0: not suitable. */
  readonly quality: number;
}

const numberPattern = /[-−]?\d+(?:[.,]\d+)*/g;
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const decimal = /^\d+(?:\.\d+)?$/;

/** Words before a number that is only a label: 'figure 3', 'page 5'. */
const labelBefore =
  /(?:^|[\s(])(?:fig(?:ure)?s?|tables?|chapters?|sections?|pages?|pp?|eqs?|equations?|steps?|parts?|vol(?:ume)?|no|nr|numbers?|exercises?|questions?|lectures?|weeks?|days?|slides?|problems?|units?|versions?|rooms?|grade|types?|phases?|articles?|§)\.?\s*$/i;
/** Words before an approximate number, for example 'about 200'. */
const hedge =
  /(?:^|[\s(])(?:about|around|approximately|roughly|nearly|almost|some|circa|environ|près de|etwa|rund|ungefähr|fast|aproximadamente|unos|unas|ca\.?|c\.|close to|an estimated)\s+[$€£]?$|[~≈]\s*[$€£]?$/i;
/** Words before a limit, for example 'at least 70'. */
export const bound =
  /\b(?:(?:more|less|fewer|longer|shorter|larger|smaller|higher|lower|greater|older|younger|bigger) than|over|above|below|under|beyond|exceeds?|exceeding|up to|at (?:least|most)|as (?:many|much) as|a (?:minimum|maximum) of|within)\s+[$€£]?$/i;
/** Words before a year. */
const yearBefore =
  /(?:^|[\s(])(?:in|since|until|till|before|after|during|year|spring|summer|autumn|fall|winter|early|late|january|february|march|april|may|june|july|august|september|october|november|december|vers|en|im|jahr|seit|bis|desde|depuis|\d{1,2},?)\s+$/i;
/** A name before a year: 'the Belmont Report of 1979'. */
const namedBefore = /\p{Lu}\p{L}+\sof\s+$/u;
/** Words before a year or a count. If a noun follows the number, it is a count: 'of 1500 people'. */
const yearOrCountBefore = /(?:^|[\s(])(?:by|from|to|of|around|about|circa|between|and)\s+$/i;
const measure =
  /^[\s-]?(?:%|‰|°\s?[CF]?|(?:k|c|m|µ|μ|n|M|G|T)?(?:m|g|s|l|L|Hz|W|J|V|A|N|Pa|Pa|mol|eV|B|b)(?:[²³/]|\b)|(?:km\/h|kcal|cal|kB|MB|GB|TB|min|h|K|ha|ft|lb|oz|bar|atm|ppm|dB)\b|(?:percent|per cent|percentage points|degrees?|kilomet(?:re|er)s?|met(?:re|er)s?|centimet(?:re|er)s?|millimet(?:re|er)s?|micromet(?:re|er)s?|nanomet(?:re|er)s?|miles?|kilograms?|grams?|milligrams?|tonn?e?s?|lit(?:re|er)s?|millilit(?:re|er)s?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|dollars?|euros?|pounds?|francs?|livres|volts?|watts?|joules?|newtons?|hertz|kelvin|calories)\b)/u;
const scale =
  /^\s(?:thousand|million|billion|trillion|Millionen|Milliarden|millions?|milliards?|millones)\b/u;
const noun = /^(?:\s|-)(\p{L}[\p{L}’'-]{2,})/u;

function valueOf(digits: string): { readonly value: number; readonly decimals: number } | null {
  const plain = grouped.test(digits) ? digits.replaceAll(',', '') : digits;
  // '1.500' is unclear: it can mean 1.5 or 1,500.
  if (!decimal.test(plain) || /^[1-9]\d{0,2}\.\d{3}$/.test(plain) || plain.length > 13) return null;
  return { value: Number(plain), decimals: plain.split('.')[1]?.length ?? 0 };
}

/** Whether a noun follows the number. */
function isCounting(after: string): boolean {
  const [, next = ''] = noun.exec(after) ?? [];
  return /^\p{Ll}/u.test(next) && !isFunctionWord(next) && !isVerb(next);
}

function isYear(value: number, digits: string, before: string, after: string): boolean {
  return (
    /^\d{4}$/.test(digits) &&
    value >= 1000 &&
    value <= 2100 &&
    (yearBefore.test(before) ||
      namedBefore.test(before) ||
      (yearOrCountBefore.test(before) && !isCounting(after))) &&
    !measure.test(after)
  );
}

/**
 * The tolerance: 10 years for an approximate year, 5 % of another approximate number, else half a unit of the last
 * decimal. 0 for exact years and whole numbers.
 */
function toleranceOf(value: number, decimals: number, isRough: boolean, year: boolean): number {
  if (year) return isRough ? 10 : 0;
  const exact = Number.isInteger(value) ? 0 : Number(`5e-${decimals + 1}`);
  return isRough ? Math.max(exact, Number((Math.abs(value) * 0.05).toPrecision(2))) : exact;
}

function qualityOf(value: number, year: boolean, decimals: number, before: string, after: string): number {
  if (year) return 2;
  if (measure.test(after) || scale.test(after) || /[$€£]\s?$/.test(before)) return 3;
  const [, unit] = noun.exec(after) ?? [];
  if (unit !== undefined && !isFunctionWord(unit.toLowerCase())) return value > 3 ? 2 : 0;
  return decimals > 0 &&
    /\b(?:is|of|equals?|to|at|than|was|about|approximately|be)\s+$|[=<>≈]\s?$/i.test(before)
    ? 2
    : 0;
}

/** Whether a number is part of a range, a date, a time, a version, an ordinal or a name. */
function isPart(before: string, after: string): boolean {
  return (
    /[\p{L}\p{N}_#/:.,–—[^+*]$/u.test(before) ||
    // A number in a term: '360-degree feedback'.
    /^-(?:degree|point|step|day|year)\b/.test(after) ||
    // A number in a name: 'the Coup of 18 Brumaire'.
    (/\p{Lu}\p{L}+\sof\s(?:the\s)?$/u.test(before) && /^\s\p{Lu}\p{Ll}+/u.test(after)) ||
    // A decade: '1940s' is not a number of seconds.
    /^s\b/.test(after) ||
    (/\d\s?(?:%|°\s?[CF]?|\p{L}{1,3})?\s(?:to|and|or|bis|à)\s[$€£]?$/u.test(before) &&
      !/\b\d{4}\s(?:to|and)\s$/.test(before)) ||
    (/^(?:[\p{L}\p{N}_/:[\]^+*–—−]|-\d|\.\d)/u.test(after) && !measure.test(after)) ||
    (/^\s?(?:%|°\s?[CF]?)?\s?(?:to|–|—|-|±|×|x)\s?[$€£]?\d/.test(after) && !/^\sto\s\d{4}\b/.test(after)) ||
    // Two years: 'the war of 1524 and 1525'.
    (/\d{4},?\s(?:and|or)\s$/.test(before) && !/\bbetween\s\S{4}\sand\s$/.test(before)) ||
    (/^,?\s(?:and|or)\s\d{4}\b/.test(after) && !/\bbetween\s(?:about\s)?$/.test(before)) ||
    (/\bbetween\s[$€£]?$/.test(before) && !/^\sand\s\d{4}\b/.test(after)) ||
    /^\s(?:and|or)\s[$€£]?\d+\s?(?:%|\p{L})/u.test(after)
  );
}

/** Words before the year in the name of a law: 'The Insolvency Act 1986'. */
const lawBefore = /\b(?:Acts?|Bill|Code|Convention|Directive|Order|Regulations?|Rules)\s$/;

function quantityAt(sentence: string, match: RegExpExecArray): Quantity | null {
  const [digitsWithSign] = match;
  const start = match.index;
  const signed = /^[-−]/.test(digitsWithSign);
  // A minus sign only counts after a space: '10-20' is a range, and 'COVID-19' is a name.
  if (signed && !/^[\s(]?$/.test(sentence.charAt(start - 1))) return null;
  const end = match.index + digitsWithSign.length;
  const digits = digitsWithSign.replace(/^[-−]/, '');
  const before = sentence.slice(Math.max(0, start - 30), start);
  const after = sentence.slice(end, end + 30);
  const read = valueOf(digits);
  if (read === null || isPart(before, after) || labelBefore.test(before) || lawBefore.test(before))
    return null;
  const value = signed ? -read.value : read.value;
  const year = isYear(value, digits, before, after);
  const quality = qualityOf(value, year, read.decimals, before, after);
  const tolerance = toleranceOf(value, read.decimals, hedge.test(before), year);
  return { start, end, value, isYear: year, isBound: bound.test(before), tolerance, quality };
}

/** The numbers that a question can ask for: counts, years and numbers with a unit that occur once in the sentence. */
export function quantitiesIn(sentence: string): Quantity[] {
  const quantities = [...sentence.matchAll(numberPattern)]
    .map((match) => quantityAt(sentence, match))
    .filter((quantity) => quantity !== null);
  const times = new Map<string, number>();
  for (const digits of sentence.match(/\d+(?:[.,]\d+)*/g) ?? [])
    times.set(digits, (times.get(digits) ?? 0) + 1);
  return quantities.filter(({ start, end, quality }) => {
    const unsigned = sentence.slice(start, end).replace(/^[-−]/, '');
    return quality > 0 && times.get(unsigned) === 1;
  });
}
