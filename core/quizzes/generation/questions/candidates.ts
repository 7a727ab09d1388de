import { shuffled } from '../../random.ts';
import { randomOf } from '../../seeded-random.ts';
import type { TextSource } from '../sourced-question.ts';
import type { Definition } from '../terms/definitions.ts';
import { isNational } from '../terms/term-classes.ts';
import { continents, countries } from '../terms/name-lists.ts';
import type { ReadSentence, TermBook } from '../terms/term-book.ts';
import type { Term } from '../terms/term.ts';
import { quantitiesIn } from '../text/quantities.ts';
import type { Sentence } from '../text/sentences.ts';
import { statementOf } from '../text/statement.ts';
import { countWords, termKey } from '../text/split-words.ts';
import type { Candidate } from './candidate.ts';
import { ClozeCandidate } from './cloze-question.ts';
import { DefinitionCandidate, type DefinedTerm } from './definition-question.ts';
import { matchingCandidate, matchingSets } from './matching-question.ts';
import { NumericCandidate } from './numeric-question.ts';
import { datedEventIn, eventSets, timelineCandidate, type DatedEvent } from './timeline-question.ts';
import { TruthCandidate } from './truth-question.ts';

interface CandidateCriteria {
  readonly count: number;
  readonly topicKeys: readonly string[];
  readonly seed: string;
  /** Whether only matching questions were requested. */
  readonly isMatchingOnly: boolean;
}

/** Terms with a lower salience are too unspecific. */
const minSalience = 2.4;
/** Maximum number of terms of a sentence that are considered for a blank. */
const gapsPerSentence = 3;

function sourceOf({ start, end, sentence, antecedent }: Sentence): TextSource {
  return { start, end, sentence, ...(antecedent && { antecedent: antecedent.source }) };
}

/** Whether a sentence contains a topic. True if there are no topics. */
function isAbout({ plain }: Sentence, topicKeys: readonly string[]): boolean {
  if (topicKeys.length === 0) return true;
  const words = ` ${termKey(plain)} `;
  return topicKeys.some((key) => words.includes(` ${key} `));
}

/**
 * The terms of a statement with their positions, highest salience first. A statement is a sentence without the
 * connective at its start.
 */
function termsOf({ sentence, phrases }: ReadSentence, statement: string, terms: TermBook['terms']) {
  const shift = sentence.plain.length - statement.length;
  return phrases
    .flatMap(({ key, start, end }) => {
      const term = terms.get(key);
      // The sentence itself has a pronoun in place of its antecedent, so it cannot give this name as the answer.
      const isAntecedent =
        sentence.antecedent !== null && start < sentence.antecedent.end && end > sentence.antecedent.start;
      return term === undefined || start < shift || isAntecedent
        ? []
        : [{ term, start: start - shift, end: end - shift }];
    })
    .toSorted((a, b) => b.term.salience - a.term.salience);
}

/** Quality of a sentence. A sentence of medium length, or at the start of its paragraph, most likely states a fact. */
function sentenceQualityOf({ isFirst }: Sentence, statement: string): number {
  const length = countWords(statement);
  return (isFirst ? 0.5 : 0) + (length >= 8 && length <= 28 ? 1 : 0);
}

/** Whether a name was used with an indefinite article, as in 'Mary Cassatt, an American'. Then it names nobody. */
function isIndefinite({ kind, keyWords, context }: Term): boolean {
  return kind === 'NAME' && keyWords.length === 1 && (context.has('a _') || context.has('an _'));
}

function isLand({ text }: Term): boolean {
  return countries.has(text.toLowerCase()) || continents.has(text.toLowerCase());
}

/** Whether a place reveals the country in the same sentence: 'Oxford' reveals 'England'. */
function isWithin(place: Term, land: Term): boolean {
  return isLand(land) && place.nameKind === 'PLACE' && !isLand(place);
}

