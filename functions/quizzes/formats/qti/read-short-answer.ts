import { excerpt } from '../../../../core/quizzes/formats/exchange.ts';
import type { Question } from '../../../../core/quizzes/question.ts';
import { attributeOf } from '../archive/xml.ts';
import { earning, equalsIn } from './conditions.ts';
import { type Item, type Label, labelsOf } from './item.ts';

interface Accepted {
  readonly text: string;
  readonly explanation: string;
}

/** Keeps the first of texts that differ only in letter case, because Markwise ignores letter case. */
function withoutDuplicates(item: Item, accepted: readonly Accepted[]): Accepted[] {
  const byText = new Map<string, Accepted>();
  for (const one of accepted) {
    const normalized = one.text.trim().toLowerCase();
    const known = byText.get(normalized);
    if (known === undefined) byText.set(normalized, one);
    else if (known.explanation === '') byText.set(normalized, { ...known, explanation: one.explanation });
    else if (one.explanation !== '' && one.explanation !== known.explanation) {
      item.report.addLine('loss', `The feedback to ${excerpt(one.text)} is skipped.`);
    }
  }
  if (byText.size < accepted.length) {
    item.report.addLine(
      'note',
      'Accepted answers that differ only in letter case are imported once. Letter case is ignored.',
    );
  }
  return [...byText.values()];
}

function reportRules(item: Item): void {
  const tests = earning(item.conditions).flatMap(({ tests: asked }) => asked);
  const isStrict = tests.some(({ element }) => attributeOf(element, 'case').toLowerCase() === 'yes');
  if (isStrict) item.report.addLine('loss', 'Letter case is ignored.');
  if (tests.some(({ kind }) => kind === 'varsubstring')) {
    item.report.addLine('loss', 'Patterns are skipped. The whole answer must match.');
  }
}

function toFields(accepted: readonly Accepted[]): Partial<Question> {
  return {
    answers: accepted.map(({ text }) => text),
    answerExplanations: accepted.map(({ explanation }) => explanation),
  };
}

/** The accepted texts: the texts that earn the best score. */
export function readShortAnswer(item: Item): Partial<Question> {
  const conditions = earning(item.conditions);
  const best = conditions.reduce((max, { score }) => Math.max(max, score ?? 0), 0);
  reportRules(item);
  const accepted = conditions.flatMap((condition) => {
    const tests = equalsIn(condition);
    if (condition.score === best) return tests.map(({ value }) => value);
    const texts = tests.map(({ value }) => excerpt(value)).join(', ');
    item.report.addLine(
      'loss',
      `Answers that earn a part of the points are skipped: ${texts}`,
      condition.line,
    );
    return [];
  });
  const explained = accepted.map((text) => ({ text, explanation: item.feedback.ofAnswer(text) }));
  return toFields(withoutDuplicates(item, explained));
}

/** A single blank in a text, which Canvas stores as a choice whose labels are all accepted. */
export function readBlank(item: Item): Partial<Question> {
  const labels: Label[] = item.choices.flatMap((choice) => labelsOf(choice, item.report));
  const explained = labels.map(({ ident, text }) => ({ text, explanation: item.feedback.ofAnswer(ident) }));
  return toFields(
    withoutDuplicates(
      item,
      explained.filter(({ text }) => text !== ''),
    ),
  );
}
