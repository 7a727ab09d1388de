import {
  auxiliaries,
  genericNouns,
  isAdjective,
  isFunctionWord,
  isVerb,
  nounVerbs,
  prepositions,
} from '../text/english.ts';
import { hasOpenPronoun } from '../text/references.ts';
import type { Sentence } from '../text/sentences.ts';
import { vague, withoutFront, unsuitableReason } from '../text/statement.ts';
import { countWords, stem, termKey, wordsOf } from '../text/split-words.ts';

/** The definition of a term by a sentence. */
export interface Definition {
  /** The term without its article. */
  readonly term: string;
  /** The description without the full stop. It does not reveal the term. */
  readonly description: string;
  /** Whether the term begins the sentence. */
  readonly isInitial: boolean;
  /** The form of the sentence. Descriptions with the same style can replace each other in a question. */
  readonly style: 'IS' | 'ARE' | 'WAS' | 'THAT' | 'LABEL';
  /** Whether the description has a word of the term: 'the division of a market' for 'market segmentation'. */
  readonly isTelling: boolean;
  /** Whether the description is so short that it fits many terms: 'a suspect classification'. */
  readonly isBrief: boolean;
}

const stemsByDefinition = new WeakMap<Definition, ReadonlySet<string>>();

/** The stems of the words in a description. Computed on first use, because most are never needed. */
export function stemsIn(definition: Definition): ReadonlySet<string> {
  const known = stemsByDefinition.get(definition);
  if (known !== undefined) return known;
  const stems = new Set(wordsOf(definition.description).map(({ lower }) => stem(lower)));
  stemsByDefinition.set(definition, stems);
  return stems;
}

type DefinitionMatch = Pick<Definition, 'term' | 'description' | 'style'>;

const article = String.raw`(?:(?:an?|the|el|la|los|las|le|les|une?|der|die|das|eine?)\s+|l['’])?`;
/** A term, which can have another name in brackets. */
const term = String.raw`([^,;:.()]{2,60}?(?:\s\([^()]{1,40}\))?)`;
const description = String.raw`([^.:;?!][^:;?!]{11,259}?)`;
const end = String.raw`[.!]?$`;

function sentencePattern(middle: string): RegExp {
  return new RegExp(`^${article}${term}\\s+${middle}${end}`, 'iu');
}

const indefinite = String.raw`(?:an?|the|any|one of)`;
const patterns: readonly (readonly [style: Definition['style'], pattern: RegExp])[] = [
  [
    'IS',
    new RegExp(
      String.raw`^by\s+${article}${term},?\s+(?:we|one|is|people)\s+(?:mean|means|meant|understand)s?\s+${description}${end}`,
      'iu',
    ),
  ],
  ['THAT', sentencePattern(String.raw`means\s+that\s+${description}`)],
  [
    'IS',
    sentencePattern(
      String.raw`(?:is defined as|refers to|means|denotes|is the (?:term|name) for)\s+${description}`,
    ),
  ],
  ['ARE', sentencePattern(String.raw`(?:are defined as|refer to)\s+${description}`)],
  ['IS', sentencePattern(String.raw`is\s+(${indefinite}\s[^:;?!]{11,259}?)`)],
  ['WAS', sentencePattern(String.raw`was\s+(${indefinite}\s[^:;?!]{11,259}?)`)],
  [
    'ARE',
    sentencePattern(
      String.raw`(?:are|were)\s+((?:${indefinite}\s)?[^:;?!]{3,80}?\s(?:that|which|who|whose|of|in|for|with|between)\s[^:;?!]{3,180}?)`,
    ),
  ],
  ['IS', sentencePattern(String.raw`ist\s+((?:eine?|der|die|das)\s[^:;?!]{11,259}?)`)],
  ['IS', sentencePattern(String.raw`est\s+((?:une?|le|la|l['’])\s?[^:;?!]{11,259}?)`)],
  ['IS', sentencePattern(String.raw`es\s+((?:una?|el|la)\s[^:;?!]{11,259}?)`)],
];

