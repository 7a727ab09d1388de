import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Files of the quizzes domain that contain `pattern`, except tests and wiring. */
function filesWith(pattern: RegExp): string[] {
  const folder = new URL('..', import.meta.url);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('index.ts'),
  );
  return names.filter((name) => pattern.test(readFileSync(new URL(name, folder), 'utf8')));
}

it('is the only module for students’ requests that knows the answer keys', () => {
  const takers = filesWith(/AttemptStore/);
  const keyHolders = filesWith(/AnswerKeyStore/);
  expect(takers.filter((name) => keyHolders.includes(name))).toEqual(['grading/grading.ts']);
});

it('imports no question writer for attempts, because it reads keys', () => {
  expect(
    filesWith(/QuestionWriter/).filter((name) => /\/(attempt|grading|submission)[^/]*$/.test(name)),
  ).toEqual([]);
});
