import { questionLimits } from '../question-rules.ts';
import type { NumericAnswer, Question } from '../question.ts';
import {
  fullWeight,
  reportPartialCredit,
  weightedChoice,
  type WeightedAnswer,
  type WeightReport,
} from './answer-weights.ts';
import { rangeAnswer, readDecimal } from './decimal.ts';
import { excerpt } from './exchange.ts';
import type { GiftReader } from './gift-reader.ts';
import {
  cutAt,
  hasWildcard,
  type Piece,
  placesOf,
  unescapeWildcards,
  withoutWildcards,
} from './gift-text.ts';

type Fields = Partial<Question>;

interface GiftAnswer extends WeightedAnswer {
  /** Text of the answer as in the file, before escapes are resolved. */
  readonly raw: string;
  readonly feedback: string;
}

const weighted = /^\s*%(-?\d{1,3}(?:\.\d{0,10})?)%/;

/**
 * Splits a block at the signs that begin an answer. Each piece starts with its sign. A text before the first sign gets
 * a space as its sign.
 */
function piecesOf(block: Piece, signs: string): Piece[] {
  // One answer more than the maximum is enough to report the error. Each answer can have two signs.
  const positions = placesOf(block.text, signs).slice(0, 2 * questionLimits.answers + 2);
  const [before, ...pieces] = cutAt(block, positions);
  const hasTextBefore = before !== undefined && before.text.trim() !== '';
  return [
    ...(hasTextBefore ? [{ text: ` ${before.text}`, at: before.at }] : []),
    ...withoutDoubleSigns(pieces),
  ];
}

/**
 * Removes the empty piece of `~` before `=`: many files mark every choice with `~`, and the correct choice with `~=`.
 */
function withoutDoubleSigns(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(({ text }, at) => text !== '~' || !pieces[at + 1]?.text.startsWith('='));
}

/** Reads one answer. `weights`: the weight of an answer without a percent, by its sign. */
function answerOf(
  { text, at }: Piece,
  weights: Readonly<Record<string, number>>,
  reader: GiftReader,
): GiftAnswer {
  const [mark = '', weight] = weighted.exec(text.slice(1)) ?? [];
  const written = text.slice(1 + mark.length);
  const [comment = written.length] = placesOf(written, '#');
  return {
    weight: weight === undefined ? (weights[text.charAt(0)] ?? 0) : Number(weight),
    raw: written.slice(0, comment),
    feedback: reader.text(written.slice(comment + 1)),
    at,
  };
}

function weightReport(reader: GiftReader): WeightReport<GiftAnswer> {
  return {
    nameOf: ({ raw }) => excerpt(reader.text(raw)),
    addLine: (level, message, at) => reader.addLine(level, message, at),
  };
}

/** Reads the answers of a choice question. Like the other functions here, expects a block without general feedback. */
export function readChoices(block: Piece, reader: GiftReader): Fields {
  const isSingle = placesOf(block.text, '=').length > 0;
  const answers = piecesOf(block, '~=').map((piece) => answerOf(piece, { '=': 100 }, reader));
  return {
    ...weightedChoice(answers, isSingle, weightReport(reader)),
    answers: answers.map(({ raw }) => reader.text(raw)),
    answerExplanations: answers.map(({ feedback }) => feedback),
  };
}

export function readShortAnswers(block: Piece, reader: GiftReader): Fields {
  const answers = piecesOf(block, '=').map((piece) => answerOf(piece, { '=': 100, ' ': 100 }, reader));
  const full = fullWeight(answers);
  reportPartialCredit(answers, full, weightReport(reader));
  const catchAll = answers.find(({ weight, feedback }) => weight === 0 && feedback !== '');
  if (catchAll !== undefined) {
    reader.addLine(
      'loss',
      `The feedback to a wrong answer is skipped: ${excerpt(catchAll.feedback)}`,
      catchAll.at,
    );
  }
  const right = answers.filter(({ weight }) => weight >= full);
  return {
    type: 'SHORT_ANSWER',
    answers: right.map((answer) => readAccepted(answer, reader)),
    answerExplanations: right.map(({ feedback }) => feedback),
  };
}

