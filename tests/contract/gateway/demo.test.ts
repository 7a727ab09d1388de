import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { adminOf, signUp, signIn } from '../../support/accounts.ts';
import { browserOf, type Browser } from '../../support/browser.ts';
import { gateways } from '../../support/gateways.ts';
import { fused } from '../../support/fused-store.ts';
import { runServer } from '../../support/running-server.ts';
import { testApp } from '../../support/test-app.ts';
import { testStore } from '../../support/test-store.ts';

const [gateway] = gateways;
if (!gateway) throw new Error('There is no gateway.');

async function setUp() {
  const store = await testStore();
  const test = testApp({ store });
  await test.product.prepare();
  return { ...test, store };
}

describe('the demo data', () => {
  it('is created once', async () => {
    const test = await setUp();
    const root = await adminOf(test, gateway);
    expect(await test.product.seedDemo()).toHaveLength(3);
    expect(await test.product.seedDemo()).toEqual([]);
    expect(JSON.parse((await root.get('/api/users')).text)).toHaveLength(15);
  });

  it('shows the passwords even if the creation of the other data fails', async () => {
    const { open, state } = fused(async () => testStore(), ['quizzes']);
    const store = await open('demo');
    const { product } = testApp({ store });
    await product.prepare();
    state.fuse = { writesUntilFailure: 1, failsFromThenOn: true };
    const shownRoles: string[] = [];
    const show = (accounts: readonly { role: string }[]) =>
      shownRoles.push(...accounts.map(({ role }) => role));
    await expect(product.seedDemo(show)).rejects.toThrow('The store is gone.');
    expect(shownRoles).toEqual(['Student', 'Instructor', 'Admin']);
  });

  it('gives each of its users something to see: courses, people, quizzes, dates, results, practice and essays to grade', async () => {
    const test = await setUp();
    const users: Record<string, Browser> = {};
    for (const { role, email, password } of await test.product.seedDemo()) {
      users[role] = browserOf(gateway, test.app);
      await signIn(users[role], email, password);
    }
    const query = async (role: string, text: string) => {
      const { result } = await (users[role] ?? browserOf(gateway, test.app)).graphql(text);
      expect(result.errors).toBeUndefined();
      return result.data;
    };
    const courses = '{ savedCourses { name } memberCourses { name createdBy ownStanding { letter } } }';
    expect(await query('Student', courses)).toMatchObject({
      savedCourses: expect.arrayContaining([{ name: 'Physics I' }, { name: 'World History' }]),
      memberCourses: expect.arrayContaining([
        {
          name: 'Calculus I',
          createdBy: 'Demo Instructor',
          ownStanding: { letter: expect.any(String) as string },
        },
        {
          name: 'Introduction to Statistics',
          createdBy: 'Demo Instructor',
          ownStanding: { letter: expect.any(String) as string },
        },
      ]),
    });
    expect(await query('Student', '{ quizzes { title } }')).toMatchObject({
      quizzes: [
        { title: 'Derivatives and continuity' },
        { title: 'Describing data' },
        { title: 'Hypothesis tests' },
        { title: 'Limits and integrals' },
      ],
    });
    const progress =
      '{ quizProgress { quizTitle inProgressAttempt { number } officialAttempt { percent } } }';
    expect(await query('Student', progress)).toMatchObject({
      quizProgress: expect.arrayContaining([
        { quizTitle: 'Hypothesis tests', inProgressAttempt: { number: 1 }, officialAttempt: null },
        {
          quizTitle: 'Describing data',
          inProgressAttempt: null,
          officialAttempt: { percent: expect.any(Number) },
        },
      ]),
    });
    const practice = await query('Student', '{ practiceSession { due } weakConcepts { concept } }');
    expect(practice).toMatchObject({ practiceSession: { due: 2 } });
    expect(practice).toMatchObject({ weakConcepts: expect.arrayContaining([{ concept: 'Chain rule' }]) });
    expect(
      await query('Student', '{ me { tasks(first: 5) { nodes { title courseName isBegun } } } }'),
    ).toEqual({
      me: {
        tasks: {
          nodes: [
            { title: 'Hypothesis tests', courseName: 'Introduction to Statistics', isBegun: true },
            { title: 'Lab 4', courseName: 'Introduction to Statistics', isBegun: false },
            { title: 'Homework 5', courseName: 'Calculus I', isBegun: false },
            { title: 'Limits and integrals', courseName: 'Calculus I', isBegun: false },
            { title: 'First essay', courseName: 'Introduction to Statistics', isBegun: false },
          ],
        },
      },
    });
    const queue = await query('Instructor', '{ gradingQueue { quizTitle count } }');
    expect(queue).toEqual({ gradingQueue: [{ quizTitle: 'Describing data', count: 4 }] });
    const searchResult = await query('Instructor', '{ search(text: "d") { kind } }');
    expect(new Set((searchResult as { search: { kind: string }[] }).search.map(({ kind }) => kind))).toEqual(
      new Set(['COURSE', 'QUIZ', 'QUESTION', 'PERSON']),
    );
    expect(
      await query(
        'Admin',
        '{ users(first: 50) { totalCount } upgradeRequests(status: Pending) { nodes { name } } }',
      ),
    ).toEqual({ users: { totalCount: 14 }, upgradeRequests: { nodes: [{ name: 'Keiko Tanaka' }] } });
    expect(await query('Admin', '{ memberCourses { role } quizzes { title } }')).toMatchObject({
      memberCourses: [{ role: 'Coordinator' }, { role: 'Coordinator' }],
      quizzes: expect.arrayContaining([{ title: 'Midterm rehearsal' }]),
    });
    const { users: everybody } = (await query(
      'Admin',
      '{ users(first: 50) { nodes { createdAt lastSignInAt } } }',
    )) as { users: { nodes: { createdAt: string; lastSignInAt: string | null }[] } };
    for (const { createdAt, lastSignInAt } of everybody.nodes)
      expect(Date.parse(lastSignInAt ?? '')).toBeGreaterThan(Date.parse(createdAt));
    const [first] = ((await query('Instructor', '{ quizzes { id title } }')) as { quizzes: { id: string }[] })
      .quizzes;
    const results = await query(
      'Instructor',
      `{ quizResults(quizId: "${first?.id}", first: 50) { nodes { minutes } } }`,
    );
    const minutes = (results as { quizResults: { nodes: { minutes: number }[] } }).quizResults.nodes;
    expect(new Set(minutes.map((each) => each.minutes)).size).toBeGreaterThan(3);
    for (const each of minutes) {
      expect(each.minutes).toBeGreaterThanOrEqual(10);
      expect(each.minutes).toBeLessThanOrEqual(25);
    }
    expect(await test.store.collection('outbox').countDocuments({})).toBe(0);
  });

  it('is not added if a user has registered', async () => {
    const test = await setUp();
    await signUp(test, gateway, 'ada@markwise.example');
    expect(await test.product.seedDemo()).toEqual([]);
  });

  it('prints its passwords at the first start only', { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'markwise-demo-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const first = await runServer({ DATA_DIR: folder });
    const [, email = '', password = ''] = /^Demo student: (\S+) \/ (\S+)$/m.exec(first.output()) ?? [];
    expect(email).toBe('demo.student@markwise.example');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email, password });
    const login = await fetch(`${first.url}/api/auth/login`, { method: 'POST', headers, body });
    expect(login.status).toBe(200);
    await first.stop();
    const second = await runServer({ DATA_DIR: folder });
    expect(second.output()).not.toContain('Demo');
    await second.stop();
  });
});
