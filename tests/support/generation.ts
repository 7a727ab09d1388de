import type { OpenStore } from '../../functions/platform/store/testing/store-suites.ts';
import { idOf } from './accounts.ts';
import { startAttempt, submitAttempt, type ResultReply } from './attempts.ts';
import { addQuestion, givenBankUsers } from './bank.ts';
import type { Browser } from './browser.ts';
import type { Gateway, GatewayReply } from './gateways.ts';
import { givenApp } from './given-app.ts';
import { createQuiz, type QuizReply } from './quizzes.ts';
import type { TestAppDependencies } from './test-app.ts';

/** A text from whose every sentence the rules can generate a question. */
export const biology = `Osmosis is the movement of water through a membrane. Photosynthesis is the process by which plants make sugar from light.
The mitochondrion is the organelle that releases energy from sugar. A ribosome is the particle that builds proteins from amino acids.
Diffusion is the spreading of particles from where they are many to where they are few.
The human body has 206 bones. In 1665 Robert Hooke described cells in his Micrographia.`;

export interface ProposalsReply {
  readonly source: string;
  readonly seed: string;
  readonly available: number;
  readonly shortfall: string | null;
  readonly proposals: readonly {
    readonly key: string;
    readonly questionId: string | null;
    readonly source: string | null;
    readonly question: { readonly type: string; readonly question: string; readonly explanation: string };
  }[];
}

/** Two instructors (ada and eve) and a student (sam) who is in a course of Ada. */
export function givenClassroom(openStore: OpenStore, name: string) {
  const given = givenApp(openStore, name);
  return async (gateway: Gateway, more: TestAppDependencies = {}) => {
    const staff = await givenBankUsers(() => given(more), gateway);
    const courseId = await createCourseWithStudent(staff.ada, 'sam@markwise.example');
    return { ...staff, courseId, samId: await idOf(staff.sam) };
  };
}

/** Creates a course with one student. Returns its ID. */
export async function createCourseWithStudent(owner: Browser, email: string): Promise<string> {
  const course = bodyOf<{ id: string }>(
    await owner.post('/api/course', { name: 'Calculus', categories: [] }),
    201,
  );
  bodyOf(await owner.post(`/api/courses/${course.id}/students`, { name: 'Sam', email }), 201);
  return course.id;
}

export function bodyOf<Body = unknown>(reply: GatewayReply, status = 200): Body {
  if (reply.status !== status) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as Body;
}

/** Adds `count` questions with the texts Q1, Q2 and so on, and the concept Odd or Even. Returns their IDs. */
export async function addQuestions(author: Browser, count: number, more: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const concepts = [number % 2 === 0 ? 'Even' : 'Odd'];
    ids.push((await addQuestion(author, { question: `Q${number} of ${count}?`, concepts, ...more })).id);
  }
  return ids;
}

export async function readProposals(author: Browser, input: object): Promise<ProposalsReply> {
  return bodyOf(await author.post('/api/questions/proposals', input));
}

export function proposedQuestionIds({ proposals: offered }: ProposalsReply): (string | null)[] {
  return offered.map(({ questionId }) => questionId);
}

export interface GeneratedQuizReply {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly questionCount: number;
  readonly isPractice: boolean;
  readonly canEdit: boolean;
  readonly isPublished: boolean;
  readonly quizData: {
    readonly questions: readonly {
      readonly question_text: string;
      readonly answers: readonly { readonly id: string; readonly text: string }[];
    }[];
  };
}

export async function generateQuiz(browser: Browser, input: object): Promise<GeneratedQuizReply> {
  return bodyOf(await browser.post('/api/quiz/generate-quiz', input), 201);
}

/** Generates a quiz and returns the sorted texts of its questions. Empty if the bank has no question that fits. */
export async function generatedQuestionTexts(student: Browser, input: object = {}): Promise<string[]> {
  const reply = await student.post('/api/quiz/generate-quiz', { count: 50, ...input });
  if (reply.status === 400) return [];
  const attempt = await startAttempt(student, bodyOf<GeneratedQuizReply>(reply, 201).id);
  return attempt.questions.map(({ question_text: text }) => text).toSorted();
}

/** Creates a quiz with questions of the author's bank. The quiz is published unless `more` says otherwise. */
export function createQuizFromBank(
  author: Browser,
  ids: readonly string[],
  more: object = {},
  settings: object = {},
): Promise<QuizReply> {
  const questions = ids.map((questionId) => ({ questionId }));
  return createQuiz(author, { quizData: { title: 'Exam', questions, ...settings }, ...more });
}

/** Starts and submits an attempt without answers. */
export async function submitEmptyAttempt(student: Browser, quizId: string): Promise<ResultReply> {
  return submitAttempt(student, (await startAttempt(student, quizId)).id);
}
