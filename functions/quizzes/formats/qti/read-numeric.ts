import { rangeAnswer, readDecimal } from '../../../../core/quizzes/formats/decimal.ts';
import { excerpt } from '../../../../core/quizzes/formats/exchange.ts';
import type { NumericAnswer, Question } from '../../../../core/quizzes/question.ts';
import { attributeOf } from '../archive/xml.ts';
import { type Condition, earning, equalsIn, type Test } from './conditions.ts';
import type { Item } from './item.ts';

/** The number in the first test of one of these kinds. Null if there is none. */
function boundOf({ tests }: Condition, ...kinds: readonly string[]): number | null {
  const bound = tests.find(({ kind, isNegated }) => kinds.includes(kind) && !isNegated);
  return bound ? readDecimal(bound.value) : null;
}

/** Canvas's newer quizzes contain the tolerance. Older ones only have the bounds. */
function marginOf({ element }: Test, value: number): number | null {
  const margin = readDecimal(attributeOf(element, 'margin'));
  if (margin === null) return null;
  return attributeOf(element, 'margintype') === 'percent' ? (Math.abs(value) * margin) / 100 : margin;
}

function answerOf(test: Test, range: NumericAnswer | null, item: Item): NumericAnswer[] {
  const value = readDecimal(test.value);
  if (value === null) {
    item.report.addLine('error', `${excerpt(test.value)} is not a number.`);
    return [];
  }
  const margin = marginOf(test, value);
  if (margin !== null) return [{ value, tolerance: margin }];
  const exact = { value, tolerance: 0 };
  if (range === null) return [exact];
  if (Math.abs(value - range.value) > range.tolerance) return [exact, range];
  if (range.value !== value)
    item.report.addLine('note', 'The middle of the range is shown as the right number.');
  return [range];
}

function answersOf(condition: Condition, item: Item): NumericAnswer[] {
  const exact = equalsIn(condition);
  const min = boundOf(condition, 'vargte', 'vargt');
  const max = boundOf(condition, 'varlte', 'varlt');
  const range = min === null || max === null ? null : rangeAnswer(min, max);
  if (condition.tests.some(({ kind }) => kind === 'vargt' || kind === 'varlt')) {
    item.report.addLine('note', 'The bounds of a range count as right, too.', condition.line);
  }
  const [single, another] = exact;
  if (single && !another) return answerOf(single, range, item);
  if (another) return exact.flatMap((test) => answerOf(test, null, item));
  if (range === null)
    item.report.addLine('error', 'A range needs two bounds, the smaller one first.', condition.line);
  return range === null ? [] : [range];
}

/** The accepted numbers. */
export function readNumeric(item: Item): Partial<Question> {
  const best = earning(item.conditions).reduce((max, { score }) => Math.max(max, score ?? 0), 0);
  const numericAnswers = earning(item.conditions).flatMap((condition) => {
    if (condition.score === best) return answersOf(condition, item);
    item.report.addLine('loss', 'A number that earns a part of the points is skipped.', condition.line);
    return [];
  });
  return { numericAnswers };
}
