import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Store } from '../../functions/platform/store/store.ts';
import { createApp } from '../../gateway/app.ts';
import { createGraphql } from '../../gateway/graphql/graphql.ts';
import { courseOf } from '../courses.ts';
import { openProduct } from './product.ts';

/** Number of saved courses, and number of quizzes. */
const rows = 50;
const siteUrl = 'http://127.0.0.1';

export interface Data {
  /** A data folder, to be copied for each server. */
  readonly folder: string;
  /** Cookies of a session of the instructor. They are valid for 15 minutes. */
  readonly cookie: string;
  /** The same of a student in the instructor's demo courses. */
  readonly studentCookie: string;
}

function quiz(at: number) {
  const questions = Array.from({ length: 5 }, (_, number) => ({
    question: `What is ${number} divided by ${at + 1}?`,
    answers: ['0', '1', '2', '3'],
    correctAnswer: [1],
  }));
  const quizData = { title: `Quiz ${at + 1}`, description: `Part ${at + 1} of the course`, questions };
  return { quizData, isPublished: at % 2 === 0 };
}

function course(at: number) {
  return { name: `Course ${at + 1}`, description: `About part ${at + 1}`, categories: courseOf(6) };
}

/**
 * Creates a data folder with courses and quizzes of an instructor, and signs the instructor in. `addMore` adds other
 * data to the store.
 */
export async function createData(addMore?: (store: Store) => Promise<void>): Promise<Data> {
  const folder = mkdtempSync(join(tmpdir(), 'markwise-bench-'));
  const env = { DATA_DIR: folder, SITE_URL: siteUrl };
  const { settings, store, product, identify } = await openProduct(env);
  const { allowedOrigins } = settings;
  const log = pino({ level: 'warn' });
  const graphql = createGraphql(product.resolvers, log);
  const app = createApp({
    graphql,
    log,
    pingStore: () => store.ping(),
    clientAddress: () => '127.0.0.1',
    allowedOrigins,
    siteUrl,
    identify,
  });
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', origin: siteUrl, cookie };
    const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const accounts = await product.seedDemo();
  const signIn = async (asked: 'Instructor' | 'Student') => {
    const account = accounts.find(({ role }) => role === asked);
    if (!account) throw new Error(`There is no demo account of the role ${asked}.`);
    const { email, password } = account;
    const login = await post('/api/auth/login', { email, password });
    const lines = login.headers.getSetCookie();
    return lines.map((line) => line.split(';', 1)[0]).join('; ');
  };
  const cookie = await signIn('Instructor');
  const studentCookie = await signIn('Student');
  for (let at = 0; at < rows; at += 1) {
    await post('/api/course', course(at), cookie);
    await post('/api/quiz', quiz(at), cookie);
  }
  await addMore?.(store);
  await store.close();
  return { folder, cookie, studentCookie };
}
