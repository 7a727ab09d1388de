import type { PromptDifference } from '../../../core/quizzes/carry-key.ts';
import { textFormatOf, type QuestionPrompt } from '../../../core/quizzes/question-parts.ts';
import type { Regrade, RegradeChange, RegradeQuestion } from '../../../schema/quizzes/regrade.type.ts';
import { scoreOf } from '../attempts/attempt-summary.mapper.ts';
import type { SubmittedAttempt } from '../attempts/attempt.policy.ts';
import type { OpenedItem } from './grading.ts';
import type { RegradedItem, Regraded } from './regrading.ts';

const maxReported = 500;

const reasons: Readonly<Record<PromptDifference, string>> = {
  TYPE: 'Its type has changed.',
  QUESTION: 'Its text has changed.',
  ANSWERS: 'Its answers have changed.',
};

/** A question of the regraded attempts. */
interface Asked {
  /** From the attempt that was submitted last. */
  readonly prompt: QuestionPrompt;
  /** When that attempt was submitted. */
  readonly at: string;
  /** IDs of students whose result comes from an outdated key or outdated points. */
  readonly earlier: Set<string>;
  /** IDs of students who saw another wording. */
  readonly reworded: Set<string>;
  readonly difference: PromptDifference | null;
  readonly hasFullCredit: boolean;
}

/** Counts the changes of a regrade. */
export class RegradeTally {
  private readonly asked = new Map<string, Asked>();
  private readonly changes: RegradeChange[] = [];
  /** Whether any stored value would change. */
  private hasAnyChange = false;

  get hasChanges(): boolean {
    return this.hasAnyChange;
  }

  /** Counts an attempt. Every attempt matters for `hasChanges`, but `view` shows only those of kind GRADED. */
  add(attempt: SubmittedAttempt, opened: readonly OpenedItem[], regraded: Regraded): void {
    this.hasAnyChange ||= regraded.isChanged;
    if (attempt.kind !== 'GRADED') return;
    const prompts = new Map(opened.map(({ item, prompt }) => [item.questionId, prompt]));
    for (const regradedItem of regraded.regradedItems)
      this.countItem(attempt, regradedItem, prompts.get(regradedItem.item.questionId));
    const { score: before, possible: possibleBefore } = scoreOf(attempt);
    const { score: after, possible: possibleAfter } = scoreOf({
      ...attempt,
      items: regraded.items,
      results: regraded.results,
    });
    if (before === after && possibleBefore === possibleAfter) return;
    const { _id: attemptId, takerName: name, takerEmail: email, number } = attempt;
    this.changes.push({ attemptId, name, email, number, before, after, possibleBefore, possibleAfter });
  }

  /** `id`: ID of the quiz. `order`: IDs of its questions, in their order. */
  view(id: string, order: readonly string[]): Regrade {
    const positions = new Map(order.map((questionId, at) => [questionId, at]));
    const last = order.length;
    const questions = [...this.asked].map(([questionId, asked]) => toQuestion(questionId, asked));
    const changes = this.changes.toSorted(
      (one, other) => one.name.localeCompare(other.name, 'en') || one.number - other.number,
    );
    return {
      id,
      studentCount: new Set([...this.asked.values()].flatMap(({ earlier }) => [...earlier])).size,
      changedCount: changes.length,
      changes: changes.slice(0, maxReported),
      questions: questions.toSorted(
        (one, other) => (positions.get(one.id) ?? last) - (positions.get(other.id) ?? last),
      ),
    };
  }

  private countItem(
    { userId, submittedAt }: SubmittedAttempt,
    regradedItem: RegradedItem,
    prompt?: QuestionPrompt,
  ): void {
    if (!prompt || prompt.type === 'ESSAY') return;
    const { item, age, result } = regradedItem;
    const known = this.asked.get(item.questionId);
    const {
      earlier = new Set<string>(),
      reworded = new Set<string>(),
      difference = null,
      hasFullCredit = false,
    } = known ?? {};
    const isReworded = age !== 'CURRENT' && age !== 'EARLIER';
    if (age === 'EARLIER') earlier.add(userId);
    if (isReworded) reworded.add(userId);
    const isLast = !known || known.at < submittedAt;
    this.asked.set(item.questionId, {
      prompt: isLast ? prompt : known.prompt,
      at: isLast ? submittedAt : known.at,
      earlier,
      reworded,
      difference: isReworded ? age : difference,
      hasFullCredit: hasFullCredit || result.hasFullCredit === true,
    });
  }
}

function toQuestion(id: string, { prompt, ...asked }: Asked): RegradeQuestion {
  return {
    id,
    type: prompt.type,
    textFormat: textFormatOf(prompt),
    question_text: prompt.question,
    outdatedKeyCount: asked.earlier.size,
    rewordedCount: asked.reworded.size,
    skippedReason: asked.difference === null ? null : reasons[asked.difference],
    hasFullCredit: asked.hasFullCredit,
  };
}
