import { describe, expect, it } from 'vitest';
import { imageLimits } from '../../../../core/files/image-size.ts';
import { day } from '../../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { givenClassroom, startAttempt, submitAttempt } from '../../../support/attempts.ts';
import type { Browser } from '../../../support/browser.ts';
import { comparableReply, expectUnchanged } from '../../../support/expectations.ts';
import { allGatewaysOn } from '../../../support/gateways.ts';
import { sendImage, uploadImage, withImages } from '../../../support/images.ts';
import { pngOf } from '../../../support/png.ts';
import { createQuiz, quizIn } from '../../../support/quizzes.ts';
import { documentsIn, givenStaff } from '../../../support/staff.ts';

const statusOf = async (browser: Browser, id: string) => (await browser.get(`/api/images/${id}`)).status;
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080010002001011100ffd9', 'hex');

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'images');

  describe.each(allGatewaysOn(openStore))('an image over $name', (gateway) => {
    const given = async () => givenStaff(await classroom(gateway), gateway);

    it('is recognized by its content, whatever its file name, and returned with headers that make it harmless', async () => {
      const { teacher, nobody, store } = await classroom(gateway);
      const content = pngOf(30, 20);
      const image = await uploadImage(teacher, content);
      expect(image).toMatchObject({
        id: expect.stringMatching(/^[\w-]{1,64}$/),
        type: 'image/png',
        size: content.length,
        width: 30,
        height: 20,
        url: `/api/images/${image.id}`,
      });
      const reply = await teacher.get(image.url);
      expect([reply.status, Buffer.compare(reply.bytes, content)]).toEqual([200, 0]);
      const headers = Object.fromEntries(reply.headers);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': 'attachment; filename="image.png"',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-cache',
      });
      const conditionalRequest = { path: image.url, headers: { 'if-none-match': headers['etag'] ?? '' } };
      expect(await teacher.send(conditionalRequest)).toMatchObject({ status: 304, text: '' });
      expect((await nobody.send(conditionalRequest)).status).toBe(401);
      // The name of the file does not matter.
      expect(JSON.parse((await sendImage(teacher, jpeg, '../a.html')).text)).toMatchObject({
        type: 'image/jpeg',
        width: 32,
        height: 16,
      });
      expect(await store.collection('questionImages').countDocuments({})).toBe(2);
    });

    it('is refused if it is no image, is damaged, too large or sent by a student, and nothing is stored', async () => {
      const { teacher, ada, nobody, store } = await classroom(gateway);
      const readState = () => documentsIn(store, ['questionImages', 'questionImageUses', 'storageUse']);
      await expectUnchanged(readState, async () => {
        const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
        const refused: readonly (readonly [Uint8Array, RegExp])[] = [
          [svg, /^file: This is not a PNG, JPEG, WebP or GIF image\.$/m],
          [Buffer.from('%PDF-1.7\n'), /^file: This is not a PNG/m],
          [Buffer.from('<html><script>alert(1)</script>'), /^file: This is not a PNG/m],
          [jpeg.subarray(0, 20), /^file: This image is damaged\.$/m],
          [
            pngOf(5_001, 5_000, 0, 1),
            /^file: An image has at most 25 million pixels, and this one has 5001 × 5000/m,
          ],
        ];
        for (const [content, reason] of refused)
          expect(await sendImage(teacher, content)).toMatchObject({
            status: 400,
            text: expect.stringMatching(reason),
          });
        const large = Buffer.concat([pngOf(1, 1), Buffer.alloc(imageLimits.size)]);
        expect((await sendImage(teacher, large)).status).toBe(413);
        expect((await teacher.post('/api/images', {})).status).toBe(400);
        expect((await sendImage(ada, pngOf(1, 1))).status).toBe(403);
        expect((await sendImage(nobody, pngOf(1, 1))).status).toBe(401);
      });
    });

    it('is visible to everyone who can see a text with it, and to nobody else', async () => {
      const { teacher, ivy, gus, ada, eve, courseId, clock, change } = await given();
      const [text, answer, explanation, unused] = await Promise.all(
        [1, 2, 3, 4].map(async (colour) => (await uploadImage(teacher, pngOf(2, 2, colour))).id),
      );
      const ids = [text ?? '', answer ?? '', explanation ?? ''] as const;
      const question = withImages({ text: ids[0], answer: ids[1], explanation: ids[2] });
      const { id } = await createQuiz(teacher, {
        courseId,
        quizData: {
          title: 'Graphs',
          timeLimit: 30,
          answerRelease: 'AFTER_LAST_ATTEMPT',
          questions: [question],
        },
      });
      const statusesFor = async (browser: Browser) =>
        Promise.all([...ids, unused ?? ''].map((image) => statusOf(browser, image)));
      const [none, prompt, all] = [
        [404, 404, 404, 404],
        [200, 200, 404, 404],
        [200, 200, 200, 404],
      ];
      expect(await statusesFor(teacher)).toEqual([200, 200, 200, 200]);
      expect([await statusesFor(ivy), await statusesFor(gus)]).toEqual([all, all]);
      // Before the attempt, Ada sees no image. During and after it, she sees the images of the prompt, but not of the
      // explanation, while the answers are still secret.
      expect(await statusesFor(ada)).toEqual(none);
      const first = await startAttempt(ada, id);
      expect(await statusesFor(ada)).toEqual(prompt);
      await submitAttempt(ada, first.id);
      expect(await statusesFor(ada)).toEqual(prompt);
      await change(id, { allowedAttempts: 1 });
      expect(await statusesFor(ada)).toEqual(all);
      // Eve, a member who has not begun, gets the same reply as for an image that does not exist.
      expect(await statusesFor(eve)).toEqual(none);
      expect(comparableReply(await eve.get(`/api/images/${ids[0]}`))).toEqual(
        comparableReply(await eve.get('/api/images/none')),
      );
      // A quiz without limits of time and attempts shows its questions before an attempt.
      await change(id, { allowedAttempts: -1, timeLimit: null });
      expect(await statusesFor(eve)).toEqual(prompt);
      await change(id, { opensAt: '2199-01-01T00:00:00.000Z' });
      expect(await statusesFor(eve)).toEqual(none);
      // Earlier attempts keep the images of an edited question, also for graders.
      const { quizData } = quizIn(await teacher.get(`/api/quiz/${id}`), 200);
      const edited = { ...withImages({}), id: quizData.questions[0]?.id };
      await teacher.patch(`/api/quiz/${id}`, { data: { questions: [edited] } });
      await change(id, { allowedAttempts: 1 });
      expect([await statusesFor(ada), await statusesFor(gus)]).toEqual([all, all]);
      await teacher.patch(`/api/quiz/${id}`, { data: { questions: [withImages({})] } });
      expect([await statusesFor(ada), await statusesFor(gus)]).toEqual([all, all]);
      // A deleted quiz is shown to its editors only.
      await teacher.patch(`/api/quizMetaData/${id}`, { deleted: true });
      clock.advance(day);
      expect([await statusesFor(ada), await statusesFor(gus), await statusesFor(ivy)]).toEqual([
        none,
        none,
        all,
      ]);
    });

    it('is not visible to somebody who only knows its ID', async () => {
      const { teacher, ivy, gus, root, courseId, ada } = await given();
      const { id } = await uploadImage(teacher, pngOf(3, 3));
      const question = withImages({ text: id });
      // Ivy can see no text with the image.
      expect((await ivy.post('/api/questions', question)).status).toBe(201);
      const quiz = await createQuiz(gus, { quizData: { title: 'Mine', questions: [question] } });
      const attempt = await startAttempt(ada, quiz.id);
      expect(attempt.questions).toHaveLength(1);
      for (const browser of [ivy, gus, ada]) expect(await statusOf(browser, id)).toBe(404);
      expect(await statusOf(root, id)).toBe(200);
      // Once a quiz of the course shows the image, the course's co-instructor can use it in other questions.
      await createQuiz(teacher, { courseId, quizData: { title: 'Graphs', questions: [question] } });
      const own = await ivy.post('/api/questions', question);
      expect([own.status, await statusOf(ivy, id)]).toEqual([201, 200]);
      expect(await statusOf(ada, id)).toBe(200);
    });
  });
};

describeOnSqlite('images of questions on SQLite', suite);
await describeOnMongo('images of questions on MongoDB', suite);
