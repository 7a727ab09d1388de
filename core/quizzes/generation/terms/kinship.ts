import { auxiliaries, isVerb } from '../text/english.ts';
import { stem, wordsOf, type Word } from '../text/split-words.ts';
import type { Definition } from './definitions.ts';
import { domainOf, domainOfWords, genusOf, kindOfNoun } from './genus.ts';
import type { Phrase } from './phrases.ts';

/** Endings of technical terms that name things of one kind: 'endocytosis' and 'exocytosis', 'tachycardia' and 'bradycardia'. */
const endings =
  /(?:cytosis|itis|emia|aemia|flation|isms?|ists?|ology|lysis|genesis|cytes?|plasts?|archy|cracy|therapy|graphy|metry|phobia|ectomy|pnea|cardia|tension|thermia|phagy|kinesis|morphs?|zygous|zygote|somes?)$/;

/** Group of terms with the same last word: 'isobaric process', 'adiabatic process'. */
export function headGroup(keyWords: readonly string[]): string | null {
  return keyWords.length > 1 ? `head ${keyWords.at(-1) ?? ''}` : null;
}

/** The groups that the words of a term show. */
export function groupsOfWords(keyWords: readonly string[]): string[] {
  const head = headGroup(keyWords);
  const [ending] = endings.exec(keyWords.at(-1) ?? '') ?? [];
  return [...(head === null ? [] : [head]), ...(ending === undefined ? [] : [`ending ${stem(ending)}`])];
}

/** The groups that the last word of a term from outside of the text shows. No sentence says what it is. */
export function groupsOfOutside(keyWords: readonly string[]): string[] {
  const kind = kindOfNoun(keyWords.at(-1) ?? '');
  return kind === null ? [] : [`genus ${kind}`];
}

/** The groups of a definition: what it says that the term is, and its domain within a section of the text. */
export function groupsOfDefinition({ style, description }: Definition, section: number): string[] {
  const genus = style === 'LABEL' || style === 'THAT' ? null : genusOf(description);
  if (genus === null) return [];
  const domain = domainOf(genus);
  return [`genus ${genus}`, ...(domain === null ? [] : [`section ${section} ${domain}`])];
}

/** 'is in', 'are used': an auxiliary says nothing without the next word. */
const weak = new Set([
  ...auxiliaries,
  'do',
  'does',
  'did',
  'could',
  'would',
  'should',
  'must',
  'include',
  'includes',
  'depend',
  'depends',
]);

/**
 * The groups of a sentence's subject: the verb that follows it, and the domain of its last word within a section of the text. None if
 * the phrase is no subject.
 */
export function groupsOfSubject(plain: string, phrase: Phrase, section: number): string[] {
  const { start, end, isInitial, key } = phrase;
  if (!isInitial && !/^(?:an?|the)\s$/i.test(plain.slice(0, start))) return [];
  const [verb, next] = wordsOf(plain.slice(end, end + 40));
  if (verb === undefined || plain.charAt(end) !== ' ') return [];
  const group = groupOfVerb(verb, next);
  if (group === null && !weak.has(verb.lower)) return [];
  const domain = domainOfWords(key.split(' '));
  return [...(group === null ? [] : [group]), ...(domain === null ? [] : [`section ${section} ${domain}`])];
}

function groupOfVerb(verb: Word, next: Word | undefined): string | null {
  if (!weak.has(verb.lower))
    return isVerb(verb.lower) || isBaseOf(verb.lower) ? `verb ${stem(verb.lower)}` : null;
  return next === undefined || /^(?:an?|the|not|also|often)$/.test(next.lower) || !next.follows
    ? null
    : `verb ${verb.lower} ${next.lower}`;
}

function isBaseOf(lower: string): boolean {
  return lower.endsWith('s') && isVerb(lower.slice(0, -1));
}
