import { checkQuestion } from '../question-rules.ts';
import type { QuestionType } from '../question.ts';
import { randomOf } from '../seeded-random.ts';
import { blank, type BuildParts, type Candidate } from './questions/candidate.ts';
import type { ShownQuestions } from './shown-questions.ts';
import type { SourcedQuestion } from './sourced-question.ts';
import type { Sentence } from './text/sentences.ts';
import { isFunctionWord } from './text/english.ts';
import { stem, wordsOf } from './text/split-words.ts';

/** Maximum share of each form among the questions, while there are others. */
const shares: Readonly<Record<Candidate['form'], number>> = {
  DEFINITION: 0.5,
  CLOZE: 0.5,
  NUMERIC: 0.3,
  TRUTH: 0.2,
  MATCHING: 0.2,
  TIMELINE: 0.1,
};

/** Maximum share of questions with a short answer, while there are others: they take the most time to answer. */
const shortAnswerShare = 0.4;

/** A blank of the text itself would look like the generated one. */
function hasOtherBlank({ question: { question } }: SourcedQuestion): boolean {
  return question.split(blank).length > 2;
}

/** After this many failures no more candidates are tried, since a text may have few usable ones. */
const maxFailures = 300;

/** What the questions of one request are built from. */
export interface Workshop {
  readonly seed: string;
  readonly sentences: readonly Sentence[];
  readonly pool: BuildParts['pool'];
  readonly allows: (type: QuestionType) => boolean;
  readonly shown: ShownQuestions;
}

/** Builds each question once, however often its candidate is considered. */
export class Builder {
  private readonly built = new Map<Candidate, SourcedQuestion | null>();
  private failures = 0;

  private readonly workshop: Workshop;

  constructor(workshop: Workshop) {
    this.workshop = workshop;
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
    const { seed, pool, allows, shown } = this.workshop;
    const { form, sentences, asked } = candidate;
    const random = randomOf(`${seed}:${form}:${sentences.join()}:${asked.join()}`);
    const starts = this.startsOf(candidate);
    const isNew = (type: QuestionType) => allows(type) && !starts.some((start) => shown.has(start, type));
    const built = candidate.types.some(isNew) ? candidate.build({ pool, random, allows: isNew }) : null;
    const isGood =
      built !== null &&
      isNew(built.question.type) &&
      !hasOtherBlank(built) &&
      Object.keys(checkQuestion(built.question)).length === 0;
    if (!isGood) this.failures += 1;
    return isGood ? built : null;
  }

  startsOf({ sentences }: Candidate): number[] {
    return sentences.map((at) => this.workshop.sentences[at]?.start ?? -1);
  }

  /** Whether no question about its sentences was shown before. */
  isFresh(candidate: Candidate): boolean {
    return this.startsOf(candidate).every((start) => !this.workshop.shown.hasAny(start));
  }
}

/** Two sentences with more words in common state one fact. */
const maxOverlap = 0.6;

/** Finds sentences that repeat each other. */
class Repetitions {
  private readonly stems = new Map<number, ReadonlySet<string>>();

  private readonly sentences: readonly Sentence[];

  constructor(sentences: readonly Sentence[]) {
    this.sentences = sentences;
  }

  repeats(at: number, others: ReadonlySet<number>): boolean {
    const own = this.stemsOf(at);
    for (const other of others) {
      const theirs = this.stemsOf(other);
      const shared = [...own].filter((word) => theirs.has(word)).length;
      if (shared > maxOverlap * Math.min(own.size, theirs.size)) return true;
    }
    return false;
  }

  private stemsOf(at: number): ReadonlySet<string> {
    const known = this.stems.get(at);
    if (known !== undefined) return known;
    const words = wordsOf(this.sentences[at]?.plain ?? '').filter(
      ({ text, lower }) => (text.length > 3 || /\d/.test(text)) && !isFunctionWord(lower),
    );
    const stems = new Set(words.map(({ lower }) => stem(lower)));
    this.stems.set(at, stems);
    return stems;
  }
}

/** Two questions about four kinds of a thing can have the same options, but the third one is answered by elimination. */
const maxSameOptions = 2;

