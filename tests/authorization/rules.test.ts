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

/** Names of the rules that are switched off. Such a rule allows everything to everybody. */
const switchedOff = vi.hoisted(() => new Set<string>());

vi.mock('../../functions/courses/saved-course.policy.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../functions/courses/saved-course.policy.ts')>();
  return {
    ...real,
    accessTo: (...args: Parameters<typeof real.accessTo>) =>
      switchedOff.has('accessTo') ? 'editor' : real.accessTo(...args),
    editableBy: (...args: Parameters<typeof real.editableBy>) =>
      switchedOff.has('editableBy') ? {} : real.editableBy(...args),
    isMemberRow: (...args: Parameters<typeof real.isMemberRow>) =>
      switchedOff.has('isMemberRow') || real.isMemberRow(...args),
  };
});

vi.mock('../../functions/accounts/user.policy.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../functions/accounts/user.policy.ts')>();
  return {
    ...real,
    isUsable: (...args: Parameters<typeof real.isUsable>) =>
      switchedOff.has('isUsable') || real.isUsable(...args),
    mayManage: (...args: Parameters<typeof real.mayManage>) =>
      switchedOff.has('mayManage') || real.mayManage(...args),
    mayDecideOn: (...args: Parameters<typeof real.mayDecideOn>) =>
      switchedOff.has('mayDecideOn') || real.mayDecideOn(...args),
  };
});

vi.mock('../../functions/quizzes/authoring/quiz.policy.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../functions/quizzes/authoring/quiz.policy.ts')>();
  return {
    ...real,
    accessToQuiz: (...args: Parameters<typeof real.accessToQuiz>) => {
      if (switchedOff.has('accessToQuiz')) return 'editor';
      return switchedOff.has('accessToQuiz, to take') ? 'student' : real.accessToQuiz(...args);
    },
  };
});

vi.mock('../../functions/quizzes/attempts/attempt.policy.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../functions/quizzes/attempts/attempt.policy.ts')>();
  return {
    ...real,
    isSubmitted: (...args: Parameters<typeof real.isSubmitted>) =>
      switchedOff.has('isSubmitted') || real.isSubmitted(...args),
    isRevealed: (...args: Parameters<typeof real.isRevealed>) =>
      switchedOff.has('isRevealed') || real.isRevealed(...args),
  };
});

afterEach(() => {
  switchedOff.clear();
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

/** Runs the matrix for one operation. Returns its lines that are not in the committed matrix. */
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
    switchedOff.add(rule);
    expect(await differences(operation)).not.toEqual([]);
  });

  it('isMemberRow, seen in the people of a course that the caller is a member of', async () => {
    const { course } = world.things('student enrolled', 'shared');
    const people = async () => {
      const { text } = await world.send('student enrolled', { path: `/api/course/${course}` });
      return (JSON.parse(text) as { people: object[] }).people.length;
    };
    expect(await people()).toBe(1);
    switchedOff.add('isMemberRow');
    expect(await people()).toBe(2);
  });

  it('isSubmitted, seen in an open attempt', async () => {
    const path = `/api/attempts/${attemptOf(world.things('student enrolled', 'own'))}`;
    const readAttempt = async () => (await world.send('student enrolled', { path })).text;
    expect(await readAttempt()).toContain('"result":null');
    switchedOff.add('isSubmitted');
    expect(await readAttempt()).not.toContain('"result":null');
  });

  it('isRevealed, seen in the result of a quiz that never releases answers', async () => {
    const quizId = quizOf(world.things('student enrolled', 'shared'));
    const quizzes = world.store.collection<QuizDocument>('quizzes');
    await quizzes.updateOne({ _id: quizId }, { $set: { answerRelease: 'NEVER' } });
    const own = world.things('student enrolled', 'own');
    const readAttempt = async () => {
      const reply = await world.send('student enrolled', { path: `/api/attempts/${pastAttemptOf(own)}` });
      return (JSON.parse(reply.text) as { result: object }).result;
    };
    expect(await readAttempt()).toMatchObject({ isRevealed: false });
    switchedOff.add('isRevealed');
    expect(await readAttempt()).toMatchObject({ isRevealed: true });
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
  const callers = {
    nobody: null,
    student: actor('Student'),
    instructor: actor('Instructor'),
    admin: actor('Admin'),
    token: actor('Admin', null),
  };

  it.each<[Policy, (keyof typeof callers)[]]>([
    ['anyone', ['nobody', 'student', 'instructor', 'admin', 'token']],
    ['signedIn', ['student', 'instructor', 'admin', 'token']],
    ['session', ['student', 'instructor', 'admin']],
    ['instructor', ['instructor', 'admin', 'token']],
    ['admin', ['admin', 'token']],
  ])('%s allows %j and nobody else', (label, allowed) => {
    const passed = Object.entries(callers).filter(([, caller]) => policies[label](caller));
    expect(passed.map(([name]) => name)).toEqual(allowed);
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
    const reader: Actor = { ...callers.token, scopes: ['read'] };
    expect(() => enforce('signedIn', reader, false)).not.toThrow();
    expect(() => enforce('anyone', reader, true)).not.toThrow();
    expect(() => enforce('signedIn', reader, true)).toThrow('This token may not do this.');
  });
});
