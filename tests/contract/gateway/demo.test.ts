import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { adminOf, signedUp, signIn } from '../../support/accounts.ts';
import { choiceBody } from '../../support/bank.ts';
import { browserOf } from '../../support/browser.ts';
import { doors } from '../../support/doors.ts';
import { runServer } from '../../support/running-server.ts';
import { testApp } from '../../support/test-app.ts';
import { testStore } from '../../support/test-store.ts';

const [door] = doors;
if (!door) throw new Error('There is no door.');

async function setUp() {
  const test = testApp({ store: await testStore() });
  await test.product.prepare();
  return test;
}

/** Fields that the author of a question can send. */
const authored = new Set(Object.keys(choiceBody));

function formOf(question: object): object {
  return Object.fromEntries(Object.entries(question).filter(([name]) => authored.has(name)));
}

describe('the demo data', () => {
  it('has a student and an instructor who can sign in, created once', async () => {
    const test = await setUp();
    const root = await adminOf(test, door);
    const made = await test.product.seedDemo();
    expect(made.map(({ role, email }) => [role, email])).toEqual([
      ['Student', 'demo.student@markwise.example'],
      ['Instructor', 'demo.instructor@markwise.example'],
    ]);
    for (const { role, email, password } of made) {
      const browser = browserOf(door, test.app);
      await signIn(browser, email, password);
      expect(JSON.parse((await browser.get('/api/user')).text)).toMatchObject({ role, isVerified: true });
    }
    expect(await test.product.seedDemo()).toEqual([]);
    expect(JSON.parse((await root.get('/api/users')).text)).toHaveLength(3);
  });

  it('has a question bank with every question type for the instructor', async () => {
    const test = await setUp();
    const [, instructor] = await test.product.seedDemo();
    const browser = browserOf(door, test.app);
    await signIn(browser, instructor?.email ?? '', instructor?.password);
    const questions = JSON.parse((await browser.get('/api/all-questions')).text) as {
      id: string;
      type: string;
    }[];
    expect(questions).toHaveLength(12);
    expect(new Set(questions.map(({ type }) => type)).size).toBe(7);
    for (const question of questions) {
      const put = await browser.put(`/api/questions/${question.id}`, formOf(question));
      expect(JSON.parse(put.text), put.text).toMatchObject({ version: 1 });
    }
    expect(JSON.parse((await browser.get('/api/quiz/category/meta')).text)).toMatchObject([
      { categoryName: 'Calculus', questionCount: 7 },
      { categoryName: 'Statistics', questionCount: 5 },
    ]);
  });

  it('is not added if a user has registered', async () => {
    const test = await setUp();
    await signedUp(test, door, 'ada@markwise.example');
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
