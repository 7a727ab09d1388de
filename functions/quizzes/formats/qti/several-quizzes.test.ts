import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readQti } from './read-qti.ts';
import { item, quizFile } from './testing/canvas-files.ts';

const upload = item({ type: 'file_upload_question', title: 'Upload' });
const essay = item({ type: 'essay_question', title: 'Essay' });
const notesOf = (...quizzes: readonly string[]) => {
  const files = quizzes.map((body, at) => [`q${at}/q${at}.xml`, strToU8(quizFile(body, `q${at}`))] as const);
  const { report } = readQti(zipSync(Object.fromEntries(files)));
  return report.filter(({ level }) => level === 'note').map(({ message }) => message);
};
const inBank = 'The title of a quiz is read as the category of its questions, unless they name another one.';

describe('a package with several quizzes', () => {
  test('reports how many quizzes have questions that can be imported, unless all of them have', () => {
    expect(notesOf(essay, essay)).toEqual([`The package has 2 quizzes. ${inBank}`]);
    expect(notesOf(essay, upload, essay + upload)).toEqual([
      `The package has 3 quizzes. 2 of them have questions that can be imported. ${inBank}`,
    ]);
    expect(notesOf(essay, upload)).toEqual([
      `The package has 2 quizzes. 1 of them has questions that can be imported. ${inBank}`,
    ]);
  });
});
