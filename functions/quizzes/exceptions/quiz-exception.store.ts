import type { ExceptionRules } from '../../../core/quizzes/quiz-dates.ts';
import { inChunks } from '../../platform/in-chunks.ts';
import { readAll } from '../../platform/store/read-in-chunks.ts';
import type { StoreFilter } from '../../platform/store/store-filter.ts';
import {
  isDuplicateKey,
  type Store,
  type StoreCollection,
  type StoredDocument,
} from '../../platform/store/store.ts';
import type { QuizHead } from '../authoring/quiz.store.ts';

/** An exception for one person of the quiz's course. */
export interface QuizExceptionDocument extends StoredDocument, ExceptionRules {
  /** The owner of the quiz, whose storage it counts for. */
  readonly ownerId: string;
  /** The course of the quiz when the exception was set. In another course it does not apply. */
  readonly courseId: string;
  readonly quizId: string;
  readonly studentId: string;
  /** Normalized address of the person, to recognize a person who was removed and added again. May be empty. */
  readonly email: string;
  readonly revision: number;
  readonly updatedAt: string;
}

/** A quiz in a course. */
export type QuizInCourse = Pick<QuizHead, '_id' | 'ownerId'> & { readonly courseId: string };

type Filter = StoreFilter<QuizExceptionDocument>;

/** Documents per read. */
const pageSize = 200;
/** Quizzes or courses per query. */
const idChunkSize = 50;

export function exceptionIdOf(quizId: string, studentId: string): string {
  return `${quizId}:${studentId}`;
}

function ofQuiz({ _id, ownerId, courseId }: QuizInCourse): Filter {
  return { quizId: { $eq: _id }, ownerId: { $eq: ownerId }, courseId: { $eq: courseId } };
}

export class QuizExceptionStore {
  private readonly exceptions: StoreCollection<QuizExceptionDocument>;

  constructor(store: Store) {
    this.exceptions = store.collection<QuizExceptionDocument>('quizExceptions');
  }

  async declareIndexes(): Promise<void> {
    await this.exceptions.createIndex({ quizId: 1, _id: 1 });
    await this.exceptions.createIndex({ courseId: 1, _id: 1 });
    await this.exceptions.createIndex({ ownerId: 1, _id: 1 });
    await this.exceptions.createIndex({ email: 1, _id: 1 });
  }

  /** All exceptions of a quiz in its course, in no particular order. */
  listOfQuiz(quiz: QuizInCourse): Promise<QuizExceptionDocument[]> {
    return this.list(ofQuiz(quiz));
  }

  /**
   * The exceptions of the quizzes, in no particular order. `only`: exceptions for this address or one of these rows.
   */
  async listOfQuizzes(
    quizzes: readonly QuizInCourse[],
    only: { readonly studentIds: readonly string[]; readonly email: string } | null,
  ): Promise<QuizExceptionDocument[]> {
    const owners = new Map(quizzes.map((quiz) => [quiz._id, quiz]));
    const person: Filter =
      only === null ? {} : { $or: [{ email: { $eq: only.email } }, { studentId: { $in: only.studentIds } }] };
    const found = await inChunks([...owners.keys()], idChunkSize, (some) =>
      this.exceptions.find({ quizId: { $in: some }, ...person }).toArray(),
    );
    return found.filter(({ quizId, ownerId, courseId }) => {
      const quiz = owners.get(quizId);
      return quiz?.ownerId === ownerId && quiz.courseId === courseId;
    });
  }

  find(quiz: QuizInCourse, studentId: string): Promise<QuizExceptionDocument | null> {
    return this.exceptions.findOne({ ...ofQuiz(quiz), _id: { $eq: exceptionIdOf(quiz._id, studentId) } });
  }

  /**
   * Stores an exception. `previousRevision`: the revision of the exception that it replaces, 0 if there is none.
   * Returns false if the stored revision differs.
   */
  async put(exception: QuizExceptionDocument, previousRevision: number): Promise<boolean> {
    const { _id, ...fields } = exception;
    if (previousRevision > 0) {
      const { matchedCount } = await this.exceptions.updateOne(
        { _id: { $eq: _id }, revision: { $eq: previousRevision } },
        { $set: fields },
      );
      return matchedCount === 1;
    }
    try {
      await this.exceptions.insertOne(exception);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async setEmail(id: string, email: string): Promise<void> {
    await this.exceptions.updateOne({ _id: { $eq: id } }, { $set: { email } });
  }

  /** Gives the exception to another row of the same person, unless that row has one already. */
  async move(exception: QuizExceptionDocument, studentId: string): Promise<void> {
    const moved = { ...exception, _id: exceptionIdOf(exception.quizId, studentId), studentId };
    // The old one is removed last: if the server stops in between, the exception still applies.
    await this.put(moved, 0);
    await this.exceptions.deleteOne({ _id: { $eq: exception._id } });
  }

  async remove(quiz: QuizInCourse, studentId: string): Promise<void> {
    await this.exceptions.deleteOne({ ...ofQuiz(quiz), _id: { $eq: exceptionIdOf(quiz._id, studentId) } });
  }

  /** All exceptions in the quizzes of an owner, in no particular order. */
  listOwned(ownerId: string): Promise<QuizExceptionDocument[]> {
    return this.list({ ownerId: { $eq: ownerId } });
  }

  /** All exceptions that were set for an address, in no particular order. */
  listByEmail(email: string): Promise<QuizExceptionDocument[]> {
    return this.list({ email: { $eq: email } });
  }

  async removeOfQuiz(quizId: string): Promise<void> {
    await this.exceptions.deleteMany({ quizId: { $eq: quizId } });
  }

  async removeOwned(ownerId: string): Promise<void> {
    await this.exceptions.deleteMany({ ownerId: { $eq: ownerId } });
  }

  async removeCourses(courseIds: readonly string[]): Promise<void> {
    if (courseIds.length > 0) await this.exceptions.deleteMany({ courseId: { $in: courseIds } });
  }

  private list(filter: Filter): Promise<QuizExceptionDocument[]> {
    const findAfter = (id: string) => this.exceptions.find({ ...filter, _id: { $gt: id } });
    return readAll(findAfter, pageSize, (exception) => exception);
  }
}
