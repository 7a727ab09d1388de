import { shuffled } from '../../random.ts';
import type { SourcedQuestion, TextSource } from '../sourced-question.ts';
import { optionsFor } from '../terms/distractors.ts';
import type { Term } from '../terms/term-book.ts';
import { isPlural, stem, wordsOf } from '../text/split-words.ts';
import { acceptedAnswers } from './accepted-answers.ts';
import { asOption, blank, type BuildParts, type Candidate } from './candidate.ts';
import { sentenceQuestion } from './sentence-question.ts';

/** A removable term in a statement. */
interface TermPosition {
  readonly statement: string;
  /** Offset of the term in the statement. */
  readonly start: number;
  readonly end: number;
  readonly term: Term;
  readonly source: TextSource;
  /** Index of the sentence. */
  readonly at: number;
  /** How well its sentence suits a question. */
  readonly worth: number;
}

interface GapText {
  readonly shown: string;
  /** The term as written, then its other names. */
  readonly accepted: readonly string[];
}

type Gap = GapText & Pick<TermPosition, 'term' | 'source'>;

const clozeTypes = ['MULTIPLE_CHOICE', 'SHORT_ANSWER'] as const;

/** '(ATP)' right after a term abbreviates it. */
const otherName = /^\s\(([\p{L}\p{N}][\p{L}\p{N} -]{0,40})\)/u;
/** What follows a term with a second name. */
const alias = /^,?\s(?:or\s|also\s(?:known|called)|known as|i\.e\.)/;

/**
 * The statement with a blank for the phrase at `start`. Null if the rest reveals the phrase: by one of its words
 * or by another name.
 */
export function gapText(statement: string, start: number, end: number): GapText | null {
  const answer = statement.slice(start, end);
  const [paren = '', other] = otherName.exec(statement.slice(end)) ?? [];
  if (alias.test(statement.slice(end)) || statement.charAt(start - 1) === '(') return null;
  const before = statement.slice(0, start).replace(/\b(a|A)n?\s$/, '$1(n) ');
  const after = statement.slice(end + paren.length);
  const rest = new Set(wordsOf(`${before} ${after}`).map(({ lower }) => stem(lower)));
  const answerStems = wordsOf(`${answer} ${other ?? ''}`).map(({ lower }) => stem(lower));
  if (
    answerStems.some((word) => word.length > 2 && rest.has(word)) ||
    answerStems.every((word) => rest.has(word))
  )
    return null;
  return { shown: `${before}${blank}${after}`, accepted: [answer, ...(other === undefined ? [] : [other])] };
}

function choose(gap: Gap, parts: BuildParts): SourcedQuestion | null {
  if (!parts.allows('MULTIPLE_CHOICE')) return null;
  const { term, shown, accepted, source } = gap;
  const [answer = term.text] = accepted;
  // As written here: 'cells' even if the text mostly has 'cell'.
  const asked = { ...term, text: answer, isPlural: isPlural(answer) };
  const wrong = optionsFor(asked, shown, parts.pool, parts.random);
  if (wrong === null) return null;
  const right = asOption(answer);
  const answers = shuffled([right, ...wrong.map(({ text }) => asOption(text))], parts.random);
  return sentenceQuestion(
    { source, about: term },
    {
      question: `Which term belongs in the blank?\n\n${shown}`,
      answers,
      correctAnswer: [answers.indexOf(right) + 1],
      difficulty: 'EASY',
    },
  );
}

/** A common term that occurs only once, without emphasis or a definition, can rarely be recalled. */
function isRecallable({ count, isMarked, definition, kind }: Term): boolean {
  return count > 1 || isMarked || definition !== null || kind !== 'COMMON';
}

function recall({ term, shown, accepted, source }: Gap, parts: BuildParts): SourcedQuestion | null {
  if (!parts.allows('SHORT_ANSWER') || !isRecallable(term)) return null;
  return sentenceQuestion(
    { source, about: term },
    {
      type: 'SHORT_ANSWER',
      question: `Fill in the blank.\n\n${shown}`,
      answers: acceptedAnswers([...accepted, term.text], term),
      difficulty: 'MEDIUM',
    },
  );
}

/** Asks for a term in its sentence. A long text has thousands of candidates, so the gap is computed on demand. */
export class ClozeCandidate implements Candidate {
  readonly form = 'CLOZE';
  readonly types = clozeTypes;
  readonly sentences: readonly number[];
  readonly asked: readonly string[];
  readonly quality: number;
  /** Undefined until it is computed. */
  private gap: Gap | null | undefined;

  private readonly position: TermPosition;

  constructor(position: TermPosition) {
    this.position = position;
    this.sentences = [position.at];
    this.asked = [position.term.key];
    this.quality = position.worth + position.term.salience;
  }

  isPossible(): boolean {
    return this.read() !== null;
  }

  build(parts: BuildParts): SourcedQuestion | null {
    const gap = this.read();
    if (gap === null) return null;
    return parts.random() < 0.4
      ? (recall(gap, parts) ?? choose(gap, parts))
      : (choose(gap, parts) ?? recall(gap, parts));
  }

  private read(): Gap | null {
    if (this.gap !== undefined) return this.gap;
    const { statement, start, end, term, source } = this.position;
    const text = gapText(statement, start, end);
    this.gap = text === null ? null : { ...text, term, source };
    return this.gap;
  }
}
