import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse, Browser, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { password } from './account.ts';
import { admin } from './admin.ts';
import { linkMailedTo } from './outbox.ts';

/** A running server, and the folder in which it stores its data. */
export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
}

/** A user of the REST API with a session of their own. */
export class Person {
  constructor(
    private readonly request: APIRequestContext,
    private readonly server: TestServer,
  ) {}

  /** The server refuses requests of a session that change data, unless they have its own origin. */
  private get headers() {
    return { origin: this.server.url };
  }

  /** Registers an account and verifies its address, but does not sign in. Returns the address. */
  async register(firstName: string, lastName = 'Test'): Promise<string> {
    const email = `${firstName.toLowerCase()}-${randomUUID()}@site.test`;
    await this.post('/api/auth/register', { firstName, lastName, email, password });
    const link = await linkMailedTo(email, '/verify-user', this.server.dataDir);
    await this.get(`/api/user-verification/verify${link.slice(link.indexOf('?'))}`);
    return email;
  }

  /** Registers an account with a verified address and signs in. Returns the user's ID. */
  async signUp(firstName: string, lastName?: string): Promise<string> {
    const email = await this.register(firstName, lastName);
    await this.post('/api/auth/login', { email, password });
    const { id } = await this.get<{ id: string }>('/api/user');
    return id;
  }

  async signInAsAdmin(): Promise<void> {
    await this.post('/api/auth/login', admin);
  }

  async get<Reply>(path: string): Promise<Reply> {
    return readReply(await this.request.get(this.server.url + path));
  }

  async post<Reply>(path: string, data: object = {}): Promise<Reply> {
    return readReply(await this.request.post(this.server.url + path, { data, headers: this.headers }));
  }

  async patch<Reply>(path: string, data: object): Promise<Reply> {
    return readReply(await this.request.patch(this.server.url + path, { data, headers: this.headers }));
  }
}

async function readReply<Reply>(response: APIResponse): Promise<Reply> {
  const text = await response.text();
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${text}`);
  return JSON.parse(text) as Reply;
}

type Requests = PlaywrightWorkerArgs['playwright']['request'];

/** A person without an account yet, with a session outside the browser and a random IP address. */
export async function newPerson(requests: Requests, server: TestServer): Promise<Person> {
  const part = () => Math.floor(Math.random() * 254) + 1;
  const extraHTTPHeaders = { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
  return new Person(await requests.newContext({ extraHTTPHeaders }), server);
}

/** Signs up an instructor (Grace). `person`: who becomes the instructor, by default a new person outside the browser. */
export async function newInstructor(
  requests: Requests,
  server: TestServer,
  person?: Person,
): Promise<Person> {
  const teacher = person ?? (await newPerson(requests, server));
  const id = await teacher.signUp('Grace');
  const root = await newPerson(requests, server);
  await root.signInAsAdmin();
  await root.patch(`/api/users/${id}/role`, { role: 'Instructor' });
  return teacher;
}

/** The server that the tests share. */
export const sharedServer = (url = ''): TestServer => ({ url, dataDir: process.env['E2E_DATA_DIR'] ?? '' });

/** The fixtures of a test that `personAt` needs. */
export interface PageFixtures {
  readonly page: Page;
  readonly baseURL: string | undefined;
}

/** A person without an account yet, who shares the cookies of the page. */
export const personAt = ({ page, baseURL }: PageFixtures) => new Person(page.request, sharedServer(baseURL));

/** A new instructor, who is signed in on the page. */
export async function teacherAt(
  page: Page,
  { baseURL, playwright }: { baseURL: string | undefined; playwright: PlaywrightWorkerArgs['playwright'] },
): Promise<Person> {
  return newInstructor(playwright.request, sharedServer(baseURL), personAt({ page, baseURL }));
}

/** A new student, who is signed in in a browser of their own. */
export async function studentIn(browser: Browser, name: string, baseURL: string | undefined) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.41.0.1' } });
  const person = new Person(context.request, sharedServer(baseURL));
  await person.signUp(name);
  const { email } = await person.get<{ email: string }>('/api/user');
  return { person, email, page: await context.newPage() };
}
