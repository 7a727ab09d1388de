import { excerpt } from '../../../../core/quizzes/formats/exchange.ts';
import type { Question } from '../../../../core/quizzes/question.ts';
import { attributeOf, type XmlElement } from '../archive/xml.ts';
import { earning, equalsIn } from './conditions.ts';
import { type Item, type Label, labelsOf } from './item.ts';

/** The score of each answer by ident, without zero scores. */
function scoresOf(item: Item, choice: XmlElement): Map<string, number> {
  const part = attributeOf(choice, 'ident');
  const scores = new Map<string, number>();
  for (const condition of earning(item.conditions)) {
    for (const { value } of equalsIn(condition, part)) {
      scores.set(value, Math.max(condition.score ?? 0, scores.get(value) ?? 0));
    }
  }
  return scores;
}

/**
 * If only one answer can be chosen, answers with the best score are correct. Partial scores are not supported.
 */
function bestOf(item: Item, scores: ReadonlyMap<string, number>, labels: readonly Label[]): Set<string> {
  const best = [...scores.values()].reduce((max, score) => Math.max(max, score), 0);
  for (const { ident, text } of labels) {
    const score = scores.get(ident) ?? best;
    if (score < best) {
      item.report.addLine(
        'loss',
        `The answer ${excerpt(text)} earned a part of the points; it counts as wrong.`,
      );
    }
  }
  return new Set([...scores].filter(([, score]) => score === best).map(([ident]) => ident));
}

/** Reports answers with different or negative scores: in Markwise all correct answers count the same. */
function reportWeights(item: Item, scores: ReadonlyMap<string, number>): void {
  const isWeighted =
    new Set(scores.values()).size > 1 || item.conditions.some(({ score }) => (score ?? 0) < 0);
  if (isWeighted)
    item.report.addLine('loss', 'All correct answers count the same, and so do all wrong ones.');
}

/** Omits empty answers, which Canvas exports, unless they are correct. */
function filledIn(item: Item, labels: readonly Label[], right: ReadonlySet<string>): Label[] {
  const filled = labels.filter(({ ident, text }) => text !== '' || right.has(ident));
  const empty = labels.length - filled.length;
  if (empty > 0)
    item.report.addLine(
      'note',
      `${empty === 1 ? 'An empty answer is' : `${empty} empty answers are`} skipped.`,
    );
  return filled;
}

/** Answers and key of a question with one or several correct options. */
export function readChoice(item: Item, choice: XmlElement | undefined, isSingle: boolean): Partial<Question> {
  if (!choice) {
    item.report.addLine('error', 'There is nothing to choose from.');
    return {};
  }
  const labels = labelsOf(choice, item.report);
  const scores = scoresOf(item, choice);
  if (!isSingle) reportWeights(item, scores);
  const right = isSingle ? bestOf(item, scores, labels) : new Set(scores.keys());
  const answers = filledIn(item, labels, right);
  return {
    answers: answers.map(({ text }) => text),
    correctAnswer: answers.flatMap(({ ident }, at) => (right.has(ident) ? [at + 1] : [])),
    answerExplanations: answers.map(({ ident }) => item.feedback.ofAnswer(ident)),
  };
}
