import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { item, quizFile } from '../../../../functions/quizzes/formats/qti/testing/canvas-files.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { givenClass, sendForm } from '../../../support/quizzes.ts';

vi.setConfig({ testTimeout: 60_000 });

const suite: StoreSuite = (openStore) => {
  const given = givenClass(openStore, 'quizzesimport');

  describe.each(gatewaysOn(openStore))('the quizzes of a package over $name', (gateway) => {
    it('are all created, or none if one cannot be created', async () => {
      const { ivy, ada } = await given(gateway);
      const essay = (prompt: string) => item({ type: 'essay_question', prompt });
      const files: Record<string, string> = {
        'a/a.xml': quizFile(essay('A1?') + essay('A2?'), 'a', 'First'),
        'a/assessment_meta.xml':
          '<quiz identifier="a"><title>The first</title><time_limit>45</time_limit></quiz>',
        'b/b.xml': quizFile(essay('B1?'), 'b', 'Second'),
        'c/c.xml': quizFile('', 'c', 'Empty'),
        'd.xml': `<questestinterop><objectbank ident="d">${essay('D1?')}</objectbank></questestinterop>`,
      };
      const packageWith = (more: Record<string, string> = {}) =>
        new File(
          [
            Buffer.from(
              zipSync(
                Object.fromEntries(
                  Object.entries({ ...files, ...more }).map(([name, text]) => [name, strToU8(text)]),
                ),
              ),
            ),
          ],
          'course.zip',
        );
      const send = (file: File, more: readonly (readonly [string, string])[] = []) =>
        sendForm(ivy, 'POST', '/api/quizzes/import', [['file', file], ...more]);
      const previewed = await sendForm(ivy, 'POST', '/api/questions/import/preview', [
        ['file', packageWith()],
      ]);
      expect(JSON.parse(previewed.text)).toMatchObject({
        title: null,
        quizzes: [
          { title: 'The first', questionCount: 2 },
          { title: 'Second', questionCount: 1 },
          { title: 'Empty', questionCount: 0 },
        ],
      });
      const reply = await send(packageWith());
      expect(reply.status, reply.text).toBe(201);
      const { quizzes, report } = JSON.parse(reply.text) as {
        quizzes: { id: string }[];
        report: { message: string }[];
      };
      expect(quizzes).toMatchObject([
        { title: 'The first', questionCount: 2 },
        { title: 'Second', questionCount: 1 },
      ]);
      const [first] = quizzes;
      const stored = await ivy.get(`/api/quiz/${first?.id ?? ''}`);
      expect(JSON.parse(stored.text)).toMatchObject({ timeLimit: 45, isPublished: false, questionCount: 2 });
      expect(report.map(({ message }) => message).join('\n')).toContain(
        '1 question is in no quiz, so it is skipped. Import it into the question bank.',
      );
      expect((await ada.get(`/api/quiz/${first?.id ?? ''}`)).status).toBe(404);
      // B1 is the third question of the package.
      const selected = await send(packageWith(), [['positions', '[3]']]);
      expect(JSON.parse(selected.text)).toMatchObject({ quizzes: [{ title: 'Second' }] });
      const countQuizzes = async () =>
        (JSON.parse((await ivy.get('/api/quiz/meta')).text) as object[]).length;
      const before = await countQuizzes();
      const many = Array.from({ length: 501 }, (_, at) => essay(`Z${at}?`)).join('');
      const refusals = [
        [packageWith({ 'z.xml': quizFile(many, 'z', 'Z') }), /A quiz has at most 500 questions/],
        [
          packageWith(
            Object.fromEntries(
              Array.from({ length: 51 }, (_, at) => [`z${at}.xml`, quizFile(essay('?'), `z${at}`)]),
            ),
          ),
          /at most 50 quizzes, and this file has 53/,
        ],
        [new File(['What? {=a ~b}'], 'a.gift'), /The file has no quiz with questions/],
      ] as const;
      for (const [file, message] of refusals) {
        const refused = await send(file);
        expect([refused.status, refused.text]).toEqual([400, expect.stringMatching(message)]);
      }
      expect(await countQuizzes()).toBe(before);
    });
  });
};

describeOnSqlite('import of several quizzes', suite);
