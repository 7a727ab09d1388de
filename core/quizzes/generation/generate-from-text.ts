import { checkQuestion } from '../question-rules.ts';
import type { QuestionType } from '../question.ts';
import { randomOf } from '../seeded-random.ts';
import { candidatesOf } from './questions/candidates.ts';
import { blank, type BuildParts, type Candidate } from './questions/candidate.ts';
import { generationLimits, type SourcedQuestion } from './sourced-question.ts';
import { definitionIn } from './terms/definitions.ts';
import { distractorPool } from './terms/distractors.ts';
import { termBookOf } from './terms/term-book.ts';
import { sentencesOf } from './text/sentences.ts';
import { termKey } from './text/split-words.ts';

export interface GenerationRequest {
  /** Maximum 50. */
  readonly count: number;
  /** The same seed and text give the same questions. */
  readonly seed: string;
  /** Only sentences that name one of these topics are used. Empty for no limit. */
  readonly topics?: readonly string[];
  /** MULTIPLE_CHOICE, SHORT_ANSWER, NUMERIC and MATCHING are supported. Empty for all of them. */
  readonly types?: readonly QuestionType[];
}

/** Smaller differences in quality are left to chance, so that another seed gives other questions. */
const chance = 1.5;
/** Maximum share of questions that ask for numbers, while there are others. */
const numericShare = 0.4;

function ranked(candidates: readonly Candidate[], seed: string): Candidate[] {
  return candidates
    .map((candidate) => {
      const luck = randomOf(`${seed}:${candidate.form}:${candidate.sentences[0]}:${candidate.asked[0]}`)();
      return { candidate, rank: candidate.quality + chance * luck };
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate);
}

/** A blank of the text itself would look like the generated one. */
function hasOtherBlank({ question: { question } }: SourcedQuestion): boolean {
  return question.split(blank).length > 2;
}

/** After this many failures no more candidates are tried, since a text may have few usable ones. */
const maxFailures = 300;

/** Builds each question once, however often its candidate is considered. */
class Builder {
  private readonly built = new Map<Candidate, SourcedQuestion | null>();
  private failures = 0;

  private readonly seed: string;
  private readonly parts: Omit<BuildParts, 'random'>;

  constructor(seed: string, parts: Omit<BuildParts, 'random'>) {
    this.seed = seed;
    this.parts = parts;
  }

  private get isExhausted(): boolean {
    return this.failures >= maxFailures;
  }

  /** Null if the candidate gives no question, or after too many failures. */
  build(candidate: Candidate): SourcedQuestion | null {
    const known = this.built.get(candidate);
    if (known !== undefined) return known;
    const question = this.isExhausted || !candidate.isPossible() ? null : this.make(candidate);
    this.built.set(candidate, question);
    return question;
  }

  private make(candidate: Candidate): SourcedQuestion | null {
    const { form, sentences, asked } = candidate;
    const random = randomOf(`${this.seed}:${form}:${sentences.join()}:${asked.join()}`);
    const built = candidate.build({ ...this.parts, random });
    const isGood =
      built !== null && !hasOtherBlank(built) && Object.keys(checkQuestion(built.question)).length === 0;
    if (!isGood) this.failures += 1;
    return isGood ? built : null;
  }
}

/**
 * Chooses the best candidates, with each sentence and each term once. A second round ignores the limit for
 * numbers.
 */
function choose(candidates: readonly Candidate[], count: number, builder: Builder): SourcedQuestion[] {
  const chosen: SourcedQuestion[] = [];
  const sentences = new Set<number>();
  const asked = new Set<string>();
  let numbers = 0;
  for (const max of [Math.ceil(count * numericShare), count]) {
    for (const candidate of candidates) {
      if (chosen.length >= count) return chosen;
      if (candidate.form === 'NUMERIC' && numbers >= max) continue;
      if (candidate.sentences.some((at) => sentences.has(at))) continue;
      if (candidate.asked.some((key) => asked.has(key))) continue;
      const built = builder.build(candidate);
      if (built === null) continue;
      chosen.push(built);
      if (candidate.form === 'NUMERIC') numbers += 1;
      for (const at of candidate.sentences) sentences.add(at);
      for (const key of candidate.asked) asked.add(key);
    }
  }
  return chosen;
}

/**
 * Generates questions from notes or pasted text, best first, without a language model. They ask about
 * definitions, or replace a term or a number by a blank. Each includes its source sentences. Maximum `count`.
 * Only the first 200,000 characters are read.
 */
export function generateFromText(notes: string, request: GenerationRequest): SourcedQuestion[] {
  const text = notes.slice(0, generationLimits.text);
  const count = Math.min(generationLimits.count, Math.max(0, Math.floor(request.count)));
  const { topics = [], types = [] } = request;
  const sentences = sentencesOf(text);
  const definitions = new Map(
    sentences.flatMap((sentence, at) => {
      const definition = definitionIn(sentence);
      return definition === null ? [] : [[at, definition] as const];
    }),
  );
  const book = termBookOf(sentences, definitions);
  const topicKeys = topics.map(termKey).filter((key) => key !== '');
  const candidates = ranked(
    candidatesOf(book, definitions, { count, topicKeys, seed: request.seed }),
    request.seed,
  );
  const allows = (type: QuestionType) => types.length === 0 || types.includes(type);
  const possible = candidates.filter((candidate) => candidate.types.some(allows));
  const builder = new Builder(request.seed, { pool: distractorPool(book), allows });
  const withMatching = choose(possible, count, builder);
  if (withMatching.length >= count) return withMatching;
  // A matching question uses several definitions. Without it, the text may give more questions.
  const singles = possible.filter(({ form }) => form !== 'MATCHING');
  const withoutMatching = choose(singles, count, builder);
  return withoutMatching.length > withMatching.length ? withoutMatching : withMatching;
}