/** The options as one text, whatever their order. Null if it is no question with options of its own. */
function optionsKey({ question: { type, answers } }: SourcedQuestion): string | null {
  return type === 'MULTIPLE_CHOICE'
    ? answers
        .map((answer) => answer.toLowerCase())
        .toSorted()
        .join('|')
    : null;
}

interface Round {
  /** Whether only sentences are used that no shown question is about. */
  readonly isFresh: boolean;
  readonly hasShares: boolean;
  /** Whether there is at most one more true statement than false ones: a true one only repeats its sentence. */
  readonly isBalanced: boolean;
}

/** First the best mixture of forms about new sentences, then whatever there is. */
const rounds: readonly Round[] = [
  { isFresh: true, hasShares: true, isBalanced: true },
  { isFresh: true, hasShares: false, isBalanced: true },
  { isFresh: false, hasShares: true, isBalanced: true },
  { isFresh: true, hasShares: false, isBalanced: false },
  { isFresh: false, hasShares: false, isBalanced: false },
];

/** Whether it asks if a statement is true, and it is. */
function isTrueStatement({ question: { type, correctAnswer } }: SourcedQuestion): boolean {
  return type === 'TRUE_FALSE' && correctAnswer[0] === 1;
}

/** Chooses the best candidates, with each sentence, each term and each fact once. */
function choose(
  candidates: readonly Candidate[],
  count: number,
  workshop: Workshop,
  builder: Builder,
): SourcedQuestion[] {
  const chosen: SourcedQuestion[] = [];
  const used = new Set<number>();
  const asked = new Set<string>();
  const forms = new Map<Candidate['form'], number>();
  const optionSets = new Map<string, number>();
  let shortAnswers = 0;
  /** Number of true statements, minus the number of false ones. */
  let surplus = 0;
  const repetitions = new Repetitions(workshop.sentences);
  const isTaken = ({ sentences, asked: keys }: Candidate) =>
    sentences.some((at) => used.has(at)) ||
    keys.some((key) => asked.has(key)) ||
    sentences.some((at) => repetitions.repeats(at, used));
  for (const { isFresh, hasShares, isBalanced } of rounds) {
    for (const candidate of candidates) {
      if (chosen.length >= count) return chosen;
      const { form, sentences, asked: keys } = candidate;
      const number = forms.get(form) ?? 0;
      if (hasShares && number >= Math.ceil(count * shares[form])) continue;
      if (isTaken(candidate) || (isFresh && !builder.isFresh(candidate))) continue;
      const built = builder.build(candidate);
      if (built === null) continue;
      const { type } = built.question;
      if (hasShares && type === 'SHORT_ANSWER' && shortAnswers >= Math.ceil(count * shortAnswerShare))
        continue;
      if (isBalanced && surplus > 0 && isTrueStatement(built)) continue;
      const options = optionsKey(built);
      const same = options === null ? 0 : (optionSets.get(options) ?? 0);
      if (same >= maxSameOptions) continue;
      if (options !== null) optionSets.set(options, same + 1);
      if (type === 'SHORT_ANSWER') shortAnswers += 1;
      if (type === 'TRUE_FALSE') surplus += isTrueStatement(built) ? 1 : -1;
      chosen.push(built);
      forms.set(form, number + 1);
      for (const at of sentences) used.add(at);
      for (const key of keys) asked.add(key);
    }
  }
  return chosen;
}

/** Without them, the text may give more questions, since they use several sentences each. */
const groups: readonly (readonly Candidate['form'][])[] = [
  [],
  ['TIMELINE'],
  ['MATCHING'],
  ['TIMELINE', 'MATCHING'],
];

/** At most `count` questions of ranked candidates, with as many forms as the text allows. */
export function chooseQuestions(
  candidates: readonly Candidate[],
  count: number,
  workshop: Workshop,
): SourcedQuestion[] {
  const builder = new Builder(workshop);
  let largest: SourcedQuestion[] = [];
  for (const left of groups) {
    const chosen = choose(
      candidates.filter(({ form }) => !left.includes(form)),
      count,
      workshop,
      builder,
    );
    if (chosen.length > largest.length) largest = chosen;
    if (largest.length >= count) break;
  }
  return largest;
}
