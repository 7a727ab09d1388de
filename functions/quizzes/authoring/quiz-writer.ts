import type { Question } from '../../../core/quizzes/question.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import type { CheckedFile, FileService } from '../../platform/files/file-service.ts';
import { inBatches } from '../../platform/in-batches.ts';
import type { NewId } from '../../platform/new-id.ts';
import type { WriteJournal } from '../../platform/store/write-journal.ts';
import type { QuestionWriter } from '../bank/question-writer.ts';
import type { Editor, QuestionStore } from '../bank/question.store.ts';
import type { QuestionSwitch, QuizWriteDocument } from './quiz-write.ts';
import type { QuizDocument, QuizStore } from './quiz.store.ts';

export interface QuizWriterDependencies {
  readonly quizzes: QuizStore;
  readonly questions: QuestionStore;
  readonly writer: QuestionWriter;
  readonly writes: WriteJournal<QuizWriteDocument>;
  readonly files: FileService;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** A write of a quiz, all-or-nothing. Its content is validated. */
export interface QuizWrite {
  readonly quizId: string;
  readonly ownerId: string;
  readonly addedQuestions: readonly { readonly id: string; readonly question: Question }[];
  readonly removedQuestions: readonly string[];
  readonly switches: readonly QuestionSwitch[];
  readonly addedFiles: readonly { readonly id: string; readonly file: CheckedFile }[];
  readonly removedFiles: readonly string[];
  /**
   * Writes the quiz's own document, including the given ID as `writeId`. Null if the quiz was changed since it
   * was read.
   */
  readonly commit: (writeId: string) => Promise<QuizDocument | null>;
}

/** A new question, with the ID of its first version. */
interface AddedQuestion {
  readonly id: string;
  readonly versionId: string;
  readonly question: Question;
}

/** Maximum concurrent writes. */
const concurrency = 10;

/**
 * Writes a quiz with its questions and files, all-or-nothing, although they are many documents. New content is stored
 * first, when nothing refers to it yet. Then one write of the quiz's own document commits the change. The other changes
 * follow. Until they are done, a journal entry has the plan, so that the next caller can complete or undo an
 * interrupted write.
 */
export class QuizWriter {
  constructor(private readonly dependencies: QuizWriterDependencies) {}

  /** The written quiz. Null, without a change, if another request changed the quiz first. */
  async run(write: QuizWrite): Promise<QuizDocument | null> {
    const added = write.addedQuestions.map((entry) => ({ ...entry, versionId: this.dependencies.newId() }));
    const started = await this.start(write, added);
    let quiz: QuizDocument | null;
    try {
      await this.store(write, added);
      quiz = await write.commit(started._id);
    } catch (error) {
      // Completes the write if it was committed, else undoes it. If that fails, a later purge does it.
      await this.endAsDecided(started).catch(() => undefined);
      throw error;
    }
    await this.end(started, quiz !== null);
    return quiz;
  }

  /** Completes the last write of a quiz if it was interrupted after its commit. */
  async catchUp({ writeId }: QuizDocument): Promise<void> {
    const write = writeId === undefined ? null : await this.dependencies.writes.find(writeId);
    if (write) await this.endAsDecided(write);
  }

  /** Completes or undoes interrupted writes. */
  async purge(): Promise<void> {
    await this.dependencies.writes.resumeInterrupted((write) => this.endAsDecided(write));
  }

  /**
   * Deletes a quiz permanently, with its files and the questions that belong to it alone. Can be repeated after
   * a failure.
   */
  async erase({ _id, files }: QuizDocument): Promise<void> {
    const { quizzes, questions } = this.dependencies;
    await questions.removeOfQuiz(_id);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
    for (const { id } of files) await this.dependencies.files.remove(id);
    await quizzes.remove(_id);
  }

