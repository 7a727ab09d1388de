import type { Difficulty, QuestionType } from '../../core/quizzes/question.ts';
import type { QuestionPrompt } from '../../core/quizzes/question-parts.ts';
import { isAdmin, type Actor } from '../core/actor.ts';
import type { StoreFilter } from '../core/store/store-filter.ts';
import type { StoreUpdate } from '../core/store/store-update.ts';
import type { Store, StoreCollection, StoredDocument } from '../core/store/store.ts';

/** A question, apart from how it is worded and answered: that is its version's. */
export interface QuestionDocument extends StoredDocument {
  readonly ownerId: string;
  /** The quiz that it belongs to alone; null where it stands in the bank. */
  readonly quizId: string | null;
  /** The newest version. */
  readonly versionId: string;
  readonly version: number;
  readonly type: QuestionType;
  /** The newest version's text, for lists and search. */
  readonly question: string;
  /** Alike for questions that differ in letter case, spaces and punctuation alone. */
  readonly fingerprint: string;
  readonly concepts: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly points: number;
  readonly categoryId: string | null;
  readonly practice: boolean;
  readonly revision: number;
  readonly createdOn: string;
  readonly updatedOn: string;
  /** Null while the question is there. */
  readonly deletedOn: string | null;
}

/**
 * How a question was worded at one time; it never changes. All that a taker's request reads, so nothing in it tells
 * which answer is right.
 */
export interface QuestionVersionDocument extends StoredDocument {
  readonly questionId: string;
  readonly number: number;
  readonly prompt: QuestionPrompt;
  readonly points: number;
  readonly concepts: readonly string[];
  readonly createdOn: string;
}

type Filter = StoreFilter<QuestionDocument>;

/** The part of a filter that lets only those through whom the editor may change. */
export function ownedBy(editor: Actor): { readonly ownerId?: { readonly $eq: string } } {
  return isAdmin(editor) ? {} : { ownerId: { $eq: editor.userId } };
}

/** Questions and what they were worded like. Their keys are in a store of their own. */
export class QuestionStore {
  readonly questions: StoreCollection<QuestionDocument>;
  private readonly versions: StoreCollection<QuestionVersionDocument>;

  constructor(store: Store) {
    this.questions = store.collection<QuestionDocument>('questions');
    this.versions = store.collection<QuestionVersionDocument>('questionVersions');
  }

  async declareIndexes(): Promise<void> {
    await this.questions.createIndex({ ownerId: 1, updatedOn: 1, _id: 1 });
    await this.questions.createIndex({ ownerId: 1, fingerprint: 1 });
    await this.questions.createIndex({ quizId: 1 });
    await this.questions.createIndex({ categoryId: 1 });
    await this.versions.createIndex({ questionId: 1, number: 1 });
  }

  async addVersion(version: QuestionVersionDocument): Promise<void> {
    await this.versions.insertOne(version);
  }

  async add(question: QuestionDocument): Promise<void> {
    await this.questions.insertOne(question);
  }

  /** Null where there is none that the editor may change. */
  findEditable(id: string, editor: Actor): Promise<QuestionDocument | null> {
    return this.questions.findOne({ ...ownedBy(editor), _id: { $eq: id }, deletedOn: null });
  }

  /** In no particular order, whoever they belong to; deleted ones left out. */
  findAll(filter: Filter): Promise<QuestionDocument[]> {
    return this.questions.find({ ...filter, deletedOn: null }).toArray();
  }

  /** In no particular order; what a taker may see of each. */
  findVersions(ids: readonly string[]): Promise<QuestionVersionDocument[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.versions.find({ _id: { $in: ids } }).toArray();
  }

  /** Changes a question that is there, in one step, if it also meets `condition`; the question as it is then, or null. */
  change(
    id: string,
    editor: Actor,
    update: StoreUpdate<QuestionDocument>,
    condition: Filter = {},
  ): Promise<QuestionDocument | null> {
    return this.questions.findOneAndUpdate(
      { ...condition, ...ownedBy(editor), _id: { $eq: id }, deletedOn: null },
      update,
      { returnDocument: 'after' },
    );
  }
}
