import type { ReportLevel } from './exchange.ts';

/** An answer of a Moodle file, which can earn a part of the points. In Markwise, an answer is either correct or not. */
export interface WeightedAnswer {
  /** Percent of the points. Negative for deductions. */
  readonly weight: number;
  /** Position of the answer in the file, in characters from 0. */
  readonly at: number;
}

/** Receives the losses of a question. */
export interface WeightReport<Answer extends WeightedAnswer> {
  /** Returns the beginning of an answer's text. */
  nameOf(answer: Answer): string;
  addLine(level: ReportLevel, message: string, at?: number): void;
}

/** The weight from which an answer counts as correct: 100, or the highest weight if that is lower. */
export function fullWeight(answers: readonly WeightedAnswer[]): number {
  return Math.min(100, Math.max(Number.MIN_VALUE, ...answers.map(({ weight }) => weight)));
}

/** Reports answers that earned a part of the points in Moodle. `full`: the result of `fullWeight`. */
export function reportPartialCredit<Answer extends WeightedAnswer>(
  answers: readonly Answer[],
  full: number,
  report: WeightReport<Answer>,
): void {
  if (full < 100 && answers.some(({ weight }) => weight > 0))
    report.addLine('loss', 'No answer earns all points, so the best ones count as right.', answers[0]?.at);
  for (const answer of answers) {
    const { weight, at } = answer;
    if (weight === 0 || weight >= full) continue;
    report.addLine('loss', `${report.nameOf(answer)} earned ${weight}%: it counts as wrong.`, at);
  }
}

/** Reports weights that no partial credit setting of a quiz can reproduce. */
export function reportUnequalCredit<Answer extends WeightedAnswer>(
  answers: readonly Answer[],
  report: WeightReport<Answer>,
): void {
  const right = answers.filter(({ weight }) => weight > 0).map(({ weight }) => weight);
  const wrong = answers.filter(({ weight }) => weight <= 0).map(({ weight }) => weight);
  const [share = 0, deducted = 0] = [right[0], wrong[0]];
  const isEven = right.every((weight) => weight === share) && wrong.every((weight) => weight === deducted);
  const isNet = Math.abs(share * right.length - 100) < 0.1 && (deducted === 0 || deducted === -share);
  if (right.length === 0 || (isEven && isNet)) return;
  report.addLine(
    'loss',
    'The weights of the answers are skipped. The quiz’s setting for partial credit applies.',
  );
}

/** The type and the correct answers of a choice question. `isSingle`: whether students choose only one answer. */
export function weightedChoice<Answer extends WeightedAnswer>(
  answers: readonly Answer[],
  isSingle: boolean,
  report: WeightReport<Answer>,
) {
  const full = isSingle ? fullWeight(answers) : Number.MIN_VALUE;
  const correctAnswer = answers.flatMap(({ weight }, at) => (weight >= full ? [at + 1] : []));
  if (isSingle) reportPartialCredit(answers, full, report);
  else reportUnequalCredit(answers, report);
  const isOne = isSingle && correctAnswer.length === 1;
  if (isSingle && !isOne)
    report.addLine('loss', 'One correct answer was enough. Now students must choose all of them.');
  return { type: isOne ? 'MULTIPLE_CHOICE' : 'MULTIPLE_ANSWERS', correctAnswer } as const;
}
