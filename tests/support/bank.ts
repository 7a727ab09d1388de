import { quizDefaults } from '../../core/quizzes/quiz.ts';
import type { Store } from '../../functions/platform/store/store.ts';
import type { QuizDocument } from '../../functions/quizzes/authoring/quiz.store.ts';
import { adminOf, idOf, signUp } from './accounts.ts';
import { browserOf, type Browser } from './browser.ts';
import type { Gateway } from './gateways.ts';
import type { givenApp } from './given-app.ts';

/** A question as a client sends it, with every field of its type. */
export const choiceBody = {
  type: 'MULTIPLE_CHOICE',
  textFormat: 'PLAIN',
  question: 'What is the derivative of x²?',
  answers: ['2x', 'x', '2'],
  correctAnswer: [1],
  answerExplanations: ['The exponent comes down.', 'That is half of it.', ''],
  numericAnswers: [],
  pairs: [],
  explanation: 'See the power rule.',
  categoryId: null,
  concepts: ['Derivatives', 'Power rule'],
  difficulty: 'EASY',
  points: 2,
  availableForPractice: true,
};

export interface QuestionReply {
  readonly id: string;
  readonly question: string;
  readonly answers: readonly string[];
  readonly correctAnswer: readonly number[];
  readonly categoryId: string | null;
  readonly version: number;
  readonly revision: number;
  readonly usedIn: readonly { readonly quizId: string; readonly title: string }[];
  readonly duplicates: readonly { readonly id: string }[];
}

/** Two instructors (ada and eve), a student (sam), an admin (root) and a signed-out browser. */
export async function givenBankUsers(given: ReturnType<typeof givenApp>, gateway: Gateway) {
  const test = await given();
  const root = await adminOf(test, gateway);
  const instructor = async (name: string) => {
    const browser = await signUp(test, gateway, `${name}@markwise.example`);
    await root.patch(`/api/users/${await idOf(browser)}/role`, { role: 'Instructor' });
    return browser;
  };
  const [ada, eve] = [await instructor('ada'), await instructor('eve')];
  const sam = await signUp(test, gateway, 'sam@markwise.example');
  return {
    ...test,
    root,
    ada,
    eve,
    sam,
    nobody: browserOf(gateway, test.app),
    adaId: await idOf(ada),
    eveId: await idOf(eve),
  };
}

export async function addQuestion(browser: Browser, more: object = {}): Promise<QuestionReply> {
  const reply = await browser.post('/api/questions', { ...choiceBody, ...more });
  if (reply.status !== 201) throw new Error(`${reply.status} ${reply.text}`);
  const { message: _message, ...question } = JSON.parse(reply.text) as QuestionReply & { message: string };
  return question;
}

export async function readQuestion(browser: Browser, id: string): Promise<QuestionReply> {
  const reply = await browser.get(`/api/questions/${id}`);
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as QuestionReply;
}

/** The texts of the bank's questions, in the order of the list. `query`: the query string of the request. */
export async function questionTexts(browser: Browser, query = ''): Promise<string[]> {
  const reply = await browser.get(`/api/all-questions${query}`);
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  return (JSON.parse(reply.text) as QuestionReply[]).map(({ question }) => question);
}

export async function createQuizCategory(browser: Browser, categoryName: string): Promise<string> {
  const reply = await browser.post('/api/quizCategories', { categoryName });
  if (reply.status !== 201) throw new Error(`${reply.status} ${reply.text}`);
  return (JSON.parse(reply.text) as { id: string }).id;
}

/** Stores an unpublished quiz with questions of the bank, without a request. */
export async function storeQuiz(
  store: Store,
  quiz: Pick<QuizDocument, '_id' | 'ownerId'> & Partial<QuizDocument>,
  questionIds: readonly string[] = [],
): Promise<void> {
  const now = '2026-11-21T09:00:00.000Z';
  await store.collection<QuizDocument>('quizzes').insertOne({
    ...quizDefaults,
    title: 'Limits',
    courseId: null,
    isPublished: false,
    active: true,
    deletedAt: null,
    practiceOf: null,
    questions: questionIds.map((questionId) => ({ questionId, points: null })),
    questionCount: questionIds.length,
    files: [],
    revision: 1,
    createdAt: now,
    updatedAt: now,
    ...quiz,
  });
}
