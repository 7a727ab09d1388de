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

it('grading.ts is the only module that uses both attempts and answer keys', () => {
  const attemptModules = filesWith(/AttemptStore/);
  const keyModules = filesWith(/AnswerKeyStore/);
  expect(attemptModules.filter((name) => keyModules.includes(name))).toEqual(['grading/grading.ts']);
});

it('no module for attempts, grading or submissions uses the question writer, which reads answer keys', () => {
  expect(
    filesWith(/QuestionWriter/).filter((name) => /\/(attempt|grading|submission)[^/]*$/.test(name)),
  ).toEqual([]);
});
