import { isEnglish } from '../text/language.ts';
import type { Sentence } from '../text/sentences.ts';
import { isAcronym, isCapitalized, isPlural, termKey, wordsOf } from '../text/split-words.ts';
import type { Definition } from './definitions.ts';
import { firstNames, places } from './name-lists.ts';
import { groupsOfDefinition, groupsOfOutside, groupsOfSubject, groupsOfWords } from './kinship.ts';
import { nameKindOf, surnameOf, withoutTitle, type NameKind } from './name-kinds.ts';
import { phrasesOf, type Phrase } from './phrases.ts';

/** Terms of different kinds cannot replace each other in a sentence. */
export type TermKind = 'ACRONYM' | 'NAME' | 'COMMON';

/** A term of the text. */
export interface Term {
  readonly key: string;
  readonly keyWords: readonly string[];
  /** As written within sentences, if it occurs there. */
  text: string;
  /** Whether `text` is from within a sentence, where a capital letter has a meaning. */
  hasFinalText: boolean;
  kind: TermKind;
  /** What a name or an acronym names. Null for other terms, and if the text does not show it. */
  nameKind: NameKind;
  isPlural: boolean;
  /** Whether the whole text is about it: a name that is far more frequent than all others. */
  isMainName: boolean;
  /** Number of occurrences in the text. */
  count: number;
  /** The highest `evidence` of its phrases. At least 3 with a definition. */
  evidence: number;
  /** Whether the text emphasizes it or has it as a heading. */
  isMarked: boolean;
  isEmphasized: boolean;
  definition: Definition | null;
  readonly context: Set<string>;
  /**
   * Groups of terms of one kind that the text puts it in: terms with the same last word, labels of the same list, subjects of
   * the same verb, and terms that are defined as the same kind of thing.
   */
  readonly groups: Set<string>;
  /** Keys of the terms next to it in a list: 'ATP and NADPH'. */
  readonly peers: Set<string>;
  /** Index of the first sentence that contains it. */
  readonly first: number;
  /** How much the term is worth asking for. */
  salience: number;
}

/** A sentence with the phrases in it. */
export interface ReadSentence {
  readonly sentence: Sentence;
  readonly phrases: readonly Phrase[];
}

export interface TermBook {
  readonly terms: ReadonlyMap<string, Term>;
  readonly sentences: readonly ReadSentence[];
}

function kindOf(text: string, isInitial: boolean): TermKind {
  if (isAcronym(text)) return 'ACRONYM';
  const words = text.split(' ');
  if (isInitial && (places.has(text.toLowerCase()) || firstNames.has(text.toLowerCase()))) return 'NAME';
  if (words.some((word) => word.length > 3 && /^\p{Ll}/u.test(word))) return 'COMMON';
  return words.filter(isCapitalized).length > (isInitial ? 1 : 0) ? 'NAME' : 'COMMON';
}

function newTerm(key: string, text: string, kind: TermKind, first: number): Term {
  return {
    key,
    keyWords: key.split(' '),
    text,
    hasFinalText: false,
    kind,
    nameKind: null,
    isPlural: isPlural(text),
    isMainName: false,
    count: 0,
    evidence: 0,
    isMarked: false,
    isEmphasized: false,
    definition: null,
    context: new Set(),
    groups: new Set(groupsOfWords(key.split(' '))),
    peers: new Set(),
    first,
    salience: 0,
  };
}

function note(terms: Map<string, Term>, phrase: Phrase, at: number): void {
  const known =
    terms.get(phrase.key) ?? newTerm(phrase.key, phrase.text, kindOf(phrase.text, phrase.isInitial), at);
  terms.set(phrase.key, known);
  // A capital letter marks a name within a sentence, but not at its beginning.
  // A word that the text writes in lower case is no name, even if a title has it with a capital.
  const isWord = known.kind !== 'COMMON' && kindOf(phrase.text, phrase.isInitial) === 'COMMON';
  if (!phrase.isInitial && (!known.hasFinalText || isWord)) {
    known.text = phrase.text;
    known.kind = kindOf(phrase.text, phrase.isInitial);
    known.isPlural = isPlural(phrase.text);
    known.hasFinalText = true;
  }
  known.count += 1;
  known.evidence = Math.max(known.evidence, phrase.evidence);
  for (const around of phrase.context) known.context.add(around);
}

