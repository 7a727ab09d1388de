import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { maxDailyMinutes } from '../../../core/practice/practice-plan.ts';
import { questionLimits } from '../../../core/quizzes/question-rules.ts';
import { day } from '../../../functions/platform/clock.ts';
import { fileLimits } from '../../../core/files/accepted-files.ts';
import { openDiskBlobStore } from '../../../functions/platform/files/disk-blob-store.ts';
import { Argon2Hasher } from '../../../functions/platform/passwords/argon2-hasher.ts';
import { openSqliteStore } from '../../../functions/platform/store/sqlite.ts';
import { testClock } from '../../../functions/platform/testing/test-clock.ts';
import { attemptOf, pastAttemptOf } from '../../authorization/testing/attempt-things.ts';
import { quizFileOf, quizOf } from '../../authorization/testing/bank-things.ts';
import { essayOf } from '../../authorization/testing/quiz-things.ts';
import type { Things } from '../../authorization/testing/things.ts';
import { createWorld } from '../../authorization/testing/world.ts';
import { goodPassword } from './visitor.ts';

type Stored = { _id: string } & Record<string, unknown>;

/** Reads and copies documents of a data folder while no server has it open. */
class StoredDocuments {
  private readonly database: DatabaseSync;

  constructor(dataDir: string) {
    this.database = new DatabaseSync(join(dataDir, 'markwise.sqlite'));
    this.database.exec('BEGIN');
  }

  get(collection: string, id: string): Stored {
    const row = this.database.prepare(`SELECT doc FROM "${collection}" WHERE _id = ?`).get(id);
    if (!row) throw new Error(`${collection} has no ${id}.`);
    return JSON.parse(String(row['doc'])) as Stored;
  }

  all(collection: string): Stored[] {
    const rows = this.database.prepare(`SELECT doc FROM "${collection}"`).all();
    return rows.map(({ doc }) => JSON.parse(String(doc)) as Stored);
  }

  /** Inserts or replaces a document by ID. */
  put(collection: string, document: Stored): void {
    this.database
      .prepare(`INSERT OR REPLACE INTO "${collection}" (_id, doc) VALUES (?, ?)`)
      .run(document._id, JSON.stringify(document));
  }

  /** Adds `count` copies of a document. `change` returns the values in which a copy differs, such as its ID. */
  multiply(collection: string, id: string, count: number, change: (index: number) => Stored): void {
    const document = this.get(collection, id);
    for (let index = 0; index < count; index += 1) this.put(collection, { ...document, ...change(index) });
  }

  close(): void {
    this.database.exec('COMMIT');
    this.database.close();
  }
}

export interface LargestWorld {
  readonly email: string;
  /** IDs of the student's objects. The question and the course are those of the largest quiz. */
  readonly things: Things;
}

const words = 'Entropy never decreases in an isolated system while heat flows from warm to cold. ';

export function textOf(length: number): string {
  return words.repeat(Math.ceil(length / words.length)).slice(0, length);
}

/** Characters of each answer. With this length, all answers of an attempt have the maximum of 1,000,000 characters. */
const essayLength = 1_000_000 / questionLimits.questions;

/**
 * Makes the student's quiz as large as possible. Every second question is an essay. The student's submitted attempt
 * and the open one contain all questions.
 */
function fillQuiz(documents: StoredDocuments, quiz: Things, student: Things): void {
  const quizId = quizOf(quiz);
  const items = Array.from({ length: questionLimits.questions }, (_, index) => {
    const originalId = index % 2 === 0 ? `choice-of-${quiz.question}` : essayOf(quiz);
    const head = documents.get('questions', originalId);
    const version = documents.get('questionVersions', String(head['versionId']));
    const key = documents.get('answerKeys', String(head['versionId']));
    const prompt = version['prompt'] as { options: readonly { id: string; text: string }[] };
    const options = prompt.options.map((option, number) => ({
      ...option,
      text: `${number}${textOf(1_000)}`,
    }));
    const id = `large-${index}`;
    documents.put('questions', { ...head, _id: id, versionId: id, versionIds: [id], quizId });
    documents.put('questionVersions', {
      ...version,
      _id: id,
      questionId: id,
      prompt: { ...prompt, question: textOf(questionLimits.total - 5_000), options },
    });
    const explanation = textOf(1_900);
    documents.put('answerKeys', {
      ...key,
      _id: id,
      questionId: id,
      key: { ...(key['key'] as object), explanation },
    });
    return {
      questionId: id,
      versionId: id,
      points: 1,
      optionIds: options.map((option) => option.id),
      matchOptionIds: [],
    };
  });
  const questions = items.map(({ questionId }) => ({ questionId, points: null }));
  documents.put('quizzes', {
    ...documents.get('quizzes', quizId),
    questions,
    questionCount: questions.length,
  });
  const response = { optionIds: [], text: textOf(essayLength), matches: [] };
  const responses = Object.fromEntries(items.map(({ questionId }) => [questionId, response]));
  const results = Object.fromEntries(
    items.map(({ questionId }) => [questionId, { share: 0, feedback: textOf(1_000) }]),
  );
  const [past, open] = [pastAttemptOf(student), attemptOf(student)];
  const dueAt = new Date(Date.now() + day).toISOString();
  documents.put('quizAttempts', { ...documents.get('quizAttempts', past), items, results, isLearned: true });
  documents.put('quizAttempts', { ...documents.get('quizAttempts', open), items, dueAt });
  for (const id of [past, open])
    documents.put('quizResponses', { ...documents.get('quizResponses', id), responses });
}

