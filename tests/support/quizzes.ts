import type { OpenStore } from '../../functions/platform/store/testing/store-suites.ts';
import { idOf, signUp } from './accounts.ts';
import { browserOf, type Browser } from './browser.ts';
import type { Gateway, GatewayReply } from './gateways.ts';
import { givenApp, givenAdminAndStudents } from './given-app.ts';
import type { TestAppDependencies } from './test-app.ts';

/** A quiz as authors send it. */
export const quizData = {
  title: 'Limits',
  questions: [
    { question: 'What is 1/n for large n?', answers: ['0', '1', 'n'], correctAnswer: [1], points: 2 },
    { question: 'Which are even?', answers: ['1', '2', '4'], correctAnswer: [2, 3] },
  ],
};

export interface QuizReply {
  readonly id: string;
  readonly title: string;
  readonly isPublished: boolean;
  readonly revision: number;
  readonly pointsPossible: number;
  readonly quizData: {
    readonly questions: readonly {
      readonly id: string;
      readonly question_type: string;
      readonly question_text: string;
      readonly answers: readonly { readonly id: string; readonly text: string; readonly weight: number }[];
    }[];
  };
  readonly files: readonly {
    readonly id: string;
    readonly name: string;
    readonly url: string;
    readonly size: number;
  }[];
}

/** Two instructors (ivy and jon), two students (ada and bob), an admin (root) and a signed-out browser. */
export function givenClass(openStore: OpenStore, name: string) {
  const given = givenApp(openStore, name);
  return async (gateway: Gateway, more: TestAppDependencies = {}) => {
    const people = await givenAdminAndStudents(given, gateway, more);
    const instructor = async (email: string): Promise<Browser> => {
      const browser = await signUp(people.test, gateway, email);
      await people.root.patch(`/api/users/${await idOf(browser)}/role`, { role: 'Instructor' });
      return browser;
    };
    const ivy = await instructor('ivy@markwise.example');
    const jon = await instructor('jon@markwise.example');
    return { ...people, ivy, jon, nobody: browserOf(gateway, people.test.app) };
  };
}

export function quizIn(reply: GatewayReply, status = 201): QuizReply {
  if (reply.status !== status) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as QuizReply;
}

export async function createQuiz(author: Browser, more: object = {}): Promise<QuizReply> {
  return quizIn(await author.post('/api/quiz', { quizData, isPublished: true, ...more }));
}

/** Sends a form like browsers do. */
export async function sendForm(
  browser: Browser,
  method: 'POST' | 'PATCH',
  path: string,
  entries: readonly (readonly [name: string, value: string | File])[],
): Promise<GatewayReply> {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const response = new Response(form);
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  return browser.send({ method, path, headers, body: new Uint8Array(await response.arrayBuffer()) });
}
