import { isEnglish } from '../text/language.ts';
import type { Sentence } from '../text/sentences.ts';
import { isAcronym, isCapitalized, isPlural, termKey, wordsOf } from '../text/split-words.ts';
import type { Definition } from './definitions.ts';
import { setFullNames } from './full-names.ts';
import { firstNames, places } from './name-lists.ts';
import { groupsOfDefinition, groupsOfOutside, groupsOfSubject, groupsOfWords } from './kinship.ts';
import { otherNamesOf, withoutLandform } from './other-names.ts';
import { nameKindOf, surnameOf, surnameWithParticles, withoutTitle } from './name-kinds.ts';
import { phrasesOf, type Phrase } from './phrases.ts';
import type { Term, TermKind } from './term.ts';

/** A sentence with its phrases. */
export interface ReadSentence {
  readonly sentence: Sentence;
  readonly phrases: readonly Phrase[];
}

/** The terms of a text by key, and its sentences. */
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
    fullName: null,
    otherNames: [],
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

/** Adds an occurrence of a term. `at`: index of the sentence. */
function addPhrase(terms: Map<string, Term>, phrase: Phrase, at: number): void {
  const term =
    terms.get(phrase.key) ?? newTerm(phrase.key, phrase.text, kindOf(phrase.text, phrase.isInitial), at);
  terms.set(phrase.key, term);
  // A capital letter marks a name inside a sentence, but not at its start.
  // A word in lower case inside a sentence is not a name, even if a title has it with a capital letter.
  const isWord = term.kind !== 'COMMON' && kindOf(phrase.text, phrase.isInitial) === 'COMMON';
  if (!phrase.isInitial && (!term.hasFinalText || isWord)) {
    term.text = phrase.text;
    term.kind = kindOf(phrase.text, phrase.isInitial);
    term.isPlural = isPlural(phrase.text);
    term.hasFinalText = true;
  }
  term.count += 1;
  term.evidence = Math.max(term.evidence, phrase.evidence);
  for (const around of phrase.context) term.context.add(around);
}

/** The text between two terms of an enumeration. */
const coordination = /^(?:,|,?\s(?:and|or|&|as well as))\s(?:(?:the|an?)\s)?$/;