/** The candidates about a single sentence. */
function statementCandidates(
  read: ReadSentence,
  at: number,
  { terms }: TermBook,
  definition: Definition | undefined,
): Candidate[] {
  const { sentence } = read;
  // 'Osmosis: the movement …' is not suitable for a blank.
  const statement = definition?.style === 'LABEL' ? null : statementOf(sentence);
  if (statement === null) return [];
  const source = sourceOf(sentence);
  const named = termsOf(read, statement, terms);
  const sentenceQuality = sentenceQualityOf(sentence, statement);
  const askable = named.filter(
    ({ term }) =>
      term.evidence >= 2 && term.salience >= minSalience && !isIndefinite(term) && !isNational(term),
  );
  const gaps = askable
    .filter(({ term }) => !named.some(({ term: other }) => isWithin(other, term)))
    .slice(0, gapsPerSentence)
    .map(
      ({ term, start, end }) =>
        new ClozeCandidate({ statement, start, end, term, source, at, sentenceQuality }),
    );
  const about = named[0]?.term ?? null;
  const numbers = quantitiesIn(statement).map(
    (quantity) => new NumericCandidate({ statement, quantity, about, source, at }),
  );
  // A false statement with another number or name is better than a negation.
  const isChangeable = numbers.length > 0 || askable.some(({ term }) => term.nameKind !== null);
  const position = {
    text: statement,
    terms: askable,
    source,
    at,
    sentenceQuality: sentenceQuality + (isChangeable ? 1 : 0),
  };
  const truths = [true, false].map((isTrue) => new TruthCandidate(position, isTrue));
  return [...gaps, ...numbers, ...truths];
}

function definedTerms(
  { terms, sentences }: TermBook,
  definitions: ReadonlyMap<number, Definition>,
  topicKeys: readonly string[],
): DefinedTerm[] {
  return [...definitions].flatMap(([at, definition]) => {
    const term: Term | undefined = terms.get(termKey(definition.term));
    const sentence = sentences[at]?.sentence;
    if (term === undefined || sentence === undefined || !isAbout(sentence, topicKeys)) return [];
    return [{ term, definition, source: sourceOf(sentence), at }];
  });
}

/** Candidates for matching questions. Maximum one in five questions, rounded up. */
function matchings(
  defined: readonly DefinedTerm[],
  { count, seed, isMatchingOnly }: CandidateCriteria,
): Candidate[] {
  const inRandomOrder = shuffled(defined, randomOf(`${seed}:matching`));
  return matchingSets(inRandomOrder, isMatchingOnly ? count : Math.ceil(count / 5)).map(matchingCandidate);
}

function datedEvents({ terms, sentences }: TermBook, topicKeys: readonly string[]): DatedEvent[] {
  return sentences.flatMap((read, at) => {
    const { sentence } = read;
    const statement = isAbout(sentence, topicKeys) ? statementOf(sentence) : null;
    const dated = statement === null ? null : datedEventIn(statement);
    if (statement === null || dated === null) return [];
    const about = termsOf(read, statement, terms)[0]?.term ?? null;
    return [{ ...dated, about, source: sourceOf(sentence), at }];
  });
}

/**
 * Candidates for questions about the years or the order of events, alternately. Maximum one in ten questions, rounded up,
 * unless no other questions are possible.
 */
function timelines(
  events: readonly DatedEvent[],
  { count, seed, isMatchingOnly }: CandidateCriteria,
): Candidate[] {
  const random = randomOf(`${seed}:timeline`);
  const sets = eventSets(shuffled(events, random), isMatchingOnly ? count : Math.ceil(count / 10));
  const isFirstAnOrder = random() < 0.5;
  return sets.map((set, at) => timelineCandidate(set, at % 2 === 0 ? isFirstAnOrder : !isFirstAnOrder));
}

/** All possible questions of the text. */
export function candidatesOf(
  book: TermBook,
  definitions: ReadonlyMap<number, Definition>,
  criteria: CandidateCriteria,
): Candidate[] {
  const defined = definedTerms(book, definitions, criteria.topicKeys);
  return [
    ...matchings(defined, criteria),
    ...timelines(datedEvents(book, criteria.topicKeys), criteria),
    ...defined.map((one) => new DefinitionCandidate(one)),
    ...book.sentences.flatMap((read, at) =>
      isAbout(read.sentence, criteria.topicKeys)
        ? statementCandidates(read, at, book, definitions.get(at))
        : [],
    ),
  ];
}
