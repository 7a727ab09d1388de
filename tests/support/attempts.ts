import type { Random } from '../../core/quizzes/random.ts';
import { randomOf } from '../../core/quizzes/seeded-random.ts';
import { quizDefaults } from '../../core/quizzes/quiz.ts';
import type { Question } from '../../core/quizzes/question.ts';
import { choice, essay, matching, numeric, several, shortAnswer } from '../../core/quizzes/testing/given.ts';
import type { Clock } from '../../functions/platform/clock.ts';
import { memoryBlobStore } from '../../functions/platform/files/testing/memory-blob-store.ts';
import type { Store } from '../../functions/platform/store/store.ts';
import type { OpenStore } from '../../functions/platform/store/testing/store-suites.ts';
import { AnswerKeyStore } from '../../functions/quizzes/attempts/answer-key.store.ts';
import { ImageStore } from '../../functions/quizzes/images/image.store.ts';
import { QuestionWriter } from '../../functions/quizzes/bank/question-writer.ts';
import { QuestionStore, type QuestionDocument } from '../../functions/quizzes/bank/question.store.ts';
import { QuizStore, type QuizDocument } from '../../functions/quizzes/authoring/quiz.store.ts';
import { adminOf, idOf, signUp } from './accounts.ts';
import { browserOf, type Browser } from './browser.ts';
import type { Gateway } from './gateways.ts';
import { testApp, testClock } from './test-app.ts';
import { emptyStore } from './test-store.ts';

/** One question of each type except TRUE_FALSE. The essay has 5 points, each other question 1 point. */
export const everyQuestionType: readonly Question[] = [
  choice({
    question: 'Which planet is the largest?',
    answers: ['Mars', 'Jupiter', 'Venus'],
    correctAnswer: [2],
    answerExplanations: ['It is small.', 'It is a giant.', 'It is hot.'],
    explanation: 'Jupiter is heavier than all the others together.',
  }),
  several({ explanation: 'Only 2 and 3 have no other divisor.' }),
  shortAnswer(['Paris'], { explanation: 'It lies on the Seine.' }),
  numeric([[3.14, 0.01]], { explanation: 'About 3.14159.' }),
  matching([
    ['France', 'Paris'],
    ['Italy', 'Rome'],
    ['', 'Madrid'],
  ]),
  essay({ points: 5, explanation: 'Rayleigh scattering.' }),
];

interface QuizDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly random: Random;
}

/** Stores a published quiz of `ownerId` with these questions, without a request. `more`: fields of the quiz to replace. */
export async function putQuiz(
  { store, clock, newId, random }: QuizDependencies,
  ownerId: string,
  questions: readonly Question[],
  more: Partial<QuizDocument> = {},
): Promise<QuizDocument> {
  const images = new ImageStore(store);
  const stores = { questions: new QuestionStore(store), keys: new AnswerKeyStore(store), images };
  const writer = new QuestionWriter({ ...stores, clock, newId, random });
  const _id = newId();
  const entries: { questionId: string; points: null }[] = [];
  for (const question of questions) {
    const added = await writer.add(question, {
      categoryId: null,
      availableForPractice: true,
      ownerId,
      quizId: _id,
    });
    entries.push({ questionId: added._id, points: null });
  }
  const now = clock.now().toISOString();
  const quiz: QuizDocument = {
    ...quizDefaults,
    _id,
    title: 'Planets',
    ownerId,
    courseId: null,
    isPublished: true,
    active: true,
    deletedAt: null,
    practiceOf: null,
    questions: entries,
    questionCount: entries.length,
    files: [],
    revision: 1,
    createdAt: now,
    updatedAt: now,
    ...more,
  };
  await new QuizStore(store).add(quiz);
  return quiz;
}

/** Stores a new version of a question: another multiple-choice question, with another correct answer. */
export async function reword(
  { store, clock, newId, random }: QuizDependencies,
  questionId: string,
): Promise<void> {
  const questions = new QuestionStore(store);
  const stores = { questions, keys: new AnswerKeyStore(store), images: new ImageStore(store) };
  const writer = new QuestionWriter({ ...stores, clock, newId, random });
  const [document] = await questions.findAll({ _id: { $eq: questionId } });
  if (!document) throw new Error(`There is no question ${questionId}.`);
  const again = choice({
    question: 'Which is the smallest?',
    answers: ['Mars', 'Jupiter'],
    correctAnswer: [1],
  });
  const head = await writer.revise(document, again, document.ownerId);
  await store.collection<QuestionDocument>('questions').updateOne({ _id: questionId }, { $set: head });
}

