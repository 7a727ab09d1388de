import { drawFromPools } from '../../../core/quizzes/question-pools.ts';
import type { QuestionPrompt } from '../../../core/quizzes/question-parts.ts';
import { shuffled, type Random } from '../../../core/quizzes/random.ts';
import { inShownOrder } from '../../../core/quizzes/shuffle-options.ts';
import type { AttemptItem } from './attempt-item.ts';
import type { QuestionStore, QuestionVersionDocument } from '../bank/question.store.ts';
import type { QuizDocument, QuizItem } from '../authoring/quiz.store.ts';

/** A question to ask: in its current version, or again in the version that an attempt asked. */
export interface QuestionToAsk extends QuizItem {
  readonly versionId?: string;
  readonly keyVersionId?: string;
}

type Shuffling = Pick<QuizDocument, 'shuffleQuestions' | 'shuffleAnswers' | 'pools'>;

/** Reads the author's order of options, and nothing else of a key. */
export interface AuthorsOrders {
  /** IDs of options by version. Missing for versions without a stored order. */
  ordersOf(versionIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}

export interface AttemptItemsDependencies {
  readonly questions: QuestionStore;
  readonly orders: AuthorsOrders;
  /** Unpredictable for students: otherwise they could compute the author's order from the shown one. */
  readonly random: Random;
}

/**
 * Chooses the versions of the questions of an attempt, and the order of the questions and of their parts. The
 * attempt stores both.
 */
export class AttemptItems {
  constructor(private readonly dependencies: AttemptItemsDependencies) {}

  /**
   * Chooses the items of an attempt: the questions outside of pools, and some of each pool. Omits deleted questions.
   * `random`: repeatable random numbers, so that the same order can be drawn again.
   */
  async draw(
    toAsk: readonly QuestionToAsk[],
    shuffling: Shuffling,
    random = this.dependencies.random,
  ): Promise<AttemptItem[]> {
    const { questions } = this.dependencies;
    const heads = await questions.findAll({ _id: { $in: toAsk.map(({ questionId }) => questionId) } });
    const newest = new Map(heads.map(({ _id, versionId }) => [_id, versionId]));
    const stored = toAsk.flatMap((question) => {
      const versionId = newest.get(question.questionId);
      return versionId === undefined ? [] : [{ versionId, ...question }];
    });
    const drawn = drawFromPools(stored, shuffling.pools ?? [], random);
    const versions = await questions.findVersions(drawn.map(({ versionId }) => versionId));
    const byId = new Map(versions.map((version) => [version._id, version]));
    const authors = shuffling.shuffleAnswers ? null : await this.authorsOrders(versions);
    const items = drawn.flatMap((question) => {
      const version = byId.get(question.versionId);
      if (!version) return [];
      const order = orderOf(version.prompt, random, authors?.get(version._id) ?? null);
      return [itemOf(question, version, order)];
    });
    return shuffling.shuffleQuestions ? shuffled(items, random) : items;
  }

  /** IDs of those versions of the items that are essays. */
  async essaysAmong(items: readonly Pick<AttemptItem, 'versionId'>[]): Promise<ReadonlySet<string>> {
    const versions = await this.dependencies.questions.findVersions(items.map(({ versionId }) => versionId));
    return new Set(versions.flatMap(({ _id, prompt }) => (prompt.type === 'ESSAY' ? [_id] : [])));
  }

  /** IDs of options in the author's order, by version ID. */
  private async authorsOrders(
    versions: readonly QuestionVersionDocument[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const orders = await this.dependencies.orders.ordersOf(versions.map(({ _id }) => _id));
    return new Map(versions.map(({ _id, prompt }) => [_id, orders.get(_id) ?? idsOf(prompt.options)]));
  }
}

type ItemOrder = Required<Pick<AttemptItem, 'optionIds' | 'promptIds' | 'matchOptionIds'>>;

function itemOf(
  { questionId, points, keyVersionId }: QuestionToAsk,
  { _id, points: ownPoints }: QuestionVersionDocument,
  order: ItemOrder,
): AttemptItem {
  const keyVersion = keyVersionId === undefined ? {} : { keyVersionId };
  return { questionId, versionId: _id, ...keyVersion, points: points ?? ownPoints, ...order };
}

const idsOf = (parts: readonly { readonly id: string }[]) => parts.map(({ id }) => id);

/** An order of a question's parts. `authors`: the author's order of options, or null to shuffle them. */
export function orderOf(
  prompt: QuestionPrompt,
  random: Random,
  authors: readonly string[] | null = null,
): ItemOrder {
  const { options, matchPrompts, matchOptions } = inShownOrder(prompt, random, authors);
  return { optionIds: idsOf(options), promptIds: idsOf(matchPrompts), matchOptionIds: idsOf(matchOptions) };
}