/** A definition that starts with the description: '… is called osmosis'. */
const called = new RegExp(
  String.raw`^((?:an?|the)\s[^,:;?!]{11,200}?)\s+(?:is|are)\s+(?:called|known as|termed|named)\s+${article}${term}${end}`,
  'iu',
);
/** A definition with a label at the beginning of a list item or a paragraph: 'Osmosis: …', 'Osmosis – …'. */
const labelled = new RegExp(
  String.raw`^${article}([^,;:.()?!–—=]{2,60}?(?:\s\([^()=]{2,40}\))?)(?:\s*:|\s+[–—-]|\s=(?=\s(?:an?|the)\s))\s+([^\s:?][^:?]{11,259}?)${end}`,
  'iu',
);
/** Labels that are not terms, such as 'Note' or 'Example'. */
const otherLabels =
  /^(?:notes?|nb|n\.b|examples?|e\.g|warning|highlight|vocabulary|purpose|meaning|focus|fact|key point|attention|tip|hint|remember|important|summary|questions?|answers?|homework|source|sources|figure|table|definition|theorem|proof|chapter|part|lecture|week|day|date|time|topic|author|title|see|read|todo|also|result|results|conclusion|causes?|effects?|advantages?|disadvantages?|step|steps|types?|exercise|goal|aim)\b/i;

/** A second statement at the end of a sentence: ', and it makes up 55 %', ', whereas veins return it'. */
const secondStatement =
  /,\s(?:(?:and|so)\s(?:it|they|he|she|its|their|his|her|the|an?)\b|and\s(?:\p{L}+\s){1,2}(?:is|are|was|were)\b|(?:but|while|whereas|although|because|since)\b).*$/iu;

/** Whether a word after 'and' is a verb although it can be a noun, as in 'and accounts for a third'. */
function isVerbAfterAnd(word: string, after: string): boolean {
  const isVerbOrNoun = nounVerbs.has(word.replace(/e?s$/, '')) || nounVerbs.has(word.replace(/s$/, ''));
  return (
    /[^s]s$/.test(word) && isVerbOrNoun && /^\s(?:for|from|to|into|with|the|an?|its|their)\s/.test(after)
  );
}

/** The text up to its first further statement. */
function firstStatement(text: string): string {
  const first = text.replace(secondStatement, '');
  // 'The largest artery and leaves the heart': the second verb starts another statement, unless 'that' or 'which' is
  // before.
  const and = [...first.matchAll(/,?\sand\s(?:(?:later|then|also|often|usually|still)\s)?(\p{L}+)/gu)].find(
    ({ 0: match, 1: word = '', index }) =>
      (isVerb(word.toLowerCase()) ||
        auxiliaries.has(word) ||
        isVerbAfterAnd(word, first.slice(index + match.length))) &&
      !/(?:ed|ing)$/.test(word) &&
      !/\b(?:that|which|who|whose|where|when|to|can|may|must|will)\b/i.test(first.slice(0, index)),
  );
  return and === undefined ? first : first.slice(0, and.index);
}

/** Whether a text begins like a noun. False for 'moved to higher ground', 'near the middle', 'similar to cells'. */
function isNounLike(text: string): boolean {
  const [first, second] = wordsOf(text);
  if (first === undefined) return false;
  if (/^(?:an?|the|one|any|two|three|four|five)$/.test(first.lower)) return true;
  if (isFunctionWord(first.lower) || isVerb(first.lower) || /(?:[^e]ed|ing|ly)$/.test(first.lower))
    return false;
  return !(isAdjective(first.lower) && second !== undefined && isFunctionWord(second.lower));
}

/** Removes text in brackets such as '(ATP)', which would reveal the term. */
function withoutBrackets(text: string): string {
  return text.replaceAll(/\s*\([^()]*\)/g, '').trim();
}

/**
 * Adds the article to a name such as 'El Niño': before a capital letter, a Spanish or French article is part of the
 * name.
 */
function withArticleOfName(plain: string, named: string): string {
  const front =
    /^(?:El|La|Los|Las|Le|Les)\s$/.exec(plain.slice(0, Math.max(0, plain.indexOf(named))))?.[0] ?? '';
  return /^\p{Lu}/u.test(named) ? `${front}${named}` : named;
}

/** Members of a numbered series: 'Stage 3', 'Type B'. */
const seriesMember =
  /^(?:stage|type|phase|level|class|grade|degree|group|category|form)\s(?:\d{1,2}|[IVX]{1,4}|[A-Z])$/i;

/** Whether a text can be a term: one to four words, or a member of a numbered series. */
function isTerm(text: string): boolean {
  if (seriesMember.test(text)) return true;
  // A year or a course number is not a part of a term: '1803 John Dalton', 'Chem 101'.
  if (/^\d{3}|\s\d{3}\p{L}?$/u.test(text)) return false;
  const words = wordsOf(text);
  const last = words.at(-1)?.lower ?? '';
  if (words.length === 0 || words.length > 4 || !/\p{L}{2}/u.test(text)) return false;
  if (words.some(({ lower }) => isFunctionWord(lower) && !['of', 'the', 'and', 'in'].includes(lower)))
    return false;
  if (isFunctionWord(words[0]?.lower ?? '') || isAdjective(last) || genericNouns.has(words[0]?.lower ?? ''))
    return false;
  return !genericNouns.has(last) || words.length > 1;
}

