import { describe, expect, it } from 'vitest';
import { signIn } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { gateways, type Gateway } from '../../support/gateways.ts';
import { testApp } from '../../support/test-app.ts';
import { testStore } from '../../support/test-store.ts';

const [gateway] = gateways as readonly [Gateway];

async function setUp() {
  const test = testApp({ store: await testStore() });
  await test.product.prepare();
  const accounts = await test.product.seedDemo();
  const browsers = await Promise.all(
    accounts.map(async ({ role, email, password }) => {
      const browser = browserOf(gateway, test.app);
      await signIn(browser, email, password);
      return { role, browser };
    }),
  );
  return { made: accounts, browsers };
}

describe('the demo accounts', () => {
  it('are a student, an instructor and an admin', async () => {
    const { made: accounts } = await setUp();
    expect(accounts.map(({ role, email }) => [role, email])).toEqual([
      ['Student', 'demo.student@markwise.example'],
      ['Instructor', 'demo.instructor@markwise.example'],
      ['Admin', 'demo.admin@markwise.example'],
    ]);
  });

  it('can sign in, and are named after their roles', async () => {
    for (const { role, browser } of (await setUp()).browsers)
      expect(JSON.parse((await browser.get('/api/user')).text)).toMatchObject({
        role,
        isVerified: true,
        firstName: 'Demo',
        lastName: role,
      });
  });

  it('have different passwords', async () => {
    const passwords = (await setUp()).made.map(({ password }) => password);
    expect(new Set(passwords).size).toBe(3);
  });

  it('have the permissions of their roles: a student cannot write questions', async () => {
    const statuses = (await setUp()).browsers.map(async ({ role, browser }) => [
      role,
      (await browser.get('/api/all-questions')).status,
      (await browser.post('/api/quiz', { quizData: { title: 'Limits', questions: [] } })).status,
    ]);
    expect(await Promise.all(statuses)).toEqual([
      ['Student', 403, 403],
      ['Instructor', 200, 201],
      ['Admin', 200, 201],
    ]);
  });
});
