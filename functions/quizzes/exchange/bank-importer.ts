import type { Question } from '../../../core/quizzes/question.ts';
import { inBatches } from '../../platform/in-batches.ts';
import type { NewId } from '../../platform/new-id.ts';
import { newDocument, type QuestionWriter } from '../bank/question-writer.ts';
import type { StoredQuestion, QuestionStore } from '../bank/question.store.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import type { BankImportDocument, BankImportItem, BankImportStore } from './bank-import.store.ts';

export interface BankImporterDependencies {
  readonly imports: BankImportStore;
  readonly questions: QuestionStore;
  readonly writer: QuestionWriter;
  readonly categories: QuizCategoryService;
  readonly newId: NewId;
}

/** An import into a bank, all-or-nothing. Its content is validated. */
export interface BankImport {
  readonly ownerId: string;
  readonly availableForPractice: boolean;
  /** IDs of the categories that were created for the import. */
  readonly made: readonly string[];
  readonly questions: readonly { readonly question: Question; readonly categoryId: string | null }[];
}

/** Questions by ID. */
type Known = ReadonlyMap<string, Question>;

type DatedItem = BankImportItem & { readonly createdAt: string };

/** Questions per write. */
const chunkSize = 100;
/** Maximum concurrent updates. */
const concurrency = 10;

function chunksOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / chunkSize);
  return Array.from({ length: count }, (_, at) => items.slice(at * chunkSize, (at + 1) * chunkSize));
}

/**
 * Imports many questions into a bank, all-or-nothing. Their versions and keys are stored first, when nothing refers to
 * them yet. Then one write of the import's own document decides that they are imported. Then the questions are stored.
 * If an import is interrupted, a purge completes or undoes it.
 */
export class BankImporter {
  constructor(private readonly dependencies: BankImporterDependencies) {}

  /** The IDs of the questions in order. Throws BAD_USER_INPUT if the account has no room for them. */
  async run({ ownerId, availableForPractice, made, questions }: BankImport): Promise<readonly string[]> {
    const { imports, writer, categories, newId } = this.dependencies;
    const entries = questions.map((entry) => ({ ...entry, id: newId(), versionId: newId() }));
    const items = entries.map(({ id, versionId, categoryId, question }) => {
      return { id, versionId, categoryId, difficulty: question.difficulty };
    });
    const known = new Map(entries.map(({ id, question }) => [id, question]));
    let importId: string | null = null;
    try {
      const plan = { ownerId, state: 'STORING', availableForPractice, made, questions: items } as const;
      importId = (await imports.start(plan))._id;
      // The count includes this import's questions, so that two concurrent imports see each other.
      await writer.checkRoom(ownerId, await imports.countQuestions(ownerId));
      await inBatches(chunksOf(entries), 1, (some) => writer.addVersions(ownerId, some));
    } catch (error) {
      // If undoing the import fails now, a later purge does it.
      if (importId !== null) await this.endAsDecided(importId, 'UNDONE').catch(() => undefined);
      // Also needed if the import's document was not stored: then undoing it has not deleted the categories.
      await categories.undoCreation(made).catch(() => undefined);
      throw error;
    }
    await this.endAsDecided(importId, 'DONE', known);
    return items.map(({ id }) => id);
  }

  /** Completes or undoes interrupted imports. */
  async purge(): Promise<void> {
    await this.dependencies.imports.resumeInterrupted(({ _id }) => this.endAsDecided(_id, 'UNDONE'));
  }

  /**
   * Completes the import, or undoes it. An earlier decision stays. Can be repeated after a failure. `known`:
   * the questions, from the caller that has just stored them.
   */
  private async endAsDecided(id: string, state: 'DONE' | 'UNDONE', known?: Known): Promise<void> {
    const { imports, writer, categories } = this.dependencies;
    const decided = await imports.decide(id, state);
    if (!decided) return;
    const { questions, made = [] } = decided;
    if (decided.state === 'DONE') await this.publish(decided, known);
    else {
      await inBatches(chunksOf(questions), 1, (some) =>
        writer.discard(...some.map(({ versionId }) => versionId)),
      );
      await categories.undoCreation(made);
    }
    await imports.end(id);
  }

  /**
   * Stores the questions. A bank lists the last changed question first, so each question is a millisecond older
   * than the previous one. The bank then has the order of the file, even if the import is completed in two parts.
   */
  private async publish(bankImport: BankImportDocument, known?: Known): Promise<void> {
    const { questions } = this.dependencies;
    const since = Date.parse(bankImport.startedAt);
    const dated = bankImport.questions.map((item, at) => ({
      ...item,
      createdAt: new Date(since - at).toISOString(),
    }));
    await inBatches(chunksOf(dated), 1, async (some) => {
      // With `known`, the versions were stored just now, and no other caller publishes them.
      const storedIds = known ? new Set<string>() : await questions.idsOf(some.map(({ id }) => id));
      const missing = some.filter(({ id }) => !storedIds.has(id));
      const documents = await this.documentsOf(bankImport, missing, known);
      if (documents.length > 0) await questions.addAll(documents);
    });
    await this.removeLostCategories(bankImport);
  }

  /** The documents of the questions. Omits a question if its version was deleted in the meantime, with the owner's account. */
  private async documentsOf(
    { ownerId, availableForPractice }: BankImportDocument,
    items: readonly DatedItem[],
    known?: Known,
  ): Promise<StoredQuestion[]> {
    const contents = known ? await this.ifStored(items, known) : await this.readStored(items);
    return items.flatMap(({ id, versionId, difficulty, categoryId, createdAt }) => {
      const question = contents.get(id);
      const fields = {
        _id: id,
        ownerId,
        quizId: null,
        versionId,
        categoryId,
        availableForPractice,
        createdAt,
      };
      return question ? [newDocument({ ...question, difficulty }, fields)] : [];
    });
  }

  private async readStored(items: readonly BankImportItem[]): Promise<Known> {
    const versions = await this.dependencies.writer.readVersions(items.map(({ versionId }) => versionId));
    return new Map(
      items.flatMap(({ id, versionId, difficulty }) => {
        const version = versions.get(versionId);
        return version ? [[id, { ...version, difficulty }] as const] : [];
      }),
    );
  }

  /** `known`, unless its versions were deleted. Either all or none are stored, so checking one is enough. */
  private async ifStored([first]: readonly BankImportItem[], known: Known): Promise<Known> {
    const found = first ? await this.dependencies.questions.findVersions([first.versionId]) : [];
    return found.length > 0 ? known : new Map();
  }

  /** Removes categories that were deleted while the questions were being stored. */
  private async removeLostCategories({ ownerId, questions: items }: BankImportDocument): Promise<void> {
    const { categories, questions } = this.dependencies;
    const owner = { userId: ownerId, role: 'Instructor' } as const;
    for (const categoryId of new Set(items.flatMap((item) => item.categoryId ?? []))) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
      const isLost = !(await categories.exists(categoryId, ownerId));
      const lost = isLost ? items.filter((item) => item.categoryId === categoryId) : [];
      // oxlint-disable-next-line no-await-in-loop -- as above
      await inBatches(lost, concurrency, ({ id }) =>
        questions.change(id, owner, { $set: { categoryId: null } }, { categoryId: { $eq: categoryId } }),
      );
    }
  }
}
