import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../core/accounts/role.ts';
import type { Actor } from '../../functions/platform/actor.ts';
import { enforce, policies, type Policy } from '../../functions/platform/policy.ts';
import { openSqliteStore } from '../../functions/platform/store/sqlite.ts';
import type { Store } from '../../functions/platform/store/store.ts';
import type { QuizDocument } from '../../functions/quizzes/authoring/quiz.store.ts';
import { restRoutes } from '../../gateway/rest/routes.ts';
import { attemptOf, pastAttemptOf } from './testing/attempt-things.ts';
import { quizOf } from './testing/bank-things.ts';
import { runMatrix } from './testing/matrix.ts';
import { createWorld, type World } from './testing/world.ts';

/** Rules that are switched off: they allow everything to everybody. */
const off = vi.hoisted(() => new Set<string>());

vi.mock('../../functions/courses/saved-course.policy.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../functions/courses/saved-course.policy.ts')>();
  return {
    ...real,
    accessTo: (...given: Parameters<typeof real.accessTo>) =>
      off.has('accessTo') ? 'editor' : real.accessTo(...given),
    editableBy: (...given: Parameters<typeof real.editableBy>) =>
      off.has('editableBy') ? {} : real.editableBy(...given),
    isMemberRow: (...given: Parameters<typeof real.isMemberRow>) =>
      off.has('isMemberRow') || real.isMemberRow(...given),
  };
});

vi.mock('../../functions/accounts/user.policy.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../functions/accounts/user.policy.ts')>();
  return {
    ...real,
    isUsable: (...given: Parameters<typeof real.isUsable>) => off.has('isUsable') || real.isUsable(...given),
    mayManage: (...given: Parameters<typeof real.mayManage>) =>
      off.has('mayManage') || real.mayManage(...given),
    mayDecideOn: (...given: Parameters<typeof real.mayDecideOn>) =>
      off.has('mayDecideOn') || real.mayDecideOn(...given),
  };
});

vi.mock('../../functions/quizzes/authoring/quiz.policy.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../functions/quizzes/authoring/quiz.policy.ts')>();
  return {
    ...real,
    accessToQuiz: (...given: Parameters<typeof real.accessToQuiz>) => {
      if (off.has('accessToQuiz')) return 'editor';
      return off.has('accessToQuiz, to take') ? 'student' : real.accessToQuiz(...given);
    },
  };
});

vi.mock('../../functions/quizzes/attempts/attempt.policy.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../functions/quizzes/attempts/attempt.policy.ts')>();
  return {
    ...real,
    isSubmitted: (...given: Parameters<typeof real.isSubmitted>) =>
      off.has('isSubmitted') || real.isSubmitted(...given),
    isRevealed: (...given: Parameters<typeof real.isRevealed>) =>
      off.has('isRevealed') || real.isRevealed(...given),
  };
});

afterEach(() => {
  off.clear();
  vi.restoreAllMocks();
});

const committed = new Set(readFileSync(new URL('authz-matrix.csv', import.meta.url), 'utf8').split('\n'));

let world: World;
let folder = '';
let store: Store;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'markwise-rules-'));
  store = await openSqliteStore(folder);
  world = await createWorld(store);
}, 120_000);

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Lines of an operation that differ from the committed matrix. */
async function differences(operation: string): Promise<string[]> {
  const { lines } = await runMatrix(world, restRoutes(), (name) => name === operation);
  expect(lines.length).toBeGreaterThanOrEqual(13);
  return lines.filter((line) => !committed.has(line));
}

