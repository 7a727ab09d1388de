import { readableQuestion } from '../../../core/quizzes/question-parts.ts';
import { questionLimits } from '../../../core/quizzes/question-rules.ts';
import { beginningOf } from '../../../core/quizzes/search-words.ts';
import { wordsIn } from '../../../core/search/words.ts';
import type { Question, QuestionSummary } from '../../../schema/quizzes/question.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { badUserInput } from '../../platform/errors.ts';
import { CachedResults } from '../../platform/graph/cached-results.ts';
import type { Page, PageRequest } from '../../platform/paging/page.ts';
import { requireSearchable } from '../../platform/search-texts.ts';
import { bankFilter, type QuestionSearch } from './question-search.ts';
import { toQuestionSummary } from './question.mapper.ts';
import { questionNotFound } from './question.service.ts';
import type { QuestionViews } from './question-views.ts';
import { fingerprintOf, overlap } from './question-search-words.ts';
import type { QuestionVersion, QuestionWriter } from './question-writer.ts';
import type { SharedBanks } from '../sharing/shared-banks.ts';
import {
  reachableBy,
  type QuestionDocument,
  type QuestionOrder,
  type QuestionStore,
} from './question.store.ts';

export interface QuestionReaderDependencies {
  readonly questions: QuestionStore;
  readonly writer: QuestionWriter;
  readonly views: QuestionViews;
  readonly banks: SharedBanks;
}

/** Maximum versions of a question to return. Older versions are skipped. */
const maxVersions = 100;

/** Minimum share of common words with which two texts count as similar. */
const similarity = 0.6;
const maxSimilar = 5;
const maxCompared = 500;
/** Maximum words of a text to search for: the longest words, since they are the most specific. */
const maxSelectiveWords = 5;

/** Reads the questions of the actor's bank, and of banks that are shared with the actor. */
export class QuestionReader {
  private readonly counts = new CachedResults<number>();

  constructor(private readonly dependencies: QuestionReaderDependencies) {}

  /**
   * The matching bank questions. Throws NOT_FOUND if the actor cannot read the bank, and BAD_USER_INPUT if the search
   * is too long.
   */
  async list(
    actor: Actor,
    search: QuestionSearch,
    order: QuestionOrder,
    request: PageRequest,
  ): Promise<Page<Question>> {
    requireSearchable({ search: search.search });
    const { bankId } = search;
    if (bankId !== null) await this.dependencies.banks.require(actor, bankId, 'READ');
    const filter = bankFilter(actor, search);
    // A whole list is read in many pages, and counting takes as long as a page.
    const countOnce = (count: () => Promise<number>) => this.counts.of(actor, JSON.stringify(filter), count);
    const page = await this.dependencies.questions.page(filter, order, request, countOnce);
    const views = new Map(
      (await this.dependencies.views.of(actor, page.nodes)).map((view) => [view.id, view]),
    );
    const edges = page.edges.flatMap(({ cursor, node }) => {
      const view = views.get(node._id);
      return view ? [{ cursor, node: view }] : [];
    });
    return { ...page, edges, nodes: edges.map(({ node }) => node) };
  }

  /** Throws NOT_FOUND if the actor cannot read the question. */
  async get(actor: Actor, id: string): Promise<Question> {
    const view = await this.dependencies.views.one(actor, await this.readable(actor, id));
    if (!view) throw questionNotFound();
    return view;
  }

  /** The versions of a question, newest first. Maximum 100. */
  async versions(actor: Actor, id: string): Promise<QuestionVersion[]> {
    const { versionIds } = await this.readable(actor, id);
    const newest = versionIds.slice(-maxVersions).toReversed();
    const versions = await this.versionsById(newest);
    return newest.flatMap((versionId) => versions.get(versionId) ?? []);
  }

  /** IDs of the versions of questions that the actor can read, the newest first, by question ID. */
  async versionIdsOf(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const reader = await this.dependencies.banks.editor(actor, 'READ');
    const found = await this.dependencies.questions.findAll({ ...reachableBy(reader), _id: { $in: ids } });
    return new Map(found.map(({ _id, versionIds }) => [_id, versionIds.toReversed()]));
  }

  /** The given versions by ID. The actor must be able to read their questions. */
  versionsById(versionIds: readonly string[]): Promise<ReadonlyMap<string, QuestionVersion>> {
    return this.dependencies.writer.readVersions(versionIds);
  }

  /** Questions of the actor's bank with a similar text, most similar first. Maximum 5. */
  async similar({ userId }: Actor, text: string): Promise<QuestionSummary[]> {
    if (text.length > questionLimits.text)
      throw badUserInput({ text: `At most ${questionLimits.text.toLocaleString('en-US')} characters.` });
    const words = wordsIn(text);
    if (words.length === 0) return [];
    const selective = words.toSorted((left, right) => right.length - left.length).slice(0, maxSelectiveWords);
    const ownBank = { ownerId: { $eq: userId }, quizId: null };
    const [twins, others] = await Promise.all([
      this.dependencies.questions.findSome(
        { ...ownBank, fingerprint: { $eq: fingerprintOf(text) } },
        maxSimilar,
      ),
      this.dependencies.questions.findSome(
        { ...ownBank, beginnings: { $in: selective.map(beginningOf) } },
        maxCompared,
      ),
    ]);
    return mostSimilarTo(words, [...twins, ...others]);
  }

  private async readable(actor: Actor, id: string): Promise<QuestionDocument> {
    const { questions, banks } = this.dependencies;
    const question = await questions.findReachable(id, await banks.editor(actor, 'READ'));
    if (!question) throw questionNotFound();
    return question;
  }
}

function mostSimilarTo(words: readonly string[], candidates: readonly QuestionDocument[]): QuestionSummary[] {
  const byId = new Map(candidates.map((question) => [question._id, question]));
  return [...byId.values()]
    .map((question) => ({ question, share: overlap(words, wordsIn(readableQuestion(question))) }))
    .filter(({ share }) => share >= similarity)
    .toSorted((left, right) => right.share - left.share)
    .slice(0, maxSimilar)
    .map(({ question }) => toQuestionSummary(question));
}
