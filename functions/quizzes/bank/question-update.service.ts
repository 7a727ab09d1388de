import type { Difficulty } from '../../../core/quizzes/question.ts';
import type { Actor } from '../../platform/actor.ts';
import { isoAfter, minute, type Clock } from '../../platform/clock.ts';
import { badUserInput } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { GivenSelection, QuestionSelection } from './question-selection.ts';
import type { QuestionAct, QuestionSetting } from './question-update.store.ts';
import type { QuestionUpdater } from './question-updater.ts';
import { findUses } from './question-uses.ts';
import { difficultyFields } from './question-writer.ts';
import { restorableFor } from './question.store.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import type { QuizStore } from '../authoring/quiz.store.ts';
import type { BankLog } from '../sharing/bank-log.ts';
import type { SharedBanks } from '../sharing/shared-banks.ts';

export interface QuestionUpdateServiceDependencies {
  readonly selection: QuestionSelection;
  readonly updater: QuestionUpdater;
  readonly quizzes: QuizStore;
  readonly categories: QuizCategoryService;
  readonly banks: Pick<SharedBanks, 'editor'>;
  readonly bankLog: BankLog;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

/** Unchecked changes. Omitted fields stay. */
export interface GivenChanges {
  readonly categoryId?: string | null;
  readonly difficulty?: Difficulty | null;
  readonly availableForPractice?: boolean | null;
  readonly isDeleted?: boolean | null;
}

const updateLimit = { name: 'question-updates', max: 600, windowMs: 60 * minute } as const;

const logActions = { set: 'editQuestion', delete: 'deleteQuestion', restore: 'restoreQuestion' } as const;

/** Changes many questions of a bank, all-or-nothing. */
export class QuestionUpdateService {
  constructor(private readonly dependencies: QuestionUpdateServiceDependencies) {}

  /**
   * IDs of the changed questions. Throws NOT_FOUND if one is missing. Throws CONFLICT if one was changed since
   * it was selected, or if a quiz uses a question to delete.
   */
  async update(actor: Actor, given: GivenSelection, changes: GivenChanges): Promise<string[]> {
    const { limiter, updater, selection, categories, banks, bankLog, clock } = this.dependencies;
    await limiter.use(updateLimit, actor.userId);
    await updater.catchUp(actor);
    const since = isoAfter(clock, -restorableFor);
    const isRestore = changes.isDeleted === false && !given.filter;
    const found = await selection.read(actor, given, {
      path: 'selection',
      need: 'EDIT',
      deletedSince: isRestore ? since : null,
    });
    const act = readAct(changes, given, since);
    if (act.kind === 'set')
      for (const ownerId of new Set(found.map((question) => question.ownerId)))
        // oxlint-disable-next-line no-await-in-loop -- only an admin changes questions of several owners
        await categories.require(act.set.categoryId ?? null, ownerId, 'changes.categoryId');
    if (act.kind === 'delete')
      await this.refuseInUse(
        actor,
        found.map(({ _id }) => _id),
        since,
      );
    await bankLog.questions(actor, logActions[act.kind], found);
    return updater.run(await banks.editor(actor, 'EDIT'), found, act);
  }

  private async refuseInUse(actor: Actor, ids: readonly string[], since: string): Promise<void> {
    const refusal = await findUses(this.dependencies.quizzes, ids, { actor, since });
    if (refusal) throw refusal;
  }
}

function readAct(
  { categoryId, difficulty, availableForPractice, isDeleted }: GivenChanges,
  { filter }: GivenSelection,
  since: string,
): QuestionAct {
  const nulls = Object.entries({ availableForPractice, isDeleted }).filter(([, value]) => value === null);
  if (nulls.length > 0)
    throw badUserInput(
      Object.fromEntries(nulls.map(([field]) => [`changes.${field}`, 'A value is needed.'])),
    );
  const set: QuestionSetting = {
    ...(categoryId !== undefined && { categoryId }),
    ...(difficulty !== undefined && difficultyFields(difficulty)),
    ...(typeof availableForPractice === 'boolean' && { availableForPractice }),
  };
  const isSet = Object.keys(set).length > 0;
  if (typeof isDeleted !== 'boolean') {
    if (isSet) return { kind: 'set', set };
    throw badUserInput({ changes: 'Give at least one field to change.' });
  }
  if (isSet)
    throw badUserInput({ 'changes.isDeleted': 'Delete or restore questions without other changes.' });
  if (isDeleted) return { kind: 'delete' };
  if (filter)
    throw badUserInput({ 'selection.filter': 'A filter does not find deleted questions. Give their IDs.' });
  return { kind: 'restore', since };
}
