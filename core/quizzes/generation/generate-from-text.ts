import type { QuestionType } from '../question.ts';
import { randomOf } from '../seeded-random.ts';
import { chooseQuestions } from './choose-candidates.ts';
import { candidatesOf } from './questions/candidates.ts';
import type { Candidate } from './questions/candidate.ts';
import { shortfallOf } from './shortfall.ts';
import { seedAt, type Selection } from './selection-code.ts';
import { questionKey, ShownQuestions } from './shown-questions.ts';
import { generationLimits, type SourcedQuestion } from './sourced-question.ts';
import { definitionIn, type Definition } from './terms/definitions.ts';
import { distractorPool, type DistractorPool } from './terms/distractors.ts';
import { outsideTerm, termBookOf, type TermBook } from './terms/term-book.ts';
import type { Term } from './terms/term.ts';
import { sentencesOf, type Sentence } from './text/sentences.ts';
import { termKey } from './text/split-words.ts';

export interface GenerationRequest {
  /** Maximum 50. */
  readonly count: number;
  /** The same seed and text give the same questions. */
  readonly seed: string;
  /** Only sentences that contain one of these topics are used. Empty for no restriction. */
  readonly topics?: readonly string[];
  /** Only `textQuestionTypes` are supported. Empty for all of them. */
  readonly types?: readonly QuestionType[];
  /**
   * Keys (`questionKey`) of questions about this text that were shown before. They are not generated again. Questions
   * about other sentences are generated first, then questions of another type about the same sentences.
   */
  readonly shownKeys?: readonly string[];
  /** Earlier selections with this seed. Their questions are not generated again. */
  readonly earlier?: readonly Selection[];
  /**
   * Terms from outside the text, such as answers of other questions. If the text has too few terms, they are used as
   * wrong options.
   */
  readonly outsideTerms?: readonly string[];
  /** A text with the outside terms. Names among them are recognized because they are never in lower case there. */
  readonly outsideText?: string;
}

/** Maximum random number that is added to the quality of a candidate, so that another seed gives other questions. */
const maxLuck = 1.5;

/** The candidates, best first. */
function ranked(candidates: readonly Candidate[], seed: string): Candidate[] {
  return candidates
    .map((candidate) => {
      const { form, sentences, asked, isTrue = '' } = candidate;
      const luck = randomOf(`${seed}:${form}:${sentences[0]}:${asked[0]}${isTrue}`)();
      return { candidate, rank: candidate.quality + maxLuck * luck };
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate);
}

/** The questions that were generated from a text. */
export interface TextQuestionSet {
  readonly questions: readonly SourcedQuestion[];
  /** Why there are fewer questions than requested, in one or more sentences. Null if there are enough. */
  readonly shortfall: string | null;
}

/** The definitions in a text, by the index of their sentence. */
function definitionsIn(sentences: readonly Sentence[]): Map<number, Definition> {
  const definitions = new Map<number, Definition>();
  for (const [at, sentence] of sentences.entries()) {
    const definition = definitionIn(sentence);
    if (definition !== null) definitions.set(at, definition);
  }
  return definitions;
}

/** The outside terms that can be options: letters, digits and hyphens, maximum 60 characters and 4 words. */
function outsideTermsOf({ outsideTerms = [], outsideText = '' }: GenerationRequest): Term[] {
  const words = new Set(outsideText.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}-]*/gu));
  const terms = outsideTerms
    .filter(
      (text) => text.length <= 60 && /^\p{L}[\p{L}\p{N}' -]*$/u.test(text) && text.split(' ').length <= 4,
    )
    .map((text) => outsideTerm(text, (lower) => words.has(lower)));
  return [...new Map(terms.map((term) => [term.key, term])).values()];
}

/** A text with its terms. */
interface ReadText {
  readonly sentences: readonly Sentence[];
  readonly definitions: ReadonlyMap<number, Definition>;
  readonly book: TermBook;
  readonly pool: DistractorPool;
  readonly topicKeys: readonly string[];
}

/** Selects questions of the text. `shownKeys`: keys of questions that are not selected again. */
function select(
  { sentences, definitions, book, pool, topicKeys }: ReadText,
  { count, types }: Selection,
  seed: string,
  shownKeys: readonly string[],
): readonly SourcedQuestion[] {
  const isMatchingOnly = types.length > 0 && types.every((type) => type === 'MATCHING');
  const criteria = { count, topicKeys, seed, isMatchingOnly };
  const candidates = ranked(candidatesOf(book, definitions, criteria), seed);
  const allows = (type: QuestionType) => types.length === 0 || types.includes(type);
  const possible = candidates.filter((candidate) => candidate.types.some(allows));
  const shown = new ShownQuestions(shownKeys);
  return chooseQuestions(possible, count, { seed, sentences, pool, allows, shown });
}

/**
 * Generates questions from notes or pasted text, best first, without a language model. Questions ask about definitions,
 * replace a term or a number by a blank, ask if a statement is true, or ask for the dates of events. Each question has
 * its source sentences. Maximum `count`. Only the first 200,000 characters are read.
 */
export function generateFromText(notes: string, request: GenerationRequest): TextQuestionSet {
  const text = notes.slice(0, generationLimits.text);
  const count = Math.min(generationLimits.count, Math.max(0, Math.floor(request.count)));
  const { topics = [], types = [], earlier = [], seed } = request;
  const sentences = sentencesOf(text);
  const definitions = definitionsIn(sentences);
  const book = termBookOf(sentences, definitions);
  const pool = distractorPool(book, outsideTermsOf(request));
  const topicKeys = topics.map(termKey).filter((key) => key !== '');
  const read = { sentences, definitions, book, pool, topicKeys };
  const before: string[] = [];
  for (const [at, selection] of earlier.entries())
    before.push(...select(read, selection, seedAt(seed, at), before).map(questionKey));
  const shownKeys = [...before, ...(request.shownKeys ?? [])];
  const questions = select(read, { count, types }, seedAt(seed, earlier.length), shownKeys);
  const isNarrow = topicKeys.length + types.length > 0;
  const shortfall =
    questions.length < count
      ? shortfallOf(sentences, questions, { count, isNarrow, isRepeated: shownKeys.length > 0 })
      : null;
  return { questions, shortfall };
}