function readAccepted({ raw, at }: GiftAnswer, reader: GiftReader): string {
  const written = reader.accepted(raw);
  const accepted = unescapeWildcards(withoutWildcards(written));
  if (hasWildcard(written)) {
    reader.addLine(
      'loss',
      `The * of ${excerpt(written)} matched any text. Now only ${excerpt(accepted)} is right.`,
      at,
    );
  }
  return accepted;
}

/** Reads `3`, `3:0.5` or `2.5..3.5`. Null for other text. */
function readNumeric(raw: string): NumericAnswer | null {
  const text = raw.trim();
  const [first, second] = [text.indexOf('..', 1), text.indexOf(':')];
  if (first > 0) {
    const [min, max] = [readDecimal(text.slice(0, first)), readDecimal(text.slice(first + 2))];
    return min === null || max === null ? null : rangeAnswer(min, max);
  }
  const value = readDecimal(second === -1 ? text : text.slice(0, second));
  const tolerance = second === -1 ? 0 : readDecimal(text.slice(second + 1));
  return value === null || tolerance === null ? null : { value, tolerance };
}

/** Reads the answers of a numeric question. `block`: the text after the `#`. */
export function readNumbers(block: Piece, reader: GiftReader): Fields {
  const [otherwise = block.text.length] = placesOf(block.text, '~');
  const matched = { text: block.text.slice(0, otherwise), at: block.at };
  const answers = piecesOf(matched, '=').map((piece) => answerOf(piece, { '=': 100, ' ': 100 }, reader));
  const full = fullWeight(answers);
  reportPartialCredit(answers, full, weightReport(reader));
  const isCommented = otherwise < block.text.length || answers.some(({ feedback }) => feedback !== '');
  if (isCommented) reader.addLine('loss', 'Feedback to single numbers is skipped.', block.at);
  const numericAnswers = answers
    .filter(({ weight }) => weight >= full)
    .flatMap(({ raw, at }) => {
      const number = readNumeric(raw);
      if (number === null)
        reader.addLine('error', `${excerpt(raw)} is not a number, a number:tolerance or a min..max.`, at);
      return number ?? [];
    });
  return { type: 'NUMERIC', numericAnswers };
}

export function readPairs(block: Piece, reader: GiftReader): Fields {
  const pairs = piecesOf(block, '=').flatMap(({ text, at }) => {
    const arrow = text.indexOf('->');
    if (arrow === -1) reader.addLine('error', `The pair ${excerpt(text.slice(1))} has no “->”.`, at);
    return { left: reader.text(text.slice(1, arrow)), right: reader.right(text.slice(arrow + 2)) };
  });
  return { type: 'MATCHING', pairs };
}

const truths: Readonly<Record<string, boolean>> = { T: true, TRUE: true, F: false, FALSE: false };

/** The answer of a true/false block. Null for another block. */
export function truthOf({ text }: Piece): boolean | null {
  const [comment = text.length] = placesOf(text, '#');
  const word = text.slice(0, comment).trim().toUpperCase();
  return Object.hasOwn(truths, word) ? (truths[word] ?? null) : null;
}

/** Reads `TRUE#feedback if wrong#feedback if right`. */
export function readTruth(block: Piece, isTrue: boolean, reader: GiftReader): Fields {
  const [first, second] = placesOf(block.text, '#');
  const toWrong = first === undefined ? '' : reader.text(block.text.slice(first + 1, second));
  const toRight = second === undefined ? '' : reader.text(block.text.slice(second + 1));
  return {
    type: 'TRUE_FALSE',
    answers: ['True', 'False'],
    correctAnswer: [isTrue ? 1 : 2],
    answerExplanations: isTrue ? [toRight, toWrong] : [toWrong, toRight],
  };
}