/** The text between two names of the same person or thing: 'Marie Curie was born Maria Sklodowska'. */
const renaming =
  /^(?:,?\s(?:was\s|is\s|are\s)?(?:(?:also|better|later|formerly|then|now)\s)?(?:born|known as|called|named|renamed|née|or|alias)\s(?:the\s)?|\s\()$/;

function makePeers(terms: ReadonlyMap<string, Term>, one: Phrase, other: Phrase): void {
  terms.get(one.key)?.peers.add(other.key);
  terms.get(other.key)?.peers.add(one.key);
}

/** Makes terms peers if they are next to each other in an enumeration, or are names of the same person or thing. */
function findPeers(terms: ReadonlyMap<string, Term>, { sentence, phrases }: ReadSentence): void {
  for (const [at, phrase] of phrases.entries()) {
    const next = phrases[at + 1];
    const between = next === undefined ? '' : sentence.plain.slice(phrase.end, next.start);
    if (next === undefined || !(coordination.test(between) || renaming.test(between))) continue;
    makePeers(terms, phrase, next);
  }
}

/** Marks the terms that are a heading or emphasized. */
function markTerms(terms: Map<string, Term>, { sentence }: ReadSentence): void {
  const marked = sentence.kind === 'HEADING' ? [sentence.plain] : sentence.emphasized;
  for (const text of marked) {
    const term = terms.get(termKey(text));
    if (term === undefined) continue;
    term.isMarked = true;
    term.isEmphasized ||= sentence.kind !== 'HEADING';
  }
}

/** Adds the subject of a sentence to the groups of its verb and its domain. */
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

/** The index of the first sentence of a list with labels. `at`: index of a sentence in this list. */
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

/** The number of the section of each sentence. A heading begins a section. */
function sectionsOf(sentences: readonly Sentence[]): number[] {
  let section = 0;
  return sentences.map(({ kind }) => {
    if (kind === 'HEADING') section += 1;
    return section;
  });
}

/** The list and the section of a definition. */
interface DefinitionPlace {
  /** The result of `listStart`. */
  readonly list: number;
  readonly section: number;
}

/** Adds a definition to its term. A second definition of the same term is ignored. */
function addDefinition(
  terms: Map<string, Term>,
  definition: Definition,
  at: number,
  place: DefinitionPlace,
): void {
  const key = termKey(definition.term);
  const term =
    terms.get(key) ?? newTerm(key, definition.term, kindOf(definition.term, definition.isInitial), at);
  terms.set(key, term);
  term.count = Math.max(1, term.count);
  term.evidence = Math.max(3, term.evidence);
  if (term.definition !== null) return;
  term.definition = definition;
  const groups =
    definition.style === 'LABEL' ? [`list ${place.list}`] : groupsOfDefinition(definition, place.section);
  for (const group of groups) term.groups.add(group);
  // The term gets the grammatical number of its definition: 'cell' for 'A cell is …', even if the text has 'cells'.
  if (isPlural(definition.term) === term.isPlural) return;
  term.isPlural = isPlural(definition.term);
  term.text = definition.term;
}

/**
 * Collects the terms of all sentences. `definitions`: the definitions in these sentences, by sentence index. If the
 * text is not English, only defined terms are collected.
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
  for (const [at, { phrases }] of read.entries()) for (const phrase of phrases) addPhrase(terms, phrase, at);
  const sections = sectionsOf(sentences);
  for (const [at, definition] of definitions)
    addDefinition(terms, definition, at, {
      list: listStart(sentences, definitions, at),
      section: sections[at] ?? 0,
    });
  for (const [at, sentence] of read.entries()) {
    groupSubject(terms, sentence, sections[at] ?? 0);
    markTerms(terms, sentence);
    findPeers(terms, sentence);
  }
  classifyNames(terms);
  for (const term of terms.values()) term.salience = salienceOf(term);
  return { terms, sentences: read };
}

/**
 * A term from outside the text, for example an answer of another question. Its kind is only known from its own words.
 * Its first word can have a capital letter although it is not a name. `isWord`: whether a word is known in lower case.
 */
export function outsideTerm(original: string, isWord: (lower: string) => boolean): Term {
  const [first = '', ...others] = original.split(' ');
  const isOnlyInitial = isCapitalized(first) && isWord(first.toLowerCase());
  const text = isOnlyInitial ? [first.toLowerCase(), ...others].join(' ') : original;
  const term = newTerm(termKey(text), text, kindOf(text, false), Infinity);
  if (term.kind !== 'COMMON') term.nameKind = nameKindOf(text, term.context);
  for (const group of groupsOfOutside(term.keyWords)) term.groups.add(group);
  return term;
}

/** Sets the kind of all names. A single word is a person if it is the first or last name of a person in the text. */
function classifyNames(terms: ReadonlyMap<string, Term>): void {
  const names = [...terms.values()].filter(({ kind }) => kind !== 'COMMON');
  for (const term of names)
    // A name that is defined as a person: 'Émile Durkheim was a French sociologist'.
    term.nameKind =
      nameKindOf(term.text, term.context) ?? (term.groups.has('genus person') ? 'PERSON' : null);
  const people = names.filter(({ nameKind }) => nameKind === 'PERSON');
  const known = new Set(
    people.flatMap(({ text }) => [surnameOf(text), withoutTitle(text), withoutTitle(text).split(' ')[0]]),
  );
  // At the start of a sentence, 'von Frisch' has a capital letter.
  const withParticles = new Set(
    people.flatMap(({ text }) => surnameWithParticles(text)?.toLowerCase() ?? []),
  );
  for (const term of names)
    if (known.has(term.text) || withParticles.has(term.text.toLowerCase())) term.nameKind = 'PERSON';
  // A name such as 'Darwin' that the text only has at the start of sentences.
  const initial = [...terms.values()].filter(
    ({ kind, hasFinalText, text }) =>
      kind === 'COMMON' && !hasFinalText && isCapitalized(text) && known.has(text),
  );
  for (const term of initial) {
    term.kind = 'NAME';
    term.nameKind = 'PERSON';
  }
  setFullNames([...names, ...initial], people);
  const rests = Map.groupBy(names, ({ text }) => withoutLandform(text)?.toLowerCase() ?? null);
  for (const term of names) {
    const isAmbiguous = (key: string) => terms.has(key) || (rests.get(key)?.length ?? 0) > 1;
    term.otherNames = otherNamesOf(term, isAmbiguous);
  }
  markMainName([...names, ...initial]);
}

/** Minimum occurrences of a name that is the subject of the whole text. */
const minMainCount = 5;

/** The surname of a person, and the whole name of anything else. */
function shortName({ text, nameKind }: Term): string {
  return nameKind === 'PERSON' ? (surnameOf(text) ?? withoutTitle(text)) : text;
}

/** Marks the most frequent name in all of its forms: 'Marie Curie' and 'Curie'. */
function markMainName(names: readonly Term[]): void {
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
    // Nouns such as 'the sum of' or 'the movement of' are incomplete without their complement.
    (words === 1 && kind === 'COMMON' && definition === null && context.has('_ of') ? 1 : 0)
  );
}
