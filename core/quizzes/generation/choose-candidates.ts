import { checkQuestion } from '../question-rules.ts';
import type { QuestionType } from '../question.ts';
import { randomOf } from '../seeded-random.ts';
import { blank, type BuildContext, type Candidate } from './questions/candidate.ts';
import type { ShownQuestions } from './shown-questions.ts';
import type { SourcedQuestion } from './sourced-question.ts';
import type { Sentence } from './text/sentences.ts';
import { isFunctionWord } from './text/english.ts';
import { stem, wordsOf } from './text/split-words.ts';

/** Maximum share of each form among the questions. More are only used if the text gives no other questions. */
const shares: Readonly<Record<Candidate['form'], number>> = {
  DEFINITION: 0.5,
  CLOZE: 0.5,
  NUMERIC: 0.3,
  TRUTH: 0.2,
  MATCHING: 0.2,
  TIMELINE: 0.1,
};

/** Maximum share of short answers, likewise. They take the most time to answer. */
const shortAnswerShare = 0.4;

/** Whether the text itself has a blank, which would look like the generated blank. */
function hasOtherBlank({ question: { question } }: SourcedQuestion): boolean {
  return question.split(blank).length > 2;
}

/** After this many failures no more questions are built, to limit the time for texts with few usable sentences. */
const maxFailures = 300;

/** The values from which the questions of one request are built. */
export interface GenerationContext {
  readonly seed: string;
  readonly sentences: readonly Sentence[];
  readonly pool: BuildContext['pool'];
  readonly allows: (type: QuestionType) => boolean;
  /** Questions that were shown to the user before. */
  readonly shown: ShownQuestions;
}

/** Builds questions from candidates, with a cache: a candidate can be considered in several rounds. */
export class Builder {
  private readonly built = new Map<Candidate, SourcedQuestion | null>();
  private failures = 0;

  private readonly context: GenerationContext;

  constructor(context: GenerationContext) {
    this.context = context;
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
    const { seed, pool, allows, shown } = this.context;
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

  /** Where the sentences of a candidate start in the text. */
  startsOf({ sentences }: Candidate): number[] {
    return sentences.map((at) => this.context.sentences[at]?.start ?? -1);
  }

  /** Whether no question about the sentences of the candidate was shown before. */
  isFresh(candidate: Candidate): boolean {
    return this.startsOf(candidate).every((start) => !this.context.shown.hasAny(start));
  }
}

/** Two sentences that share a larger part of their words count as the same fact. */
const maxOverlap = 0.6;

/** Finds sentences that repeat each other. */
class Repetitions {
  private readonly stems = new Map<number, ReadonlySet<string>>();

  private readonly sentences: readonly Sentence[];

  constructor(sentences: readonly Sentence[]) {
    this.sentences = sentences;
  }

  /** Whether sentence `at` repeats one of the others. */
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

/** Maximum questions with the same options. A student could answer a third one by elimination. */
const maxSameOptions = 2;

/** The options as one text that does not depend on their order. Null for other types than MULTIPLE_CHOICE. */
function optionsKey({ question: { type, answers } }: SourcedQuestion): string | null {
  if (type !== 'MULTIPLE_CHOICE') return null;
  const options = answers.map((answer) => answer.toLowerCase());
  return options.toSorted().join('|');
}

/** Conditions for the questions that are chosen in one pass over all candidates. */
interface Round {
  /** Only use sentences about which no question was shown before. */
  readonly isFresh: boolean;
  /** Do not ask for a word or number that an earlier question of another type asked for. */
  readonly hasOtherBlanks: boolean;
  /** Respect the maximum shares. */
  readonly hasShares: boolean;
  /** The numbers of true and of false statements differ by at most one. */
  readonly isBalanced: boolean;
}

/** First the best mixture of forms about new sentences. Each later round has fewer conditions or other conditions. */
const rounds: readonly Round[] = [
  { isFresh: true, hasOtherBlanks: true, hasShares: true, isBalanced: true },
  { isFresh: true, hasOtherBlanks: true, hasShares: false, isBalanced: true },
  { isFresh: false, hasOtherBlanks: true, hasShares: true, isBalanced: true },
  { isFresh: true, hasOtherBlanks: true, hasShares: false, isBalanced: false },
  { isFresh: false, hasOtherBlanks: true, hasShares: false, isBalanced: false },
  { isFresh: false, hasOtherBlanks: false, hasShares: true, isBalanced: true },
  { isFresh: false, hasOtherBlanks: false, hasShares: false, isBalanced: false },
];

/** Chooses the best candidates. Each sentence, each term and each fact is used at most once. */
class Choice {
  readonly questions: SourcedQuestion[] = [];
  private readonly used = new Set<number>();
  private readonly asked = new Set<string>();
  private readonly forms = new Map<Candidate['form'], number>();
  private readonly optionSets = new Map<string, number>();
  private shortAnswers = 0;
  /** Number of true statements, minus the number of false statements. */
  private surplus = 0;
  private readonly repetitions: Repetitions;

