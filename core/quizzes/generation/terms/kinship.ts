import { auxiliaries, isVerb } from '../text/english.ts';
import { stem, wordsOf, type Word } from '../text/split-words.ts';
import type { Definition } from './definitions.ts';
import { domainOf, domainOfWords, genusOf, kindOfNoun } from './genus.ts';
import type { Phrase } from './phrases.ts';

/**
 * Endings that technical terms of the same kind share: 'endocytosis' and 'exocytosis', 'tachycardia' and 'bradycardia'.
 */
const endings =
  /(?:cytosis|itis|emia|aemia|flation|isms?|ists?|ology|lysis|genesis|cytes?|plasts?|archy|cracy|therapy|graphy|metry|phobia|ectomy|pnea|cardia|tension|thermia|phagy|kinesis|morphs?|zygous|zygote|somes?)$/;

/** The group of terms with the same last word: 'isobaric process', 'adiabatic process'. Null for a single word. */
export function headGroup(keyWords: readonly string[]): string | null {
  return keyWords.length > 1 ? `head ${keyWords.at(-1) ?? ''}` : null;
}

/** The groups of a term by its last word and its ending. */
export function groupsOfWords(keyWords: readonly string[]): string[] {
  const head = headGroup(keyWords);
  const [ending] = endings.exec(keyWords.at(-1) ?? '') ?? [];
  return [...(head === null ? [] : [head]), ...(ending === undefined ? [] : [`ending ${stem(ending)}`])];
}

/**
 * The groups of a term from outside the text. They only depend on its last word, because no sentence describes the
 * term.
 */
export function groupsOfOutside(keyWords: readonly string[]): string[] {
  const kind = kindOfNoun(keyWords.at(-1) ?? '');
  return kind === null ? [] : [`genus ${kind}`];
}

/** The groups of a defined term: by its genus, and by the domain of the genus within a section of the text. */
export function groupsOfDefinition({ style, description }: Definition, section: number): string[] {
  const genus = style === 'LABEL' || style === 'THAT' ? null : genusOf(description);
  if (genus === null) return [];
  const domain = domainOf(genus);
  return [`genus ${genus}`, ...(domain === null ? [] : [`section ${section} ${domain}`])];
}

/** Verbs that only describe a subject together with the next word: 'is in', 'are used'. */
const weakVerbs = new Set([
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
 * The groups of the subject of a sentence: by its verb, and by the domain of its last word within a section of the
 * text. Empty if the phrase is not a subject.
 */
export function groupsOfSubject(plain: string, phrase: Phrase, section: number): string[] {
  const { start, end, isInitial, key } = phrase;
  if (!isInitial && !/^(?:an?|the)\s$/i.test(plain.slice(0, start))) return [];
  const [verb, next] = wordsOf(plain.slice(end, end + 40));
  if (verb === undefined || plain.charAt(end) !== ' ') return [];
  const group = groupOfVerb(verb, next);
  if (group === null && !weakVerbs.has(verb.lower)) return [];
  const domain = domainOfWords(key.split(' '));
  return [...(group === null ? [] : [group]), ...(domain === null ? [] : [`section ${section} ${domain}`])];
}

function groupOfVerb(verb: Word, next: Word | undefined): string | null {
  if (!weakVerbs.has(verb.lower))
    return isVerb(verb.lower) || isBaseOf(verb.lower) ? `verb ${stem(verb.lower)}` : null;
  return next === undefined || /^(?:an?|the|not|also|often)$/.test(next.lower) || !next.follows
    ? null
    : `verb ${verb.lower} ${next.lower}`;
}

function isBaseOf(lower: string): boolean {
  return lower.endsWith('s') && isVerb(lower.slice(0, -1));
}
