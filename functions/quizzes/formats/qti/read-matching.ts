import type { MatchingPair, Question } from '../../../../core/quizzes/question.ts';
import { attributeOf, type XmlElement } from '../archive/xml.ts';
import { earning, equalsIn } from './conditions.ts';
import { type Item, type Label, labelsOf } from './item.ts';

interface Row {
  readonly left: string;
  readonly labels: readonly Label[];
  /** The right side that belongs to the left side. Undefined if there is none. */
  readonly right: Label | undefined;
}

/** The expected answer of each part, by its ident. */
function expectedIn({ conditions }: Item): ReadonlyMap<string, string> {
  const tests = earning(conditions).flatMap((condition) => equalsIn(condition));
  return new Map(tests.toReversed().map(({ part, value }) => [part, value]));
}

function readRow(item: Item, choice: XmlElement, expected: ReadonlyMap<string, string>): Row {
  const value = expected.get(attributeOf(choice, 'ident'));
  const labels = labelsOf(choice, item.report);
  return {
    left: item.report.textIn(choice),
    labels,
    right: labels.find(({ ident }) => ident === value),
  };
}

function pairsOf(item: Item, rows: readonly Row[]): MatchingPair[] {
  return rows.flatMap(({ left, right }) => {
    if (left === '' && (right === undefined || right.text === '')) {
      item.report.addLine('note', 'An empty row is skipped.');
      return [];
    }
    if (right === undefined) item.report.addLine('error', `Nothing belongs to “${left}”.`);
    else if (left === '')
      item.report.addLine('loss', `“${right.text}” has no left side, so it fits nothing.`);
    return [{ left, right: right?.text ?? '' }];
  });
}

/** Omits duplicate rows, which Canvas exports. */
function withoutDuplicates(item: Item, pairs: readonly MatchingPair[]): MatchingPair[] {
  const unique = new Map(pairs.map((pair) => [JSON.stringify([pair.left, pair.right]), pair]));
  if (unique.size < pairs.length) item.report.addLine('note', 'Only one of several equal rows is imported.');
  return [...unique.values()];
}

/** Left sides with their partners, then the distractors. */
export function readMatching(item: Item): Partial<Question> {
  const expected = expectedIn(item);
  const rows = item.choices.map((choice) => readRow(item, choice, expected));
  const pairs = withoutDuplicates(item, pairsOf(item, rows));
  const usedTexts = new Set(pairs.map(({ right }) => right));
  const offered = rows.flatMap(({ labels }) => labels.map(({ text }) => text));
  const distractors = [...new Set(offered)].filter((text) => text !== '' && !usedTexts.has(text));
  return { pairs: [...pairs, ...distractors.map((right) => ({ left: '', right }))] };
}
