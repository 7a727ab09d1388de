import { describe, expect, it, vi } from 'vitest';
import { imageLimits } from '../../../../core/files/image-size.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import type { ImageDocument } from '../../../../functions/quizzes/images/image.store.ts';
import { idOf } from '../../../support/accounts.ts';
import { givenClassroom, startAttempt } from '../../../support/attempts.ts';
import type { Browser } from '../../../support/browser.ts';
import { expectUnchanged } from '../../../support/expectations.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { uploadImage, withImages } from '../../../support/images.ts';
import { pngOf } from '../../../support/png.ts';
import { sendForm } from '../../../support/quizzes.ts';
import { documentsIn, givenStaff } from '../../../support/staff.ts';

vi.setConfig({ testTimeout: 60_000 });

const formats = ['MOODLE', 'QTI'] as const;

interface ExportReply {
  readonly file: { readonly fileName: string; readonly content: string };
  readonly report: readonly { readonly level: string; readonly message: string }[];
}

async function exportQuestions(browser: Browser, format: string): Promise<ExportReply> {
  const path = `/api/questions/export?format=${format}`;
  return JSON.parse(
    (await browser.send({ path, headers: { accept: 'application/json' } })).text,
  ) as ExportReply;
}

const sendFile = (browser: Browser, path: string, { fileName, content }: ExportReply['file']) =>
  sendForm(browser, 'POST', path, [['file', new File([Buffer.from(content, 'base64')], fileName)]]);

/** The IDs of the images in a question, in order. */
const idsIn = (question: object) =>
  [...JSON.stringify(question).matchAll(/\(file:([\w-]+)\)/g)].map(([, id = '']) => id);

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'imagefiles');

  describe.each(gatewaysOn(openStore))('images in question files over $name', (gateway) => {
    const given = async () => {
      const course = await givenStaff(await classroom(gateway), gateway);
      const images = await Promise.all(
        [1, 2, 3].map(async (colour) => (await uploadImage(course.teacher, pngOf(3, 2, colour))).id),
      );
      const [text = '', answer = '', explanation = ''] = images;
      await course.teacher.post('/api/questions', withImages({ text, answer, explanation }));
      const readState = () => documentsIn(course.store, ['questionImages', 'questionImageUses', 'questions']);
      return { ...course, look: readState };
    };

    it.each(formats)('are imported with their questions, byte by byte: %s', async (format) => {
      const { teacher, gus, ada, store, look: readState } = await given();
      const { file, report } = await exportQuestions(teacher, format);
      expect(report).toEqual([]);
      await expectUnchanged(readState, async () => {
        const preview = await sendFile(gus, '/api/questions/import/preview', file);
        expect(JSON.parse(preview.text)).toMatchObject({ count: 1, imageCount: 3 });
      });
      const reply = await sendFile(gus, '/api/questions/import', file);
      expect(reply.status, reply.text).toBe(201);
      const { questions } = JSON.parse(reply.text) as { questions: object[] };
      const ids = idsIn(questions[0] ?? {});
      expect(questions).toMatchObject([
        {
          textFormat: 'MARKDOWN',
          question: `Which graph is it?\n\n![A parabola](file:${ids[0]})`,
          answers: [`![A line](file:${ids[1]})`, 'Both'],
          explanation: `![The solution](file:${ids[2]})`,
        },
      ]);
      const contents = await Promise.all(ids.map(async (id) => (await gus.get(`/api/images/${id}`)).bytes));
      expect(contents.map((bytes) => Buffer.from(bytes).toString('hex'))).toEqual(
        [1, 2, 3].map((colour) => pngOf(3, 2, colour).toString('hex')),
      );
      // The images belong to the importing user: nobody else sees them, and they count towards the user’s limit.
      expect((await teacher.get(`/api/images/${ids[0]}`)).status).toBe(404);
      expect(await store.collection<ImageDocument>('questionImages').countDocuments({})).toBe(6);
      // Students see the images when they are in a quiz.
      const quiz = await sendFile(gus, '/api/quiz/import', file);
      expect(quiz.status, quiz.text).toBe(201);
      const { id } = (JSON.parse(quiz.text) as { quiz: { id: string } }).quiz;
      await gus.patch(`/api/quizMetaData/${id}`, { isPublished: true });
      const { questions: attemptQuestions } = await startAttempt(ada, id);
      const [imageId = ''] = idsIn(attemptQuestions[0] ?? {});
      expect((await ada.get(`/api/images/${imageId}`)).status).toBe(200);
    });

    it.each(formats)('are not exported to somebody who cannot see them: %s', async (format) => {
      const { teacher, gus } = await given();
      const { id } = await uploadImage(teacher, pngOf(9, 9));
      await gus.post('/api/questions', withImages({ text: id }));
      const { file, report } = await exportQuestions(gus, format);
      expect(report).toEqual([
        expect.objectContaining({
          level: 'LOSS',
          message: '1 image is not in the file, because you cannot see it on this site.',
        }),
      ]);
      expect(Buffer.from(file.content, 'base64').includes(pngOf(9, 9).toString('base64'))).toBe(false);
      const preview = await sendFile(teacher, '/api/questions/import/preview', file);
      expect(JSON.parse(preview.text)).toMatchObject({ count: 1, imageCount: 0 });
    });

    it.each(formats)('are not stored without their questions: %s', async (format) => {
      const { teacher, gus, store, look: readState } = await given();
      const { file } = await exportQuestions(teacher, format);
      const images = store.collection<ImageDocument>('questionImages');
      const [first] = await images.find({}).toArray();
      if (!first) throw new Error('There is no image.');
      const ownerId = await idOf(gus);
      const many = Array.from({ length: imageLimits.count - 2 }, (_, at) => ({
        ...first,
        _id: `filler-${at}`,
        ownerId,
      }));
      await images.insertMany(many);
      await expectUnchanged(readState, async () => {
        const reply = await sendFile(gus, '/api/questions/import', file);
        expect(reply).toMatchObject({ status: 400, text: expect.stringContaining('at most 2,000 images') });
      });
      await images.deleteMany({ ownerId: { $eq: ownerId } });
      await expectUnchanged(readState, async () => {
        const unknown = await sendForm(gus, 'POST', '/api/quiz/import', [
          ['file', new File([Buffer.from(file.content, 'base64')], file.fileName)],
          ['courseId', 'unknown'],
        ]);
        expect(unknown.status).toBeGreaterThanOrEqual(400);
      });
    });
  });
};

describeOnSqlite('images in question files on SQLite', suite);
await describeOnMongo('images in question files on MongoDB', suite);