describe('the matrix fails if this rule is switched off:', { timeout: 60_000 }, () => {
  it.each([
    ['accessTo', 'course'],
    ['editableBy', 'updateCourse'],
    ['isUsable', 'me'],
    ['mayManage', 'user'],
    ['mayDecideOn', 'setRole'],
    ['accessToQuiz', 'quiz'],
    ['accessToQuiz', 'quizStatistics'],
    ['accessToQuiz', 'submission'],
    ['accessToQuiz', 'quizResults'],
    ['accessToQuiz, to take', 'startAttempt'],
    ['accessToQuiz, to take', 'attempts'],
  ])('%s, seen in %s', async (rule, operation) => {
    expect(await differences(operation)).toEqual([]);
    off.add(rule);
    expect(await differences(operation)).not.toEqual([]);
  });

  it('isMemberRow, seen in the people of a course that the caller is a member of', async () => {
    const { course } = world.things('student enrolled', 'shared');
    const people = async () => {
      const { text } = await world.send('student enrolled', { path: `/api/course/${course}` });
      return (JSON.parse(text) as { people: object[] }).people.length;
    };
    expect(await people()).toBe(1);
    off.add('isMemberRow');
    expect(await people()).toBe(2);
  });

  it('isSubmitted, seen in an open attempt', async () => {
    const path = `/api/attempts/${attemptOf(world.things('student enrolled', 'own'))}`;
    const ask = async () => (await world.send('student enrolled', { path })).text;
    expect(await ask()).toContain('"result":null');
    off.add('isSubmitted');
    expect(await ask()).not.toContain('"result":null');
  });

  it('isRevealed, seen in the result of a quiz that never releases answers', async () => {
    const quizId = quizOf(world.things('student enrolled', 'shared'));
    const quizzes = world.store.collection<QuizDocument>('quizzes');
    await quizzes.updateOne({ _id: quizId }, { $set: { answerRelease: 'NEVER' } });
    const own = world.things('student enrolled', 'own');
    const ask = async () => {
      const reply = await world.send('student enrolled', { path: `/api/attempts/${pastAttemptOf(own)}` });
      return (JSON.parse(reply.text) as { result: object }).result;
    };
    expect(await ask()).toMatchObject({ isRevealed: false });
    off.add('isRevealed');
    expect(await ask()).toMatchObject({ isRevealed: true });
  });

  it.each([
    ['admin', 'users'],
    ['session', 'apiTokens'],
  ] as const)('the policy %s, seen in %s', async (label, operation) => {
    vi.spyOn(policies, label).mockReturnValue(true);
    expect(await differences(operation)).not.toEqual([]);
  });
});

describe('a policy', () => {
  const actor = (role: Role, sessionId: string | null = 'session-1'): Actor => ({
    userId: 'ada',
    email: 'ada@markwise.example',
    name: 'Ada',
    role,
    sessionId,
    scopes: sessionId === null ? ['read', 'write'] : null,
  });
  const everybody = {
    nobody: null,
    student: actor('Student'),
    instructor: actor('Instructor'),
    admin: actor('Admin'),
    token: actor('Admin', null),
  };

  it.each<[Policy, (keyof typeof everybody)[]]>([
    ['anyone', ['nobody', 'student', 'instructor', 'admin', 'token']],
    ['signedIn', ['student', 'instructor', 'admin', 'token']],
    ['session', ['student', 'instructor', 'admin']],
    ['instructor', ['instructor', 'admin', 'token']],
    ['admin', ['admin', 'token']],
  ])('%s lets through %j and nobody else', (label, through) => {
    const passed = Object.entries(everybody).filter(([, who]) => policies[label](who));
    expect(passed.map(([name]) => name)).toEqual(through);
  });

  it('has one of five names', () => {
    expect(Object.keys(policies).toSorted()).toEqual([
      'admin',
      'anyone',
      'instructor',
      'session',
      'signedIn',
    ]);
  });

  it('lets a read-only token make queries and operations that are open to anyone, but no other mutation', () => {
    const reader: Actor = { ...everybody.token, scopes: ['read'] };
    expect(() => enforce('signedIn', reader, false)).not.toThrow();
    expect(() => enforce('anyone', reader, true)).not.toThrow();
    expect(() => enforce('signedIn', reader, true)).toThrow('This token may not do this.');
  });
});