  private readonly count: number;
  private readonly context: GenerationContext;
  private readonly builder: Builder;

  constructor(count: number, context: GenerationContext, builder: Builder) {
    this.count = count;
    this.context = context;
    this.builder = builder;
    this.repetitions = new Repetitions(context.sentences);
  }

  get isComplete(): boolean {
    return this.questions.length >= this.count;
  }

  /** Adds questions of the candidates, best first, as far as the round allows. */
  add(candidates: readonly Candidate[], round: Round): void {
    let waiting = candidates;
    // A true statement can follow once there are as many false ones, and the other way round.
    for (let before = -1; before < this.questions.length && waiting.length > 0;) {
      before = this.questions.length;
      const skipped: Candidate[] = [];
      for (const candidate of waiting) {
        if (this.isComplete) return;
        if (round.isBalanced && this.isSurplus(candidate)) skipped.push(candidate);
        else this.addOne(candidate, round);
      }
      waiting = skipped;
    }
  }

  private isSurplus({ isTrue }: Candidate): boolean {
    return isTrue !== undefined && (isTrue ? this.surplus > 0 : this.surplus < 0);
  }

  private isUsed({ sentences, asked }: Candidate): boolean {
    return (
      sentences.some((at) => this.used.has(at)) ||
      asked.some((key) => this.asked.has(key)) ||
      sentences.some((at) => this.repetitions.repeats(at, this.used))
    );
  }

  private addOne(candidate: Candidate, { isFresh, hasOtherBlanks, hasShares }: Round): void {
    const { count, builder } = this;
    const { form, sentences, asked, isTrue } = candidate;
    const number = this.forms.get(form) ?? 0;
    if (hasShares && number >= Math.ceil(count * shares[form])) return;
    if (this.isUsed(candidate) || (isFresh && !builder.isFresh(candidate))) return;
    const built = builder.build(candidate);
    if (built === null || (hasOtherBlanks && this.context.shown.hasBlank(built))) return;
    const isShort = built.question.type === 'SHORT_ANSWER';
    if (hasShares && isShort && this.shortAnswers >= Math.ceil(count * shortAnswerShare)) return;
    const options = optionsKey(built);
    const same = options === null ? 0 : (this.optionSets.get(options) ?? 0);
    if (same >= maxSameOptions) return;
    if (options !== null) this.optionSets.set(options, same + 1);
    if (isShort) this.shortAnswers += 1;
    if (isTrue !== undefined) this.surplus += isTrue ? 1 : -1;
    this.questions.push(built);
    this.forms.set(form, number + 1);
    for (const at of sentences) this.used.add(at);
    for (const key of asked) this.asked.add(key);
  }
}

function choose(
  candidates: readonly Candidate[],
  count: number,
  context: GenerationContext,
  builder: Builder,
): readonly SourcedQuestion[] {
  const choice = new Choice(count, context, builder);
  for (const round of rounds) choice.add(candidates, round);
  return choice.questions;
}

/**
 * Forms to leave out, one list for each attempt. These forms use several sentences for one question, so the text can
 * give more questions without them.
 */
const formsToLeaveOut: readonly (readonly Candidate['form'][])[] = [
  [],
  ['TIMELINE'],
  ['MATCHING'],
  ['TIMELINE', 'MATCHING'],
];

/** Maximum `count` questions. Leaves out forms only if this gives more questions. `candidates`: best first. */
export function chooseQuestions(
  candidates: readonly Candidate[],
  count: number,
  context: GenerationContext,
): readonly SourcedQuestion[] {
  const builder = new Builder(context);
  let largest: readonly SourcedQuestion[] = [];
  for (const excludedForms of formsToLeaveOut) {
    const chosen = choose(
      candidates.filter(({ form }) => !excludedForms.includes(form)),
      count,
      context,
      builder,
    );
    if (chosen.length > largest.length) largest = chosen;
    if (largest.length >= count) break;
  }
  return largest;
}