/** An instructor, two students (ada and eve), an admin (root) and a signed-out browser. */
export function givenClassroom(openStore: OpenStore, name: string) {
  let count = 0;
  return async (gateway: Gateway) => {
    count += 1;
    const store = await emptyStore(openStore, `${name}${count}`);
    const clock = testClock();
    const blobStore = memoryBlobStore();
    const test = testApp({ store, clock, files: blobStore });
    await test.product.prepare();
    const root = await adminOf(test, gateway);
    const teacher = await signUp(test, gateway, 'teacher@markwise.example');
    const teacherId = await idOf(teacher);
    await root.patch(`/api/users/${teacherId}/role`, { role: 'Instructor' });
    const ada = await signUp(test, gateway, 'ada@markwise.example');
    const eve = await signUp(test, gateway, 'eve@markwise.example');
    let last = 0;
    const quizDependencies = {
      store,
      clock,
      newId: () => `quiz-id-${(last += 1)}`,
      random: randomOf('quizzes'),
    };
    return {
      ...test,
      ...quizDependencies,
      blobStore,
      root,
      teacher,
      ada,
      eve,
      nobody: browserOf(gateway, test.app),
      quiz: (questions: readonly Question[] = everyQuestionType, more: Partial<QuizDocument> = {}) =>
        putQuiz(quizDependencies, teacherId, questions, more),
      /** Sets fields of the stored quiz directly. The revision does not change. */
      change: (quizId: string, changes: Partial<Omit<QuizDocument, '_id'>>) =>
        store.collection<QuizDocument>('quizzes').updateOne({ _id: quizId }, { $set: changes }),
    };
  };
}

export type Classroom = Awaited<ReturnType<ReturnType<typeof givenClassroom>>>;

interface AttemptOptionReply {
  readonly id: string;
  readonly text: string;
}

export interface AttemptReply {
  readonly id: string;
  readonly _id: string;
  readonly quizId: string;
  readonly kind: string;
  readonly number: number;
  readonly startedAt: string;
  readonly dueAt: string | null;
  readonly submittedAt: string | null;
  readonly revision: number;
  readonly questions: readonly {
    readonly id: string;
    readonly type: string;
    readonly question_text: string;
    readonly points: number;
    readonly answers: readonly AttemptOptionReply[];
    readonly matchPrompts: readonly AttemptOptionReply[];
    readonly matchOptions: readonly AttemptOptionReply[];
    readonly response: { readonly answerIds: readonly string[]; readonly text: string };
  }[];
  readonly result: ResultReply | null;
}

export interface ResultReply {
  readonly id: string;
  readonly score: number;
  readonly possible: number;
  readonly percent: number | null;
  readonly percentBeforeRegrade: number | null;
  readonly isPending: boolean;
  readonly isRevealed: boolean;
  readonly submittedAt: string;
  readonly questions: readonly {
    readonly id: string;
    readonly type: string;
    readonly chosen: object;
    readonly correct: { readonly answerIds: readonly string[] } | null;
    readonly explanation: string | null;
    readonly earnedBeforeRegrade: number | null;
    readonly answerExplanations: readonly string[];
    readonly answers: readonly AttemptOptionReply[];
    readonly points: number;
    readonly earned: number | null;
    readonly feedback: string;
    readonly isPending: boolean;
  }[];
}

async function jsonOf<Reply>(request: ReturnType<Browser['send']>, status: number): Promise<Reply> {
  const reply = await request;
  if (reply.status !== status) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as Reply;
}

export function startAttempt(browser: Browser, quizId: string): Promise<AttemptReply> {
  return jsonOf(browser.post('/api/attempts', { quizId }), 201);
}

export function submitAttempt(browser: Browser, attemptId: string): Promise<ResultReply> {
  return jsonOf(browser.post(`/api/attempts/${attemptId}/submit`, {}), 200);
}

export function readJson<Reply>(browser: Browser, path: string): Promise<Reply> {
  return jsonOf(browser.get(path), 200);
}

/**
 * Answers to an attempt's questions, as a client sends them. `responses`: by question type, the texts of the options to
 * select, the text to write, or the pairs to match. Questions of other types stay unanswered.
 */
export function answersTo(attempt: AttemptReply, responses: Readonly<Record<string, unknown>>): object[] {
  return attempt.questions.flatMap(({ id, type, answers, matchPrompts, matchOptions }): object[] => {
    const response = responses[type];
    if (response === undefined) return [];
    const idOfText = (options: readonly AttemptOptionReply[], text: unknown) =>
      options.find((option) => option.text === text)?.id ?? 'no-such-id';
    if (type === 'MATCHING') {
      const pairs = Object.entries(response as Record<string, string>);
      const matches = pairs.map(([left, right]) => ({
        promptId: idOfText(matchPrompts, left),
        optionId: idOfText(matchOptions, right),
      }));
      return [{ questionId: id, matches }];
    }
    if (answers.length === 0) return [{ questionId: id, text: response }];
    return [{ questionId: id, answerIds: [response].flat().map((text) => idOfText(answers, text)) }];
  });
}

/** Correct answers to all questions of `everyKind`. */
export const correctAnswers = {
  MULTIPLE_CHOICE: 'Jupiter',
  MULTIPLE_ANSWERS: ['2', '3'],
  SHORT_ANSWER: 'paris',
  NUMERIC: '3.14',
  MATCHING: { France: 'Paris', Italy: 'Rome' },
  ESSAY: 'Because air scatters blue light.',
};

/** Texts that occur only in answer keys. */
export const answerKeyTexts = everyQuestionType
  .flatMap(({ explanation, answerExplanations }) => [explanation, ...answerExplanations])
  .filter((text) => text !== '');

/** Starts an attempt, saves these answers and submits the attempt. `responses`: as for `answersTo`. */
export async function takeQuiz(browser: Browser, quizId: string, responses: object): Promise<AttemptReply> {
  const attempt = await startAttempt(browser, quizId);
  await browser.patch(`/api/attempts/${attempt.id}`, { answers: answersTo(attempt, { ...responses }) });
  await submitAttempt(browser, attempt.id);
  return attempt;
}
