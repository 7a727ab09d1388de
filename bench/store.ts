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

async function idOfAQuiz(load: Load, { address }: Server): Promise<string> {
  const { headers = {}, body = null } = load;
  const response = await fetch(`${address}${load.path}`, { method: 'POST', headers: { ...headers }, body });
  const { data } = (await response.json()) as { data?: { quizzes?: { id: string }[] } };
  const [quiz] = data?.quizzes ?? [];
  if (data?.quizzes?.length !== 50 || !quiz)
    throw new Error('The instructor has 50 quizzes, but sees another number.');
  return quiz.id;
}

const listed = '{ quizzes { id title description questionCount isPublished canEdit } }';
const opened = (id: string) =>
  `{ quiz(id: "${id}") { id title ... on AuthoredQuiz { questions { id question answers correctAnswer } } } }`;

/** Measures requests for an instructor's quizzes, with and without quizzes of other people in the store. */
export async function benchStore(): Promise<Figure[]> {
  const stores = [await createData(), await createData(addOthers)];
  const started: Server[] = [];
  try {
    const tasks: { name: string; loads: { server: Server; load: Load }[] }[] = [
      { name: 'list', loads: [] },
      { name: 'open', loads: [] },
    ];
    for (const [at, { folder, cookie }] of stores.entries()) {
      const server = await startMarkwise(47_850 + at, started, { data: folder });
      const list = post(cookie, server, listed);
      const open = post(cookie, server, opened(await idOfAQuiz(list, server)));
      tasks[0]?.loads.push({ server, load: list });
      tasks[1]?.loads.push({ server, load: open });
    }
    const figures: Figure[] = [];
    for (const { name, loads } of tasks) figures.push(...(await figuresOf(name, loads)));
    return figures;
  } finally {
    for (const server of started) server.process.kill();
    for (const { folder } of stores) rmSync(folder, { recursive: true });
  }
}

async function figuresOf(
  name: string,
  loads: readonly { readonly server: Server; readonly load: Load }[],
): Promise<Figure[]> {
  for (const { server, load } of loads) await cpuOfRequest(server, load, warmUp);
  const times: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const measured: number[] = [];
    for (const { server, load } of loads) measured.push(await cpuOfRequest(server, load, seconds));
    times.push(measured);
  }
  const what = name === 'list' ? 'list 50 own quizzes' : 'open an own quiz';
  const how = `CPU time of the server's process per request, 8 connections; median of ${rounds} rounds in turn`;
  const count = `${others.quizzes.toLocaleString('en-US')} quizzes with ${others.questionsPerQuiz} questions each`;
  return [
    {
      key: `store.${name}.others`,
      what: `${what}: with ${count} of other people ÷ with none`,
      value: median(times.map(([none = Number.NaN, many = Number.NaN]) => many / none)),
      unit: '×',
      goal: { atMost: 1.5 },
      how,
    },
    {
      key: `store.${name}.time`,
      what: `${what}: with none of other people`,
      value: median(times.map(([none = Number.NaN]) => none)),
      unit: 'µs',
      goal: null,
      how,
    },
  ];
}
