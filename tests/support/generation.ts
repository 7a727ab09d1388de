import type { OpenStore } from '../../functions/platform/store/testing/store-suites.ts';
import { idOf } from './accounts.ts';
import { started, submitted, type ResultReply } from './attempts.ts';
import { added, staffed } from './bank.ts';
import type { Browser } from './browser.ts';
import type { Gateway, GatewayReply } from './gateways.ts';
import { givenOn } from './given-app.ts';
import { createdQuiz, type QuizReply } from './quizzes.ts';
import type { TestAppDependencies } from './test-app.ts';

/** A text with a question in each sentence. */
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
  const given = givenOn(openStore, name);
  return async (gateway: Gateway, more: TestAppDependencies = {}) => {
    const staff = await staffed(() => given(more), gateway);
    const courseId = await courseOf(staff.ada, 'sam@markwise.example');
    return { ...staff, courseId, samId: await idOf(staff.sam) };
  };
}

/** Creates a course with one student. Returns its ID. */
export async function courseOf(owner: Browser, email: string): Promise<string> {
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
export async function bankOf(author: Browser, count: number, more: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const concepts = [number % 2 === 0 ? 'Even' : 'Odd'];
    // oxlint-disable-next-line no-await-in-loop -- in order, so that the ids are the same each time
    ids.push((await added(author, { question: `Q${number} of ${count}?`, concepts, ...more })).id);
  }
  return ids;
}

export async function proposals(author: Browser, order: object): Promise<ProposalsReply> {
  return bodyOf(await author.post('/api/questions/proposals', order));
}

export function drawnIds({ proposals: offered }: ProposalsReply): (string | null)[] {
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

export async function generated(browser: Browser, order: object): Promise<GeneratedQuizReply> {
  return bodyOf(await browser.post('/api/quiz/generate-quiz', order), 201);
}

/** The sorted texts of a generated quiz's questions. Empty if nothing fits. */
export async function askedOf(student: Browser, order: object = {}): Promise<string[]> {
  const reply = await student.post('/api/quiz/generate-quiz', { count: 50, ...order });
  if (reply.status === 400) return [];
  const attempt = await started(student, bodyOf<GeneratedQuizReply>(reply, 201).id);
  return attempt.questions.map(({ question_text: text }) => text).toSorted();
}

/** Creates a quiz with questions of the author's bank. It is published by default. */
export function quizOf(
  author: Browser,
  ids: readonly string[],
  more: object = {},
  settings: object = {},
): Promise<QuizReply> {
  const questions = ids.map((questionId) => ({ questionId }));
  return createdQuiz(author, { quizData: { title: 'Exam', questions, ...settings }, ...more });
}

/** Starts and submits an attempt without answers. */
export async function submitAttempt(student: Browser, quizId: string): Promise<ResultReply> {
  return submitted(student, (await started(student, quizId)).id);
}
