import {
  type ExportedQuestion,
  mistakesOf,
  type ReportLevel,
  type ReportLine,
} from '../../../../core/quizzes/formats/exchange.ts';
import { normalizeQuestion } from '../../../../core/quizzes/question-rules.ts';
import type { MatchingPair } from '../../../../core/quizzes/question.ts';
import { writable } from '../archive/xml-writer.ts';

/** Pairs in the order of a package: distractors come last, without duplicates, and never equal a right side. */
function orderedPairs(pairs: readonly MatchingPair[]): MatchingPair[] {
  const matchedPairs = pairs.filter(({ left }) => left !== '');
  const rightSides = new Set(matchedPairs.map(({ right }) => right));
  const distractors = new Set(pairs.filter(({ left }) => left === '').map(({ right }) => right));
  const others = [...distractors].filter((right) => !rightSides.has(right));
  return [...matchedPairs, ...others.map((right) => ({ left: '', right }))];
}

function writableQuestion(question: ExportedQuestion): ExportedQuestion {
  const { name, category, pool } = question;
  const pairs = question.pairs.map(({ left, right }) => ({ left: writable(left), right: writable(right) }));
  return {
    ...normalizeQuestion({
      ...question,
      question: writable(question.question),
      answers: question.answers.map(writable),
      answerExplanations: question.answerExplanations.map(writable),
      explanation: writable(question.explanation),
      concepts: question.concepts.map(writable),
      pairs: orderedPairs(pairs),
    }),
    ...(name ? { name: writable(name).replaceAll(/\s+/g, ' ').trim() } : {}),
    ...(category ? { category: writable(category).trim() } : {}),
    ...(pool === undefined ? {} : { pool: writable(pool).trim() }),
  };
}

function hasUnwritable({
  answers,
  answerExplanations,
  concepts,
  pairs,
  ...question
}: ExportedQuestion): boolean {
  const texts = [question.question, question.explanation, question.name ?? '', question.category ?? ''];
  const all = [
    ...texts,
    ...answers,
    ...answerExplanations,
    ...concepts,
    ...pairs.flatMap(({ left, right }) => [left, right]),
  ];
  return all.some((text) => writable(text) !== text);
}

export interface Canonical {
  readonly questions: readonly ExportedQuestion[];
  readonly report: readonly ReportLine[];
}

/**
 * Questions in a form that XML can contain, so that reading and writing them again changes nothing. Invalid
 * questions are skipped and reported.
 */
export function canonical(questions: readonly ExportedQuestion[]): Canonical {
  const report: ReportLine[] = [];
  const included = questions.flatMap((question, at) => {
    const written = writableQuestion(question);
    const mistakes = mistakesOf(written, at + 1);
    const addLine = (level: ReportLevel, message: string) =>
      report.push({ line: null, level, message: `Question ${at + 1}: ${message}` });
    for (const { level, message } of mistakes) addLine(level, message);
    if (hasUnwritable(question)) addLine('loss', 'Characters that XML cannot hold are written as �.');
    return mistakes.length > 0 ? [] : [written];
  });
  return { questions: included, report };
}