/** Separator between two terms of a list. */
const coordination = /^(?:,|,?\s(?:and|or|&|as well as))\s(?:(?:the|an?)\s)?$/;

/** The words between two names of one person or thing: 'Marie Curie was born Maria Sklodowska'. */
const renaming =
  /^(?:,?\s(?:was\s|is\s|are\s)?(?:(?:also|better|later|formerly|then|now)\s)?(?:born|known as|called|named|renamed|née|or|alias)\s(?:the\s)?|\s\()$/;

function join(terms: ReadonlyMap<string, Term>, one: Phrase, other: Phrase): void {
  terms.get(one.key)?.peers.add(other.key);
  terms.get(other.key)?.peers.add(one.key);
}

function pair(terms: ReadonlyMap<string, Term>, { sentence, phrases }: ReadSentence): void {
  for (const [at, phrase] of phrases.entries()) {
    const next = phrases[at + 1];
    const between = next === undefined ? '' : sentence.plain.slice(phrase.end, next.start);
    if (next === undefined || !(coordination.test(between) || renaming.test(between))) continue;
    join(terms, phrase, next);
  }
}

function mark(terms: Map<string, Term>, { sentence }: ReadSentence): void {
  const marked = sentence.kind === 'HEADING' ? [sentence.plain] : sentence.emphasized;
  for (const text of marked) {
    const term = terms.get(termKey(text));
    if (term === undefined) continue;
    term.isMarked = true;
    term.isEmphasized ||= sentence.kind !== 'HEADING';
  }
}

/** The subjects of sentences are grouped by their verbs. */
function groupSubject(
  terms: ReadonlyMap<string, Term>,
  { sentence, phrases }: ReadSentence,
  section: number,
): void {
  const [subject] = phrases;
  const groups = subject === undefined ? [] : groupsOfSubject(sentence.plain, subject, section);
  const term = terms.get(subject?.key ?? '');
  for (const group of groups) term?.groups.add(group);
}

/** The first sentence of the list or paragraph with labels that this sentence belongs to. */
function listStart(
  sentences: readonly Sentence[],
  definitions: ReadonlyMap<number, Definition>,
  at: number,
): number {
  let start = at;
  // One line without a label does not end a list.
  const isLabel = (index: number) => definitions.get(index)?.style === 'LABEL';
  const isOpen = (index: number) => sentences[index] !== undefined && sentences[index].kind !== 'HEADING';
  while (isOpen(start - 1) && (isLabel(start - 1) || (isLabel(start - 2) && isOpen(start - 2)))) start -= 1;
  return start;
}

/** The number of the section of each sentence. A heading begins one. */
function sectionsOf(sentences: readonly Sentence[]): number[] {
  let section = 0;
  return sentences.map(({ kind }) => (kind === 'HEADING' ? (section += 1) : section));
}

/** Where a definition is. */
interface Place {
  readonly list: number;
  readonly section: number;
}

function define(terms: Map<string, Term>, definition: Definition, at: number, place: Place): void {
  const key = termKey(definition.term);
  const known =
    terms.get(key) ?? newTerm(key, definition.term, kindOf(definition.term, definition.isInitial), at);
  terms.set(key, known);
  known.count = Math.max(1, known.count);
  known.evidence = Math.max(3, known.evidence);
  if (known.definition !== null) return;
  known.definition = definition;
  const groups =
    definition.style === 'LABEL' ? [`list ${place.list}`] : groupsOfDefinition(definition, place.section);
  for (const group of groups) known.groups.add(group);
  // 'A cell is …' names the term better than 'cells'.
  if (isPlural(definition.term) === known.isPlural) return;
  known.isPlural = isPlural(definition.term);
  known.text = definition.term;
}

/**
 * Collects the terms of all sentences. `definitions` are the ones of the same sentences, by index. In a text
 * that is not English only definitions are used.
 */
export function termBookOf(
  sentences: readonly Sentence[],
  definitions: ReadonlyMap<number, Definition>,
): TermBook {
  const hasPhrases = isEnglish(sentences);
  const read = sentences.map((sentence) => {
    const { kind, plain } = sentence;
    const phrases = kind === 'HEADING' || !hasPhrases ? [] : phrasesOf(plain, wordsOf(plain));
    return { sentence, phrases };
  });
  const terms = new Map<string, Term>();
  for (const [at, { phrases }] of read.entries()) for (const phrase of phrases) note(terms, phrase, at);
  const sections = sectionsOf(sentences);
  for (const [at, definition] of definitions)
    define(terms, definition, at, {
      list: listStart(sentences, definitions, at),
      section: sections[at] ?? 0,
    });
  for (const [at, sentence] of read.entries()) {
    groupSubject(terms, sentence, sections[at] ?? 0);
    mark(terms, sentence);
    pair(terms, sentence);
  }
  classifyNames(terms);
  for (const term of terms.values()) term.salience = salienceOf(term);
  return { terms, sentences: read };
}

/**
 * A term from outside of the text, for example an answer of another question. Only its own words show its kind. It is
 * often capitalized like the beginning of a sentence, so `isWord` decides whether its first word also occurs in lower
 * case.
 */
export function outsideTerm(given: string, isWord: (lower: string) => boolean): Term {
  const [first = '', ...rest] = given.split(' ');
  const isOnlyInitial = isCapitalized(first) && isWord(first.toLowerCase());
  const text = isOnlyInitial ? [first.toLowerCase(), ...rest].join(' ') : given;
  const term = newTerm(termKey(text), text, kindOf(text, false), Infinity);
  if (term.kind !== 'COMMON') term.nameKind = nameKindOf(text, term.context);
  for (const group of groupsOfOutside(term.keyWords)) term.groups.add(group);
  return term;
}

/** Sorts the names. A single name is a person if it is the last name of one: 'Robespierre'. */
function classifyNames(terms: ReadonlyMap<string, Term>): void {
  const names = [...terms.values()].filter(({ kind }) => kind !== 'COMMON');
  for (const term of names)
    // 'Émile Durkheim was a French sociologist'
    term.nameKind =
      nameKindOf(term.text, term.context) ?? (term.groups.has('genus person') ? 'PERSON' : null);
  const people = names.filter(({ nameKind }) => nameKind === 'PERSON');
  const known = new Set(
    people.flatMap(({ text }) => [surnameOf(text), withoutTitle(text), withoutTitle(text).split(' ')[0]]),
  );
  for (const term of names) if (known.has(term.text)) term.nameKind = 'PERSON';
  // 'Darwin', with which the text only begins sentences
  const initial = [...terms.values()].filter(
    ({ kind, hasFinalText, text }) =>
      kind === 'COMMON' && !hasFinalText && isCapitalized(text) && known.has(text),
  );
  for (const term of initial) {
    term.kind = 'NAME';
    term.nameKind = 'PERSON';
  }
  markMainName([...names, ...initial]);
}

/** Fewer occurrences make no name the subject of a text. */
const minMainCount = 5;

/** Marks the most frequent name in all of its forms: 'Marie Curie' and 'Curie'. */
function markMainName(names: readonly Term[]): void {
  const shortName = ({ text, nameKind }: Term) =>
    nameKind === 'PERSON' ? (surnameOf(text) ?? withoutTitle(text)) : text;
  const counts = new Map<string, number>();
  for (const term of names) counts.set(shortName(term), (counts.get(shortName(term)) ?? 0) + term.count);
  const [most = ['', 0], second = ['', 0]] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (most[1] < minMainCount || most[1] < 1.5 * second[1]) return;
  for (const term of names) if (shortName(term) === most[0]) term.isMainName = true;
}

function salienceOf({ count, evidence, isMarked, definition, kind, keyWords, context }: Term): number {
  const words = keyWords.length;
  return (
    evidence +
    Math.log2(count) * 0.6 +
    (isMarked ? 2 : 0) +
    (definition === null ? 0 : 2) +
    (kind === 'COMMON' ? 0 : 0.5) +
    (words > 1 ? 0.5 : 0) -
    // 'The sum of', 'the movement of': words that are incomplete on their own.
    (words === 1 && kind === 'COMMON' && definition === null && context.has('_ of') ? 1 : 0)
  );
}
