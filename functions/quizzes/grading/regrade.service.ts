import { isDeepStrictEqual } from 'node:util';
import type { QuizToRegrade, Regrade } from '../../../schema/quizzes/regrade.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { badUserInput } from '../../platform/errors.ts';
import { questionNotFound } from '../bank/question.service.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { SharedBanks } from '../sharing/shared-banks.ts';
import type { QuizFinderService } from '../authoring/quiz-finder.service.ts';
import type { QuizReader } from '../authoring/quiz-reader.ts';
import type { QuizDocument, QuizStore } from '../authoring/quiz.store.ts';
import type { GradingLog } from './grading-log.ts';
import type { RegradePlan, RegradeRun } from './regrade-run.ts';

export interface RegradeServiceDependencies {
  readonly quizzes: QuizStore;
  readonly finder: Pick<QuizFinderService, 'editable'>;
  readonly questions: Pick<QuestionStore, 'findReachable'>;
  readonly banks: Pick<SharedBanks, 'editor'>;
  readonly regrading: RegradeRun;
  readonly reader: QuizReader;
  readonly log: GradingLog;
}

/**
 * Regrades submitted attempts by the current keys of their questions. Students keep the versions that they
 * saw. Only `RegradeRun` reads keys.
 */
export class RegradeService {
  constructor(private readonly dependencies: RegradeServiceDependencies) {}

  /**
   * The changes that `regrade` would make. Stores nothing. `fullCredit`: IDs of the questions with full points
   * for everyone. Null to keep the stored ones. Throws NOT_FOUND if the actor cannot edit the quiz, and
   * BAD_USER_INPUT for a question that no submitted attempt has.
   */
  async preview(quizId: string, actor: Actor, fullCredit: readonly string[] | null): Promise<Regrade> {
    const quiz = await this.editable(quizId, actor);
    return (await this.plan(quiz, fullCredit)).view;
  }

  /**
   * Regrades every submitted attempt, each in one write. Repeating it changes nothing. Returns the changes.
   * Throws like `preview`, and CONFLICT if other requests keep changing an attempt.
   */
  async regrade(quizId: string, actor: Actor, fullCredit: readonly string[] | null): Promise<Regrade> {
    const quiz = await this.editable(quizId, actor);
    const { view, rules, hasChanges } = await this.plan(quiz, fullCredit);
    const { fullCredit: newFullCredit } = rules;
    const isFullCreditUnchanged = newFullCredit === null || isSame(newFullCredit, quiz.fullCredit);
    if (!hasChanges && isFullCreditUnchanged) return view;
    await this.record(actor, quiz, view);
    // Full credit is stored before the run, so that attempts that are submitted during the run get it too.
    if (newFullCredit !== null && !isFullCreditUnchanged)
      await this.dependencies.quizzes.setFullCredit(quizId, [...newFullCredit]);
    await this.dependencies.regrading.run(quizId, rules);
    return view;
  }

  /**
   * Quizzes that the actor can edit and that have attempts graded with an outdated key or outdated points of the
   * question. Sorted by title. Throws NOT_FOUND if the actor cannot edit the question.
   */
  async quizzesOf(questionId: string, actor: Actor): Promise<QuizToRegrade[]> {
    const { questions, banks } = this.dependencies;
    const question = await questions.findReachable(questionId, await banks.editor(actor, 'EDIT'));
    if (!question) throw questionNotFound();
    const use = { 'questions.questionId': { $eq: questionId }, deletedAt: null };
    const found = await this.dependencies.finder.editable(actor, null, use);
    const views: QuizToRegrade[] = [];
    for (const quiz of found) {
      // oxlint-disable-next-line no-await-in-loop -- one by one, so that only one quiz's attempts are in memory
      const { view } = await this.plan(quiz, null);
      const studentCount = view.questions.find(({ id }) => id === questionId)?.outdatedKeyCount ?? 0;
      if (studentCount > 0) views.push({ quizId: quiz._id, quizTitle: quiz.title, studentCount });
    }
    return views.toSorted((one, other) => one.quizTitle.localeCompare(other.quizTitle, 'en'));
  }

  private editable(quizId: string, actor: Actor): Promise<QuizDocument> {
    return this.dependencies.reader.editable(quizId, actor);
  }

  private async plan(quiz: QuizDocument, fullCredit: readonly string[] | null): Promise<RegradePlan> {
    const plan = await this.dependencies.regrading.plan(quiz, fullCredit);
    checkFullCredit(fullCredit ?? [], plan.view);
    return plan;
  }

  private record(actor: Actor, quiz: QuizDocument, { changedCount, questions }: Regrade): Promise<void> {
    const count = questions.filter(({ hasFullCredit }) => hasFullCredit).length;
    const fullCredit = count === 0 ? '' : `, full credit for ${counted(count, 'question')}`;
    return this.dependencies.log.record(actor, quiz, {
      action: 'regradeQuiz',
      subjectType: 'quiz',
      subjectId: quiz._id,
      subject: quiz.title,
      before: null,
      after: `${counted(changedCount, 'attempt')} changed${fullCredit}`,
    });
  }
}

function isSame(ids: ReadonlySet<string>, stored: readonly string[] = []): boolean {
  return isDeepStrictEqual(ids, new Set(stored));
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function checkFullCredit(fullCredit: readonly string[], { questions }: Regrade): void {
  const asked = new Set(questions.map(({ id }) => id));
  const errors = fullCredit.flatMap((id, at) =>
    asked.has(id)
      ? []
      : [[`fullCredit.${at}`, 'No submitted attempt has this automatically graded question.']],
  );
  if (errors.length > 0) throw badUserInput(Object.fromEntries(errors));
}
