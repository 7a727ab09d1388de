import { questionLimits } from '../../../core/quizzes/question-rules.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError, badUserInput } from '../../platform/errors.ts';
import { requireSearchable } from '../../platform/search-texts.ts';
import type { BankAccess } from '../../../core/quizzes/bank-access.ts';
import { readOnly, type SharedBanks } from '../sharing/shared-banks.ts';
import { bankFilter, type QuestionSearch } from './question-search.ts';
import { questionNotFound } from './question.service.ts';
import type { QuestionDocument, QuestionStore } from './question.store.ts';

/** A selection of bank questions, before any check: either the questions themselves or a filter. */
export interface GivenSelection {
  /** `revision`: the revision that the user selected. Null accepts any. */
  readonly questions?: readonly { readonly id: string; readonly revision?: number | null }[] | null;
  readonly filter?: { readonly [field in keyof QuestionSearch]?: QuestionSearch[field] } | null;
  /** How many questions matched the filter when the user selected them. Null accepts any number. */
  readonly count?: number | null;
}

interface ReadOptions {
  /** What the actor must be able to do with the banks of the questions. */
  readonly need: BankAccess;
  /** Path of the selection in the input. */
  readonly path: string;
  /** Includes questions that were deleted after this time. Null: no deleted questions. */
  readonly deletedSince?: string | null;
}

/** Maximum questions of a selection: as many as an import can contain. */
const max = questionLimits.imported;

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** The default order of the bank: the latest update first. */
const byLastUpdate = (one: QuestionDocument, other: QuestionDocument) =>
  compare(other.updatedAt, one.updatedAt) || compare(other._id, one._id);

function questionCount(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'question' : 'questions'}`;
}

function revisionConflict(changed: readonly QuestionDocument[]): AppError {
  const message =
    changed.length === 1
      ? 'One of the questions was changed elsewhere after you selected it. Nothing was changed now.'
      : `${questionCount(changed.length)} were changed elsewhere after you selected them. Nothing was changed now.`;
  return new AppError(message, { code: 'CONFLICT' });
}

function countConflict(found: number, expected: number): AppError {
  const message = `${questionCount(found)} ${found === 1 ? 'matches' : 'match'} now, not ${expected.toLocaleString('en-US')}. Nothing was changed.`;
  return new AppError(message, { code: 'CONFLICT', count: found });
}

/** Finds selected questions in the banks that the actor can use. */
export class QuestionSelection {
  constructor(
    private readonly questions: QuestionStore,
    private readonly banks: SharedBanks,
  ) {}

  /**
   * All selected questions, in the order of the bank. Throws NOT_FOUND if a question is missing. Throws CONFLICT
   * if a question was changed, or if the filter matches another number of questions. Throws BAD_USER_INPUT if the
   * selection is empty or too large.
   */
  async read(actor: Actor, given: GivenSelection, options: ReadOptions): Promise<QuestionDocument[]> {
    const { questions, filter } = given;
    const [hasQuestions, hasFilter] = [questions ?? null, filter ?? null].map((part) => part !== null);
    if (hasQuestions === hasFilter)
      throw badUserInput({ [options.path]: 'Give question IDs or a filter, not both.' });
    const found = questions
      ? await this.byIds(actor, questions, options)
      : await this.byFilter(actor, given, options);
    return found.toSorted(byLastUpdate);
  }

  private async byIds(
    actor: Actor,
    chosen: NonNullable<GivenSelection['questions']>,
    { path, need, deletedSince = null }: ReadOptions,
  ): Promise<QuestionDocument[]> {
    if (chosen.length === 0) throw badUserInput({ [`${path}.questions`]: 'Choose at least one question.' });
    if (chosen.length > max) throw tooMany(`${path}.questions`);
    const ids = [...new Set(chosen.map(({ id }) => id))];
    const found = await this.questions.findInBank(ids, await this.banks.editor(actor, need), deletedSince);
    if (found.length < ids.length) throw await this.refusal(actor, ids, deletedSince);
    const byId = new Map(found.map((document) => [document._id, document]));
    const changed = chosen.flatMap(({ id, revision }) => {
      const document = byId.get(id);
      return document && (revision ?? document.revision) !== document.revision ? [document] : [];
    });
    if (changed.length > 0) throw revisionConflict(changed);
    return found;
  }

  /** NOT_FOUND if the actor cannot read one of the questions, else the error that a bank can only be read. */
  private async refusal(
    actor: Actor,
    ids: readonly string[],
    deletedSince: string | null,
  ): Promise<AppError> {
    const reader = await this.banks.editor(actor, 'READ');
    const readable = await this.questions.findInBank(ids, reader, deletedSince);
    return readable.length < ids.length ? questionNotFound() : readOnly();
  }

  private async byFilter(
    actor: Actor,
    { filter, count }: GivenSelection,
    { path, need }: ReadOptions,
  ): Promise<QuestionDocument[]> {
    const { bankId = null, search = null, categoryId = null, concept = null } = filter ?? {};
    const { difficulty = null, type = null } = filter ?? {};
    requireSearchable({ [`${path}.filter.search`]: search });
    if (bankId !== null) await this.banks.require(actor, bankId, need);
    const conditions = bankFilter(actor, { bankId, search, categoryId, concept, difficulty, type });
    const found: QuestionDocument[] = [];
    for await (const some of this.questions.readInChunks({ ...conditions, deletedAt: null })) {
      found.push(...some);
      if (found.length > max) throw tooMany(`${path}.filter`);
    }
    if (typeof count === 'number' && count !== found.length) throw countConflict(found.length, count);
    if (found.length === 0) throw badUserInput({ [`${path}.filter`]: 'No matching questions.' });
    return found;
  }
}

function tooMany(path: string): AppError {
  return badUserInput({ [path]: `At most ${max.toLocaleString('en-US')} questions at once.` });
}
