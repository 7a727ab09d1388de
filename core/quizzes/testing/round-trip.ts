import * as fc from 'fast-check';
import { expectEqual } from '../../grading/testing/expect-equal.ts';
import type { Exported, ExportedQuestion, Imported } from '../formats/exchange.ts';
import type { QuestionType } from '../question.ts';
import { randomFiling, randomQuestion } from './random-questions.ts';

interface TextFormat {
  readonly exported: (questions: readonly ExportedQuestion[]) => Exported;
  readonly imported: (text: string) => Imported;
  /** Returns the question as it is after an export and import. */
  readonly held: (question: ExportedQuestion) => ExportedQuestion;
  readonly types?: readonly QuestionType[];
}

/**
 * A property of a text format: all questions without an error in the report are imported again. The report has a loss
 * if one of these questions has changed, and only then.
 */
export function roundTrip({
  exported,
  imported,
  held,
  types,
}: TextFormat): fc.IProperty<[ExportedQuestion[]]> {
  const filed = fc
    .tuple(randomQuestion(types), randomFiling)
    .map(([question, filing]): ExportedQuestion => ({ ...question, ...filing }));
  return fc.property(fc.array(filed, { minLength: 1, maxLength: 4 }), (questions) => {
    const { text, report } = exported(questions);
    const skipped = new Set(
      report.flatMap(({ level, message }) => (level === 'error' ? [Number(/\d+/.exec(message)?.[0])] : [])),
    );
    const written = questions.filter((_, at) => !skipped.has(at + 1));
    const expected = written.map(held);
    const read = imported(text);
    const readQuestions = read.questions.map(({ line: _line, ...question }) => question);
    expectEqual(readQuestions, expected);
    if (expected.length > 0) expectEqual(read.report, []);
    const isWhole = JSON.stringify(expected) === JSON.stringify(written);
    const isLossReported = report.some(({ level }) => level === 'loss');
    expectEqual(isLossReported, !isWhole);
  });
}
