import { normalizeQuestion } from '../../question-rules.ts';
import { blankQuestion } from '../../question.ts';
import { shuffled } from '../../random.ts';
import type { SourcedQuestion, TextSource } from '../sourced-question.ts';
import { distractorsFor } from '../terms/distractors.ts';
import { salience, type Term } from '../terms/term-book.ts';
import { isPlural, stem, wordsOf } from '../text/words.ts';
import { asOption, blank, type BuildParts, type Candidate } from './candidate.ts';
import { explain } from './explanation.ts';

/** A statement with a term of it taken out. */
export interface Gap {
  readonly term: Term;
  readonly shown: string;
  /** As it stood there, then its other names. */
  readonly accepted: readonly string[];
  readonly source: TextSource;
  readonly at: number;
  /** How good a sentence it is to be asked about. */
  readonly worth: number;
}

/** '(ATP)' right behind a term stands for it. */
const otherName = /^\s\(([\p{L}\p{N}][\p{L}\p{N} -]{0,40})\)/u;
/** What follows a term that is named twice. */
const alias = /^,?\s(?:or\s|also\s(?:known|called)|known as|i\.e\.)/;

/**
 * The statement without the phrase at `start`. Null where the rest tells it: one of its words stands there again, or
 * another name of it.
 */
export function gapText(
  statement: string,
  start: number,
  end: number,
): { readonly shown: string; readonly accepted: readonly string[] } | null {
  const answer = statement.slice(start, end);
  const [paren = '', other] = otherName.exec(statement.slice(end)) ?? [];
  if (alias.test(statement.slice(end)) || statement.charAt(start - 1) === '(') return null;
  const before = statement.slice(0, start).replace(/\b(a|A)n?\s$/, '$1(n) ');
  const after = statement.slice(end + paren.length);
  const rest = new Set(wordsOf(`${before} ${after}`).map(({ lower }) => stem(lower)));
  const own = wordsOf(`${answer} ${other ?? ''}`).map(({ lower }) => stem(lower));
  if (own.some((word) => word.length > 2 && rest.has(word)) || own.every((word) => rest.has(word)))
    return null;
  return { shown: `${before}${blank}${after}`, accepted: [answer, ...(other === undefined ? [] : [other])] };
}

function choose(gap: Gap, parts: BuildParts): SourcedQuestion | null {
  if (!parts.allows('MULTIPLE_CHOICE')) return null;
  const { term, shown, accepted, source } = gap;
  const [answer = term.text] = accepted;
  // As it stands there: 'cells' where the text mostly says 'cell'.
  const asked = { ...term, text: answer, isPlural: isPlural(answer) };
  const wrong = distractorsFor(asked, shown, parts.pool, parts.random);
  if (wrong === null) return null;
  const right = asOption(answer);
  const answers = shuffled([right, ...wrong.map(({ text }) => asOption(text))], parts.random);
  return {
    question: normalizeQuestion({
      ...blankQuestion,
      question: `Which term belongs in the blank?\n\n${shown}`,
      answers,
      correctAnswer: [answers.indexOf(right) + 1],
      explanation: explain([source]),
      concepts: [term.text],
      difficulty: 'EASY',
    }),
    sources: [source],
  };
}

/** Each once, whatever its letter case. */
function distinct(texts: readonly string[]): string[] {
  const keys = texts.map((text) => text.toLowerCase());
  return texts.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** A term that the text speaks of but once can seldom be recalled for sure. */
function isRecallable({ count, isMarked, definition, kind }: Term): boolean {
  return count > 1 || isMarked || definition !== null || kind !== 'COMMON';
}

function recall({ term, shown, accepted, source }: Gap, parts: BuildParts): SourcedQuestion | null {
  if (!parts.allows('SHORT_ANSWER') || !isRecallable(term)) return null;
  return {
    question: normalizeQuestion({
      ...blankQuestion,
      type: 'SHORT_ANSWER',
      question: `Fill in the blank.\n\n${shown}`,
      answers: distinct([...accepted, term.text]),
      explanation: explain([source]),
      concepts: [term.text],
      difficulty: 'MEDIUM',
    }),
    sources: [source],
  };
}

export function clozeCandidate(gap: Gap): Candidate {
  return {
    form: 'CLOZE',
    sentences: [gap.at],
    asked: [gap.term.key],
    quality: gap.worth + salience(gap.term),
    build: (parts) =>
      parts.random() < 0.4
        ? (recall(gap, parts) ?? choose(gap, parts))
        : (choose(gap, parts) ?? recall(gap, parts)),
  };
}
