import { rmSync } from 'node:fs';
import type { Store, StoredDocument } from '../functions/platform/store/store.ts';
import { cpuOfRequest, type Load } from './cpu-of-request.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { createData } from './peers/data.ts';
import { startMarkwise, type Server } from './server.ts';

const others = { quizzes: 20_000, questionsPerQuiz: 5, owners: 200 } as const;
const rounds = 9;
const seconds = 1;
const warmUp = 3;

/** Adds copies of a quiz and of a question. The copies belong to other people and to their courses. */
async function addOthers(store: Store): Promise<void> {
  const quizzes = store.collection<StoredDocument>('quizzes');
  const questions = store.collection<StoredDocument>('questions');
  const [quiz] = await quizzes.find({}).limit(1).toArray();
  const [question] = await questions.find({}).limit(1).toArray();
  if (!quiz || !question) throw new Error('There is no quiz to copy.');
  for (let first = 0; first < others.quizzes; first += 1_000) {
    const numbers = Array.from({ length: 1_000 }, (_, at) => first + at);
    const owned = (at: number) => ({ ownerId: `other-${at % others.owners}` });
    await quizzes.insertMany(
      numbers.map((at) => ({
        ...quiz,
        _id: `other-${at}`,
        courseId: `course-${at % others.owners}`,
        ...owned(at),
      })),
    );
    await questions.insertMany(
      numbers.flatMap((at) =>
        Array.from({ length: others.questionsPerQuiz }, (_, number) => ({
          ...question,
          _id: `other-${at}-${number}`,
          quizId: `other-${at}`,
          ...owned(at),
        })),
      ),
    );
  }
}

const post = (cookie: string, { address }: Server, query: string): Load => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', cookie, origin: address },
  body: JSON.stringify({ query }),
});

/** The ID of the first quiz of a list. */
async function firstQuizOf({ headers = {}, body, path }: Load, { address }: Server): Promise<string> {
  const init = { method: 'POST', headers: { ...headers }, body: body ?? '' };
  const response = await fetch(`${address}${path}`, init);
  const { data } = (await response.json()) as { data?: { quizzes?: { id: string }[] } };
  const [quiz] = data?.quizzes ?? [];
  if (!quiz) throw new Error('The list of quizzes is empty.');
  return quiz.id;
}

const listed = '{ quizzes { id title description questionCount isPublished canEdit } }';
const opened = (id: string) =>
  `{ quiz(id: "${id}") { id title ... on AuthoredQuiz { questions { id question answers correctAnswer } }
    ... on TakenQuiz { questionCount } } }`;

interface Task {
  readonly key: string;
  readonly what: string;
  /** The request to a server without data of other people, then to a server with it. */
  readonly loads: { readonly server: Server; readonly load: Load }[];
}

/** The requests to measure. All servers have the same data of the two accounts. */
async function tasksOf(
  servers: readonly { readonly server: Server; readonly cookie: string; readonly studentCookie: string }[],
): Promise<readonly Task[]> {
  const list: Task = { key: 'store.list', what: 'list more than 50 own quizzes', loads: [] };
  const open: Task = { key: 'store.open', what: 'open an own quiz', loads: [] };
  const studentList: Task = { key: 'store.student.list', what: 'list the quizzes of a student', loads: [] };
  const studentOpen: Task = { key: 'store.student.open', what: 'open a quiz as a student', loads: [] };
  for (const { server, cookie, studentCookie } of servers) {
    const load = post(cookie, server, listed);
    const studentLoad = post(studentCookie, server, listed);
    list.loads.push({ server, load });
    studentList.loads.push({ server, load: studentLoad });
    const [quiz, taken] = [await firstQuizOf(load, server), await firstQuizOf(studentLoad, server)];
    open.loads.push({ server, load: post(cookie, server, opened(quiz)) });
    studentOpen.loads.push({ server, load: post(studentCookie, server, opened(taken)) });
  }
  return [list, open, studentList, studentOpen];
}

/** Measures requests for the quizzes of two accounts, with and without quizzes of other people in the store. */
export async function benchStore(): Promise<Figure[]> {
  const stores = [await createData(), await createData(addOthers)];
  const started: Server[] = [];
  try {
    const servers = [];
    for (const [at, { folder, ...cookies }] of stores.entries())
      servers.push({ server: await startMarkwise(47_850 + at, started, { data: folder }), ...cookies });
    const figures: Figure[] = [];
    for (const task of await tasksOf(servers)) figures.push(...(await figuresOf(task)));
    return figures;
  } finally {
    for (const server of started) server.process.kill();
    for (const { folder } of stores) rmSync(folder, { recursive: true });
  }
}

async function figuresOf({ key, what, loads }: Task): Promise<Figure[]> {
  for (const { server, load } of loads) await cpuOfRequest(server, load, warmUp);
  const times: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const measured: number[] = [];
    for (const { server, load } of loads) measured.push(await cpuOfRequest(server, load, seconds));
    times.push(measured);
  }
  const how = `CPU time of the server's process per request, 8 connections; median of ${rounds} rounds in turn`;
  const count = `${others.quizzes.toLocaleString('en-US')} quizzes with ${others.questionsPerQuiz} questions each`;
  return [
    {
      key: `${key}.others`,
      what: `${what}: with ${count} of other people ÷ with none`,
      value: median(times.map(([none = Number.NaN, many = Number.NaN]) => many / none)),
      unit: '×',
      goal: { atMost: 1.5 },
      how,
    },
    {
      key: `${key}.time`,
      what: `${what}: with none of other people`,
      value: median(times.map(([none = Number.NaN]) => none)),
      unit: 'µs',
      goal: null,
      how,
    },
  ];
}