/** Adds submitted attempts of the student, of this many bytes in total. */
function fillAttempts(documents: StoredDocuments, student: Things, bytes: number): void {
  const past = documents.get('quizAttempts', pastAttemptOf(student));
  const short = {
    ...past,
    results: Object.fromEntries(
      Object.keys(past['results'] as object).map((id) => [id, { share: 0, feedback: '' }]),
    ),
  };
  const count = Math.floor(bytes / JSON.stringify(short).length);
  for (let index = 0; index < count; index += 1)
    documents.put('quizAttempts', {
      ...short,
      _id: `${past._id}-${index}`,
      number: index + 3,
      slot: `${past._id}-${index}`,
    });
}

/** Adds `count` copies of a quiz to its course. */
function fillCourse(documents: StoredDocuments, quizId: string, count: number): void {
  documents.multiply('quizzes', quizId, count, (index) => ({
    _id: `${quizId}-${index}`,
    title: `Quiz ${index}`,
    description: textOf(10_000),
  }));
}

/** Adds `count` copies of a course, of this many bytes in total. */
function fillCourses(documents: StoredDocuments, courseId: string, count: number, bytes: number): void {
  const course = documents.get('courses', courseId);
  const [category] = course['categories'] as readonly { items: readonly object[] }[];
  const [item] = category?.items ?? [];
  const items = Array.from({ length: 50 }, (_, index) => ({ ...item, name: `Item ${index}` }));
  const texts = Math.max(0, bytes / count - 10_000);
  documents.multiply('courses', courseId, count, (index) => ({
    _id: `${courseId}-${index}`,
    name: `Course ${index}`,
    categories: [{ ...category, items }],
    notes: textOf(texts),
  }));
}

/** Adds `cards` copies of a practice card, and `answers` copies of an answer to it, each with 20 concepts. */
function fillPractice(documents: StoredDocuments, card: string, cards: number, answers: number): void {
  documents.multiply('practiceCards', card, cards, (index) => ({
    _id: `${card}-${index}`,
    questionId: `large-${index}`,
    versionId: `large-${index % questionLimits.questions}`,
    concepts: Array.from({ length: 20 }, (_, number) => `Concept ${(index + number) % 500}`),
  }));
  const [userId = ''] = card.split(':');
  const answer = `past-attempt-of-${userId}:${card.slice(userId.length + 1)}`;
  documents.multiply('practiceAnswers', answer, answers, (index) => ({
    _id: `${answer}-${index}`,
    questionId: `large-${index}`,
    concepts: Array.from({ length: 20 }, (_, number) => `Concept ${(index + number) % 500}`),
  }));
}

/** Changes the practice plan to the maximum daily minutes. */
function fillPlan(documents: StoredDocuments, { user }: Things, { quizCourse }: Things): void {
  const plan = documents.get('practicePlans', `${user}:${quizCourse}`);
  documents.put('practicePlans', { ...plan, dailyMinutes: maxDailyMinutes });
}

/**
 * Creates a student in an empty data folder, with all objects that the authorization matrix uses, each as large as
 * possible.
 */
export async function makeLargestWorld(dataDir: string): Promise<LargestWorld> {
  const store = await openSqliteStore(dataDir);
  const world = await createWorld(store, testClock(new Date(Date.now() - 32 * day).toISOString()));
  const own = world.things('student owner', 'own');
  const shared = world.things('student owner', 'shared');
  await store.close();
  const documents = new StoredDocuments(dataDir);
  // The matrix stores unhashed passwords, because hashing them thousands of times takes long. The product needs hashes.
  const passwordHash = await new Argon2Hasher().hash(goodPassword);
  for (const account of documents.all('users')) documents.put('users', { ...account, passwordHash });
  const quizId = quizOf(shared);
  fillQuiz(documents, shared, own);
  fillCourse(documents, quizId, 950);
  fillCourses(documents, own.course, 190, 9_000_000);
  fillAttempts(documents, own, 8_000_000);
  fillPractice(documents, `${own.user}:${shared.question}`, 5_000, 20_000);
  fillPlan(documents, own, shared);
  documents.close();
  await (
    await openDiskBlobStore(join(dataDir, 'files'))
  ).put(quizFileOf(shared), Buffer.alloc(fileLimits.size));
  const { question, quizCourse } = shared;
  const card = `${own.user}:${question}-0`;
  return { email: own.email, things: { ...own, question, quizCourse, card } };
}