/** Whether a description reveals the term: it has the last word of the term, or more than half of its words. */
function reveals(text: string, termText: string): boolean {
  const textStems = new Set(wordsOf(text).map(({ lower }) => stem(lower)));
  const termStems = wordsOf(termText).map(({ lower }) => stem(lower));
  const shared = termStems.filter((word) => textStems.has(word)).length;
  const last = termStems.at(-1) ?? '';
  // 'A script runs in the browser' reveals 'scripting'.
  const isRevealed =
    last.length > 5 &&
    [...textStems].some((word) => word.length > 4 && (rootOf(word) === rootOf(last) || resemble(word, last)));
  return textStems.has(last) || isRevealed || shared * 2 > termStems.length;
}

/** Matches a sentence with all patterns of definitions. Null if none matches. */
function matchDefinition({ plain: whole, kind, isFirst, start }: Sentence): DefinitionMatch | null {
  const plain = withoutFront(whole);
  for (const [style, pattern] of patterns) {
    const [, named, described] = pattern.exec(plain) ?? [];
    if (named !== undefined && described !== undefined) return { term: named, description: described, style };
  }
  const [, textBefore, namedAfter] = called.exec(plain) ?? [];
  if (
    textBefore !== undefined &&
    namedAfter !== undefined &&
    !/^the\s(?:\p{Lu}\S*\s?)+$/u.test(textBefore.replace(/^The/, 'the'))
  )
    return { term: namedAfter, description: textBefore, style: 'IS' };
  const [, label, text] = isFirst && kind !== 'HEADING' ? (labelled.exec(plain) ?? []) : [];
  // At the beginning of a text, 'Vital signs – study sheet' is the title of the text.
  if (
    kind === 'PROSE' &&
    start < 5 &&
    !/[.!]$/.test(plain) &&
    !/(?::|\s[–—-])\s(?:an?|the|any|one)\s/i.test(plain)
  )
    return null;
  if (label === undefined || text === undefined || otherLabels.test(label) || otherLabels.test(text))
    return null;
  return { term: label, description: text, style: 'LABEL' };
}

/** A description that starts with 'a' and has fewer content words fits many terms. */
const minContent = 3;

function isBrief(text: string): boolean {
  const content = wordsOf(text).filter(({ lower }) => !isFunctionWord(lower));
  return /^(?:an?|any)\s/i.test(text) && content.length < minContent;
}

/** A root that is equal for related words: 'price' and 'pricing', 'segment' and 'segmentation'. */
function rootOf(word: string): string {
  return stem(word).replace(
    /(?<=....)(?:ations?|itions?|ances?|ences?|ions?|ings?|ers?|ors?|ed|es?|al|ment|ive|y)$/,
    '',
  );
}

/** Whether a text has a word of the term, in any form. */
function hasWordOf(text: string, termText: string): boolean {
  const roots = new Set(wordsOf(text).map(({ lower }) => rootOf(lower)));
  return wordsOf(termText).some(
    ({ lower }) => lower.length > 3 && !isFunctionWord(lower) && roots.has(rootOf(lower)),
  );
}

/** Whether two words are nearly equal: 'Coffea' and 'coffee'. */
function resemble(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return (
    length >= 5 &&
    one.slice(0, length - 1) === other.slice(0, length - 1) &&
    Math.abs(one.length - other.length) < 3
  );
}

/** Labels of notes about the course, not about its subject: 'Exam: 12 November'. */
const organisational =
  /^(?:exams?|midterms?|quiz(?:zes)?|readings?|due|deadlines?|assignments?|office hours?|room|contact|textbooks?|hw|case stud(?:y|ies)|slides?|units?|modules?|instructor|professor|next|review|recap|agenda|objectives?|outline|overview|goals?|tasks?|adults?|normal|formula|units?|values?|keywords?|key terms?|intro|background|context|attendance|grading|history|examples?)\b/i;

/** Whether a text is a list of short parts: 'Product, price, place, promotion'. */
function isEnumeration(text: string): boolean {
  const parts = text.split(/,\s(?:and\s|or\s)?/);
  return parts.length > 2 && parts.every((part) => countWords(part) < 3);
}