  /** Deletes a quiz that was just created and nobody has used, permanently, with the versions of its questions. */
  async undoCreation(quiz: QuizDocument): Promise<void> {
    const { questions, writer } = this.dependencies;
    for await (const chunk of questions.readInChunks({ quizId: { $eq: quiz._id } }))
      await writer.discard(...chunk.flatMap(({ versionIds }) => versionIds));
    await this.erase(quiz);
  }

  private start(write: QuizWrite, added: readonly AddedQuestion[]): Promise<QuizWriteDocument> {
    const { quizId, ownerId, removedQuestions, switches, removedFiles } = write;
    return this.dependencies.writes.start({
      quizId,
      ownerId,
      addedQuestions: added.map(({ id }) => id),
      addedVersions: added.map(({ versionId }) => versionId),
      removedQuestions,
      switches,
      addedFiles: write.addedFiles.map(({ id }) => id),
      removedFiles,
    });
  }

  private async store(
    { quizId, ownerId, addedFiles }: QuizWrite,
    added: readonly AddedQuestion[],
  ): Promise<void> {
    const { files, writer } = this.dependencies;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
    for (const { id, file } of addedFiles) await files.store(id, ownerId, file);
    const settings = { quizId, ownerId, categoryId: null, availableForPractice: true };
    await inBatches(added, concurrency, ({ id, versionId, question }) =>
      writer.add(question, settings, id, versionId),
    );
  }

  /** Completes the write if the quiz's document has committed it, else undoes it. */
  private async endAsDecided(write: QuizWriteDocument): Promise<void> {
    const quiz = await this.dependencies.quizzes.find(write.quizId);
    // Look the write up after the quiz. If the quiz names a later write, this write was ended before that one
    // began, and must not be undone.
    if (await this.dependencies.writes.find(write._id)) await this.end(write, quiz?.writeId === write._id);
  }

  /** Completes or undoes the write, and removes its plan. Can be repeated after a failure. */
  private async end(write: QuizWriteDocument, isCommitted: boolean): Promise<void> {
    await (isCommitted ? this.finish(write) : this.undo(write));
    await this.dependencies.writes.end(write._id);
  }

  private async finish({
    ownerId,
    switches,
    removedQuestions,
    removedFiles,
  }: QuizWriteDocument): Promise<void> {
    const { questions, files, clock } = this.dependencies;
    const owner = asOwner(ownerId);
    const updatedAt = isoAfter(clock, 0);
    await inBatches(switches, concurrency, ({ questionId, from, set }) => {
      const update = { $set: { ...set, updatedAt }, $inc: { revision: 1 } };
      return questions.change(questionId, owner, update, { versionId: { $eq: from } });
    });
    await this.removeQuestions(owner, removedQuestions);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
    for (const id of removedFiles) await files.remove(id);
  }

  private async undo(write: QuizWriteDocument): Promise<void> {
    const { ownerId, switches, addedQuestions, addedVersions = [], addedFiles } = write;
    const { questions, writer, files } = this.dependencies;
    const added = await questions.findAll({ _id: { $in: addedQuestions } });
    const known = [...switches, ...added].flatMap(({ versionId }) => versionId ?? []);
    const versionIds = [...new Set([...known, ...addedVersions])];
    await inBatches(versionIds, concurrency, (id) => writer.discard(id));
    await this.removeQuestions(asOwner(ownerId), addedQuestions);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
    for (const id of addedFiles) await files.remove(id);
  }

  /** Marks questions as deleted. A later purge removes them. Their versions stay for attempts that used them. */
  private async removeQuestions(owner: Editor, ids: readonly string[]): Promise<void> {
    const deletedAt = isoAfter(this.dependencies.clock, 0);
    await inBatches(ids, concurrency, (id) =>
      this.dependencies.questions.change(id, owner, { $set: { deletedAt } }),
    );
  }
}

/** Writes to a quiz are made as its owner, once it is known that the actor may edit it. */
export function asOwner(userId: string): Editor {
  return { userId, role: 'Instructor' };
}
