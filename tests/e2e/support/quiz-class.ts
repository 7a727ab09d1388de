import type { APIRequestContext, APIResponse, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { password } from './account.ts';
import { admin } from './admin.ts';
import { linkMailedTo } from './outbox.ts';

/** Where a server is, and keeps its data. */
export interface Place {
  readonly url: string;
  readonly dataDir: string;
}

/** Somebody who talks to the API, with a session of the own. */
export class Person {
  constructor(
    private readonly request: APIRequestContext,
    private readonly place: Place,
  ) {}

  /** What a session changes, it changes from the site itself. */
  private get headers() {
    return { origin: this.place.url };
  }

  /** A new account with a proven address, signed in; answers its id. */
  async signUp(firstName: string): Promise<string> {
    const email = `${firstName.toLowerCase()}-${Date.now()}@site.test`;
    await this.post('/api/auth/register', { firstName, lastName: 'Test', email, password });
    const link = await linkMailedTo(email, '/verify-user', this.place.dataDir);
    await this.get(`/api/user-verification/verify${link.slice(link.indexOf('?'))}`);
    await this.post('/api/auth/login', { email, password });
    const { id } = await this.get<{ id: string }>('/api/user');
    return id;
  }

  async signInAsAdmin(): Promise<void> {
    await this.post('/api/auth/login', admin);
  }

  async get<Reply>(path: string): Promise<Reply> {
    return readReply(await this.request.get(this.place.url + path));
  }

  async post<Reply>(path: string, data: object = {}): Promise<Reply> {
    return readReply(await this.request.post(this.place.url + path, { data, headers: this.headers }));
  }

  async patch<Reply>(path: string, data: object): Promise<Reply> {
    return readReply(await this.request.patch(this.place.url + path, { data, headers: this.headers }));
  }
}

async function readReply<Reply>(response: APIResponse): Promise<Reply> {
  const text = await response.text();
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${text}`);
  return JSON.parse(text) as Reply;
}

interface AttemptReply {
  readonly id: string;
  readonly questions: readonly {
    readonly id: string;
    readonly question_text: string;
    readonly answers: readonly { readonly id: string; readonly text: string }[];
  }[];
}

/** Takes a quiz of choices and hands it in. `says`: what is chosen, by the question's text; the others stay blank. */
export async function take(
  person: Person,
  quizId: string,
  says: Readonly<Record<string, string>>,
): Promise<void> {
  const attempt = await person.post<AttemptReply>('/api/attempts', { quizId });
  const answers = attempt.questions.flatMap(({ id, question_text: text, answers: options }) => {
    const chosen = options.find((option) => option.text === says[text]);
    return chosen ? [{ questionId: id, answerIds: [chosen.id] }] : [];
  });
  await person.patch(`/api/attempts/${attempt.id}`, { answers });
  await person.post(`/api/attempts/${attempt.id}/submit`);
}

type Requests = PlaywrightWorkerArgs['playwright']['request'];

/** Somebody with a session that no page has, from an address of the own, as people have. */
export async function somebody(requests: Requests, place: Place): Promise<Person> {
  const part = () => Math.floor(Math.random() * 254) + 1;
  const extraHTTPHeaders = { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
  return new Person(await requests.newContext({ extraHTTPHeaders }), place);
}

/** A new instructor. */
export async function instructor(requests: Requests, place: Place, person?: Person): Promise<Person> {
  const teacher = person ?? (await somebody(requests, place));
  const id = await teacher.signUp('Grace');
  const root = await somebody(requests, place);
  await root.signInAsAdmin();
  await root.patch(`/api/users/${id}/role`, { role: 'Instructor' });
  return teacher;
}

/** The server that all tests share. */
export const shared = (url = ''): Place => ({ url, dataDir: process.env['E2E_DATA_DIR'] ?? '' });

/** A new instructor, who is signed in on the page. */
export async function teacherAt(
  page: Page,
  { baseURL, playwright }: { baseURL: string | undefined; playwright: PlaywrightWorkerArgs['playwright'] },
): Promise<Person> {
  const me = new Person(page.request, shared(baseURL));
  return instructor(playwright.request, shared(baseURL), me);
}

export const physics = {
  entropy: 'Which quantity never decreases in an isolated system?',
  heat: 'What does an exothermic reaction do?',
  boiling: 'At which temperature does water boil at sea level?',
};

/** Three choices, the second answer of the first and the first of the others is right. */
export const physicsQuestions = [
  {
    question: physics.entropy,
    answers: ['Energy', 'Entropy', 'Pressure'],
    correctAnswer: [2],
    explanation: 'The second law says so.',
    concepts: ['Entropy'],
  },
  {
    question: physics.heat,
    answers: ['It gives heat off', 'It takes heat up'],
    correctAnswer: [1],
    explanation: 'Its enthalpy falls.',
    concepts: ['Enthalpy'],
  },
  {
    question: physics.boiling,
    answers: ['100 degrees', '90 degrees'],
    correctAnswer: [1],
    concepts: ['Phase changes'],
  },
];

/** A published quiz of the three. */
export async function physicsQuiz(teacher: Person, data: object = {}, more: object = {}): Promise<string> {
  const quizData = { title: 'Heat and work', questions: physicsQuestions, ...data };
  const { id } = await teacher.post<{ id: string }>('/api/quiz', { isPublished: true, ...more, quizData });
  return id;
}
