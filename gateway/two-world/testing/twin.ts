import type { GraphQLSchema } from 'graphql';
import type { Store, StoredDocument } from '../../../functions/core/store/store.ts';
import { makeThings, type PersonalThings } from '../../authorization/testing/things.ts';
import { idOf, signedUp } from '../../testing/accounts.ts';
import { answersTo, handedIn, putQuiz, rightAnswers, started } from '../../testing/attempts.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';
import { doors, type Door, type DoorReply, type DoorRequest } from '../../testing/doors.ts';
import { saidBy } from '../../testing/expectations.ts';
import type { Snapshot } from '../../testing/rewindable-store.ts';
import { testApp, testClock } from '../../testing/test-app.ts';
import { keysIn, type Keys } from './keys.ts';
import type { Leak } from './leak.ts';
import { fixture, type World } from './questions.ts';
import { TrackedStore, wrap } from './tracked-store.ts';

/** Who asks. Nobody of them has handed anything in, but Bob has. */
export const askers = ['ada', 'eve', 'ian', 'token', 'nobody'] as const;
export type Asker = (typeof askers)[number];

/** Ids that requests are made of: the same ones in both worlds. */
export interface Known {
  readonly things: PersonalThings;
  readonly quizzes: readonly string[];
  readonly attempts: readonly string[];
  readonly questions: readonly string[];
  readonly options: readonly string[];
  /** That the open attempt takes. */
  readonly answers: readonly object[];
}

export interface Answer {
  readonly said: ReturnType<typeof saidBy>;
  readonly mails: readonly string[];
}

/** One of two worlds that differ in their keys alone. */
export interface Twin {
  readonly schema: GraphQLSchema;
  readonly known: Known;
  readonly start: Snapshot;
  /** The leak that is seeded just now. */
  leak: Leak | null;
  /** `turn`: which request it is, so that both worlds make the same ids. */
  ask(asker: Asker, request: DoorRequest, turn: number): Promise<Answer>;
}

const [door] = doors as readonly [Door];

async function makeInstructor(store: Store, email: string): Promise<void> {
  const users = store.collection<StoredDocument & { email: string; role: string }>('users');
  await users.updateOne({ email }, { $set: { role: 'Instructor' } });
}

/** Ids that depend on nothing but the turn and how many were made in it. */
function idsByTurn() {
  let [turn, last] = ['seed', 0];
  return {
    next: (): string => `${turn}-${(last += 1)}`,
    begin: (name: string) => void ([turn, last] = [name, 0]),
  };
}

/** The people and what they have, made as people do it. */
async function inhabit(
  test: ReturnType<typeof testApp>,
  store: Store,
  newId: () => string,
  { keyed }: World,
) {
  const clock = testClock();
  const [teacher, ian, ada, eve, bob] = [
    await signedUp(test, door, 'teacher@markwise.example'),
    await signedUp(test, door, 'ian@markwise.example'),
    await signedUp(test, door, 'ada@markwise.example'),
    await signedUp(test, door, 'eve@markwise.example'),
    await signedUp(test, door, 'bob@markwise.example'),
  ];
  for (const name of ['teacher', 'ian']) await makeInstructor(store, `${name}@markwise.example`);
  const place = { store, clock, newId };
  const questions = fixture.map(keyed);
  const teacherId = await idOf(teacher);
  const first = await putQuiz(place, teacherId, questions, { allowedAttempts: 3 });
  const second = await putQuiz(place, teacherId, questions, {
    title: 'Mixed planets',
    reveal: 'NEVER',
    timeLimit: 30,
    shuffleQuestions: true,
  });
  const hidden = await putQuiz(place, teacherId, questions, { title: 'Hidden planets', isPublished: false });
  const add = 'mutation ($input: QuestionInput!) { addQuestion(input: $input) { id } }';
  const banked: string[] = [];
  for (const { question, type, answers, correctAnswer, explanation, concepts } of questions.slice(0, 4)) {
    const input = { question, type, answers, correctAnswer, explanation, concepts };
    const { result } = await teacher.graphql(add, { input });
    const added = result.data?.['addQuestion'] as { id: string } | null | undefined;
    if (!added) throw new Error(JSON.stringify(result));
    banked.push(added.id);
  }
  await teacher.graphql('mutation { addQuizCategory(categoryName: "Astronomy") { id } }');
  const things = await makeThings(ada, 'ada@markwise.example');
  const open = await started(ada, first._id);
  const answers = answersTo(open, { MULTIPLE_CHOICE: 'Mars', SHORT_ANSWER: 'Rome', NUMERIC: '1' });
  await ada.patch(`/api/attempts/${open.id}`, { answers });
  const done = await handedIn(bob, first._id, rightAnswers);
  const known: Known = {
    things,
    quizzes: [first._id, second._id, hidden._id],
    attempts: [open.id, open.id, done.id],
    questions: [...first.questions.map(({ questionId }) => questionId), ...banked],
    answers: [...answers, ...answersTo(open, rightAnswers)],
    options: open.questions
      .flatMap((each) => [...each.answers, ...each.lefts, ...each.rights])
      .map(({ id }) => id),
  };
  return { browsers: { ada, eve, ian, nobody: browserOf(door, test.app) }, known };
}

/** `seeded`: a leak that is there while the world is made already. */
export async function openTwin(inner: Store, world: World, seeded: Leak | null = null): Promise<Twin> {
  const state: { leak: Leak | null; keys: Keys } = { leak: seeded, keys: await keysIn(inner) };
  const store = new TrackedStore(inner, {
    read: (name, documents) => state.leak?.read?.(name, documents, state.keys) ?? documents,
    write: async (name, document) => state.leak?.write?.(name, document, await keysIn(inner)) ?? document,
  });
  const ids = idsByTurn();
  const parts = { store, clock: testClock(), newId: ids.next, newSecret: () => `secret-${ids.next()}` };
  const { product } = testApp(parts);
  await product.prepare();
  const leaking = (resolver: object) =>
    wrap(resolver, (operation, run) => async (...given) => {
      const answer = await run(...given);
      return state.leak?.result?.(operation, answer, state.keys, given) ?? answer;
    });
  const test = testApp({ ...parts, resolvers: product.resolvers.map(leaking) });
  const { browsers, known } = await inhabit(test, store, ids.next, world);
  state.keys = await keysIn(inner);
  const byToken: Browser['send'] = (request) => {
    const authorization = `Bearer ${known.things.secrets.write}`;
    return door.open(test.app)({ ...request, headers: { ...request.headers, authorization } });
  };
  const start = await store.all();
  await store.rewind(start);
  const send = (asker: Asker, request: DoorRequest): Promise<DoorReply> =>
    asker === 'token'
      ? byToken(request)
      : browsers[asker].keepingCookies(() => browsers[asker].send(request));
  return {
    schema: test.graphql.schema,
    known,
    start,
    get leak() {
      return state.leak;
    },
    set leak(leak) {
      state.leak = leak;
    },
    ask: async (asker, request, turn) => {
      ids.begin(`turn-${turn}`);
      const reply = await send(asker, request);
      const said = saidBy(state.leak?.reply?.(request, reply, state.keys) ?? reply);
      return { said, mails: await store.rewind(start) };
    },
  };
}
