import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { adminAccount, readMail, type Product } from './product.ts';

export const goodPassword = 'a sentence of my own';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Thrown if a step that the attack needs was refused. */
class SetupError extends Error {}

let lastAddress = 0;

/** An address that no visitor had before. */
function newAddress(): string {
  lastAddress += 1;
  return `198.51.${lastAddress >> 8}.${lastAddress & 255}`;
}

/** A browser on a page of the product: it keeps cookies, sends the origin of the page, and has an IP address. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly product: Product,
    readonly address = newAddress(),
  ) {}

  async send(path: string, init: RequestInit = {}): Promise<Reply> {
    const headers = new Headers(init.headers);
    headers.set('origin', this.product.url);
    headers.set('x-forwarded-for', this.address);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(`${this.product.url}${path}`, { ...init, headers });
    for (const line of response.headers.getSetCookie()) this.storeCookie(line);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  get(path: string): Promise<Reply> {
    return this.send(path, { headers: { 'x-requested-with': 'test' } });
  }

  /** Sends a JSON body. */
  write(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body: unknown = {}): Promise<Reply> {
    return this.send(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** Sends a JSON body. Returns the parsed response. Throws if the request fails. */
  async post<T>(path: string, body: unknown = {}, method: 'POST' | 'PUT' | 'PATCH' = 'POST'): Promise<T> {
    const reply = await this.write(method, path, body);
    if (reply.status >= 300) throw new SetupError(`${path}: ${reply.status} ${reply.text.slice(0, 300)}`);
    return JSON.parse(reply.text) as T;
  }

  async graphql(query: string, variables: object = {}): Promise<Reply & { readonly result: GraphqlResult }> {
    const reply = await this.write('POST', '/graphql', { query, variables });
    return { ...reply, result: JSON.parse(reply.text) as GraphqlResult };
  }

  /** Returns the data. Throws if there are errors. */
  async ask<T>(query: string, variables: object = {}): Promise<T> {
    const { result } = await this.graphql(query, variables);
    if (result.errors) throw new SetupError(result.errors.map(({ message }) => message).join(' '));
    return result.data as T;
  }

  async signIn(email: string, password = goodPassword): Promise<this> {
    await this.post('/api/auth/login', { email, password });
    return this;
  }

  private storeCookie(line: string): void {
    const [pair = ''] = line.split(';', 1);
    const at = pair.indexOf('=');
    if (at + 1 === pair.length || /max-age=0/i.test(line)) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

export interface GraphqlResult {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

interface CachedMail {
  readonly text: string;
  readonly writtenAt: number;
}

/** The mails that were read so far, by path. Mails never change. */
const mailCache = new Map<string, CachedMail>();

async function cachedMail(path: string): Promise<CachedMail> {
  const cached = mailCache.get(path);
  if (cached) return cached;
  const mail = { text: await readMail(path), writtenAt: (await stat(path)).mtimeMs };
  mailCache.set(path, mail);
  return mail;
}

/** The texts of all mails to an address so far, oldest first. */
export async function mailsTo({ dataDir }: Product, email: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const paths = names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
  const mails = await Promise.all(paths.map(cachedMail));
  return mails
    .filter(({ text }) => text.includes(`To: ${email}`))
    .toSorted((left, right) => left.writtenAt - right.writtenAt)
    .map(({ text }) => text);
}

/** The tokens of mailed links whose address contains `path`, oldest first. Waits up to 20 s for `count` of them. */
export async function mailedTokens(
  product: Product,
  email: string,
  count = 1,
  path = 'verify',
): Promise<readonly string[]> {
  for (const started = Date.now(); Date.now() - started < 20_000; await wait(50)) {
    const tokens = (await mailsTo(product, email)).flatMap((mail) =>
      [...mail.matchAll(new RegExp(`${path}\\S*\\?token=([\\w.%-]+)`, 'g'))].map(([, token = '']) => token),
    );
    // Each link is in a mail twice: as text and as HTML.
    const distinct = [...new Set(tokens.map((token) => decodeURIComponent(token)))];
    if (distinct.length >= count) return distinct;
  }
  throw new SetupError(`Fewer than ${count} links to ${path} were mailed to ${email}.`);
}

/** The newest token of a mailed link whose address contains `path`. Waits up to 20 s for it. */
export async function mailedToken(product: Product, email: string, path = 'verify'): Promise<string> {
  return (await mailedTokens(product, email, 1, path)).at(-1) ?? '';
}

/** Registers a user, verifies the address and signs in. */
export async function signUp(product: Product, email: string, more: object = {}): Promise<Visitor> {
  const visitor = new Visitor(product);
  const [firstName] = email.split('@');
  await visitor.post('/api/auth/register', {
    firstName,
    lastName: 'Test',
    email,
    password: goodPassword,
    ...more,
  });
  const token = await mailedToken(product, email);
  const verified = await visitor.get(`/api/user-verification/verify?token=${encodeURIComponent(token)}`);
  if (verified.status >= 300) throw new SetupError(`${email} is not verified: ${verified.text}`);
  return visitor.signIn(email);
}

export function signInAdmin(product: Product): Promise<Visitor> {
  return new Visitor(product).signIn(adminAccount.email, adminAccount.password);
}

export async function signUpInstructor(product: Product, email: string): Promise<Visitor> {
  const teacher = await signUp(product, email);
  const { id } = JSON.parse((await teacher.get('/api/user')).text) as { id: string };
  const admin = await signInAdmin(product);
  await admin.post(`/api/users/${id}/role`, { role: 'Instructor' }, 'PATCH');
  return teacher.signIn(email);
}

/**
 * The longest time in milliseconds that another user waits for a response while `act` runs. After a refusal with 503,
 * the user tries again, and the time goes on.
 */
export async function longestWait(other: Visitor, act: Promise<unknown>): Promise<number> {
  const running = { is: true };
  void act.finally(() => (running.is = false)).catch(() => undefined);
  let max = 0;
  let started = performance.now();
  while (running.is) {
    const { status } = await other.get('/api/user');
    if (status !== 200 && status !== 503) throw new Error(`Somebody else was answered ${status}.`);
    max = Math.max(max, performance.now() - started);
    await wait(100);
    if (status === 200) started = performance.now();
  }
  return max;
}
