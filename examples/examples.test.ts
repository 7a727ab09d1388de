import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { expect, it, onTestFinished } from 'vitest';
import { choice } from '../core/quizzes/testing/given.ts';
import { signUp } from '../tests/support/accounts.ts';
import { givenClassroom, startAttempt, submitAttempt } from '../tests/support/attempts.ts';
import { saveCourse } from '../tests/support/courses.ts';
import { gateways } from '../tests/support/gateways.ts';
import { testApp } from '../tests/support/test-app.ts';
import { testStore } from '../tests/support/test-store.ts';

const run = promisify(execFile);

async function servedAddress({ app }: Pick<ReturnType<typeof testApp>, 'app'>): Promise<string> {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it(
  'plan-a-course prints the current grade and the grade that the final exam needs',
  { timeout: 30_000 },
  async () => {
    const script = fileURLToPath(new URL('plan-a-course.ts', import.meta.url));
    const { stdout } = await run(process.execPath, [
      '--import',
      'tsx',
      script,
      await servedAddress(testApp()),
    ]);
    expect(stdout).toBe("You're at 85 %.\nYou need, for 90 %:\nFinal Exam: 112 of 120 points\n");
  },
);

it('save-a-course saves a course and lists the saved courses', { timeout: 30_000 }, async () => {
  const test = testApp({ store: await testStore() });
  await test.product.prepare();
  const [gateway] = gateways;
  if (!gateway) throw new Error('There is no gateway.');
  const ada = await signUp(test, gateway, 'ada@markwise.example');
  const created = await ada.post('/api/tokens', { name: 'example', scopes: ['read', 'write'] });
  const { token } = JSON.parse(created.text) as { token: string };
  const script = fileURLToPath(new URL('save-a-course.ts', import.meta.url));
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, await servedAddress(test)], {
    env: { ...process.env, MARKWISE_TOKEN: token },
  });
  expect(stdout).toBe('Signed in as ada.\nCalculus: target 90\n');
});

it('read-a-semester prints courses, their quizzes and weak concepts', { timeout: 30_000 }, async () => {
  const [gateway] = gateways;
  if (!gateway) throw new Error('There is no gateway.');
  const test = await givenClassroom(async () => testStore(), 'semester')(gateway);
  const { teacher, ada, quiz } = test;
  await saveCourse(ada, { name: 'My plan' });
  const { id: courseId } = await saveCourse(teacher, { name: 'Calculus' });
  await teacher.post(`/api/courses/${courseId}/students`, { name: 'Ada', email: 'ada@markwise.example' });
  const { _id: quizId } = await quiz([choice({ concepts: ['limits'] })], { title: 'Limits', courseId });
  await submitAttempt(ada, (await startAttempt(ada, quizId)).id);
  const created = await ada.post('/api/tokens', { name: 'example', scopes: ['read'] });
  const { token } = JSON.parse(created.text) as { token: string };
  const script = fileURLToPath(new URL('read-a-semester.ts', import.meta.url));
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, await servedAddress(test)], {
    env: { ...process.env, MARKWISE_TOKEN: token },
  });
  expect(stdout).toBe(
    [
      'My plan: 81.5 %, target 90',
      'Calculus by teacher Test: no grade yet',
      '  Limits: 0 %',
      'Weakest concepts: limits',
      '',
    ].join('\n'),
  );
});