/** Whether a text describes something. False for numbers such as '60–100 beats per minute', and for enumerations. */
function isDescription(text: string): boolean {
  if (/^[\d<>≤≥~+-]|!/.test(text) || isEnumeration(text)) return false;
  return wordsOf(text).filter(({ lower }) => /^\p{L}{2,}$/u.test(lower)).length >= 3;
}

/** Words that refer to an earlier sentence. A text with such words is not a description. */
const crossReference =
  /\b(?:this|these|those|former|latter|above|below|previous|same)\b|\bsuch\b(?!\sas\b)|^(?:\S+\s)?(?:result|reason|case|example|part|way|time|first to|one of the (?:main|most))\b/i;

/**
 * Descriptions that fit many terms ('a typical use of'), or that refer to an earlier sentence ('the largest active
 * one', 'the final acceptor of the chain').
 */
const relative =
  /\bof the (?:chain|cycle|process|reaction|series|list|group|story|period|region|country|company)$|^an?\s(?:\S+\s)?(?:use|example|cause|sign|symptom|effect|feature|source|reason|consequence)\b|^the\s(?:\S+\s){0,3}ones?\b|^(?:an?|the)\s(?:\S+\s){0,2}(?:type|kind|form|version|class|group)\s(?:that|which|in|with|for)\b/i;

/** Whether a description is a noun without a complement, so that it fits many terms: 'the last viceroy' (of what?). */
function isNounWithoutComplement(text: string): boolean {
  const [first, ...others] = wordsOf(text);
  return (
    first?.lower === 'the' &&
    others.length < 4 &&
    !others.some(({ lower }) => prepositions.has(lower) || lower === 'that')
  );
}

/** Whether the description has a pronoun that does not refer to the term. */
function hasUnclearPronoun(named: string, described: string): boolean {
  // If the term is a person's name, 'his' or 'her' can refer to the term. So the name is put before the description.
  if (!/\b(?:he|him|his|she|her|hers|there)\b/i.test(described)) return false;
  return hasOpenPronoun(
    /^\p{Lu}\S*(?:\s\S+)*\s\p{Lu}/u.test(named) ? `${named} made ${described}` : described,
  );
}

/** The definition in a sentence, or null. */
export function definitionIn(sentence: Sentence): Definition | null {
  // 'She was the youngest of five children' defines nobody.
  if (sentence.kind === 'HEADING' || sentence.antecedent !== null) return null;
  const plain = withoutFront(sentence.plain);
  const found = matchDefinition(sentence);
  // 'Democracy is the best form of government.'
  if (/^(?:OPINION|CAPITALS)$/.test(unsuitableReason(sentence) ?? '')) return null;
  if (found === null || (found.style !== 'LABEL' && vague.test(plain))) return null;
  const named = withArticleOfName(plain, withoutBrackets(found.term)).replace(/^["“'‘]|["”'’]$/g, '');
  const described = firstStatement(withoutBrackets(found.description)).replace(/[.,\s]+$/, '');
  if (found.style === 'LABEL' && (wordsOf(described).length < 4 || /\bvs\b|=/.test(described))) return null;
  if (found.style === 'ARE' && !isNounLike(described)) return null;
  if (found.style === 'LABEL' && (organisational.test(named) || !isDescription(described))) return null;
  if (/^(?:IS|ARE|WAS)$/.test(found.style) && sentence.refersBack) return null;
  if (/^(?:IS|ARE)$/.test(found.style) && /\b(?:because|since|so that|if)\b/.test(described)) return null;
  if (/\b(?:it|them|him|her|this|that)$/i.test(described) || hasUnclearPronoun(named, described)) return null;
  if (
    !isTerm(named) ||
    // 'An increase of 10 decibels means …' explains no term.
    /\bof\s\d/.test(named) ||
    crossReference.test(described) ||
    relative.test(described) ||
    (found.style !== 'LABEL' && isNounWithoutComplement(described)) ||
    reveals(described, named)
  )
    return null;
  // A verb without an article is not a term, as in 'Using tables is …'. With an article it is, as in 'The mean is …'.
  if (isVerb(wordsOf(named)[0]?.lower ?? '') && !/^(?:an?|the)\s/i.test(plain)) return null;
  if (wordsOf(described).length < 3 || termKey(named) === '') return null;
  return {
    ...found,
    term: named,
    description: described,
    isInitial: plain.startsWith(named),
    isTelling: hasWordOf(described, named),
    isBrief: isBrief(described),
  };
}
