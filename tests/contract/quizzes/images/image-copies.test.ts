import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { day } from '../../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { givenClassroom, startAttempt, submitAttempt } from '../../../support/attempts.ts';
import type { Browser } from '../../../support/browser.ts';
import { goodPassword, idOf } from '../../../support/accounts.ts';
import type { ImageDocument, ImageUseDocument } from '../../../../functions/quizzes/images/image.store.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { uploadImage, withImages } from '../../../support/images.ts';
import { pngOf } from '../../../support/png.ts';
import { createQuiz, quizIn } from '../../../support/quizzes.ts';
import { givenStaff } from '../../../support/staff.ts';

const statusOf = async (browser: Browser, id: string) => (await browser.get(`/api/images/${id}`)).status;
const idIn = ({ text }: { text: string }) => (JSON.parse(text) as { id: string }).id;
const quizOf = (...questions: object[]) => ({ quizData: { title: 'Graphs', questions } });

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'imagecopies');

  describe.each(gatewaysOn(openStore))('a copied or deleted image over $name', (gateway) => {
    const given = async () => {
      const course = await givenStaff(await classroom(gateway), gateway);
      const uploadColour = async (colour: number) =>
        (await uploadImage(course.teacher, pngOf(2, 2, colour))).id;
      /** Advances the clock by `days`, with the teacher and Ada signed in, and then removes expired data. */
      const passDays = async (days: number) => {
        for (let passed = 0; passed < days; passed += 1) {
          course.clock.advance(day);
          if (passed % 7 === 0)
            await Promise.all([course.teacher, course.ada].map((each) => each.get('/api/user')));
        }
        await course.product.purge();
      };
      return { ...course, image: uploadColour, passDays };
    };

    it('stays while a question, a copy, a deleted question or an attempt shows it, and 30 days longer', async () => {
      const { teacher, ada, image: uploadColour, passDays, blobStore, store } = await given();
      const [unused, banked, asked] = [await uploadColour(1), await uploadColour(2), await uploadColour(3)];
      const bankQuestion = idIn(await teacher.post('/api/questions', withImages({ text: banked })));
      const quiz = await createQuiz(teacher, quizOf(withImages({ explanation: asked })));
      await submitAttempt(ada, (await startAttempt(ada, quiz.id)).id);
      // The quiz's question loses its image. The attempt still shows the earlier version.
      const edited = { ...withImages({}), id: quiz.quizData.questions[0]?.id };
      quizIn(await teacher.patch(`/api/quiz/${quiz.id}`, { data: { questions: [edited] } }), 200);
      // An image that no question uses is kept for 30 days, because an unsaved draft may use it.
      await passDays(2);
      await passDays(28);
      expect(await statusOf(teacher, unused)).toBe(200);
      await passDays(3);
      expect(await Promise.all([unused, banked, asked].map((id) => statusOf(teacher, id)))).toEqual([
        404, 200, 200,
      ]);
      expect([await statusOf(ada, asked), await blobStore.get(unused)]).toEqual([200, null]);
      // A question that is saved with the ID of a removed image has no image.
      expect((await teacher.post('/api/questions', withImages({ text: unused }))).status).toBe(201);
      expect(
        await store.collection<ImageUseDocument>('questionImageUses').countDocuments({ imageId: unused }),
      ).toBe(0);
      // A deleted question can be restored for 30 days, with its image.
      await teacher.remove(`/api/questions/${bankQuestion}`);
      await passDays(29);
      await teacher.post(`/api/questions/${bankQuestion}/restore`, {});
      await passDays(33);
      expect(await statusOf(teacher, banked)).toBe(200);
      await teacher.remove(`/api/questions/${bankQuestion}`);
      for (const days of [31, 2, 31]) await passDays(days);
      expect([await statusOf(teacher, banked), await statusOf(ada, asked)]).toEqual([404, 200]);
      // The image is deleted with the quiz and its attempts.
      await teacher.patch(`/api/quizMetaData/${quiz.id}`, { deleted: true });
      for (const days of [31, 2, 31]) await passDays(days);
      expect(await blobStore.get(asked)).toBeNull();
      expect(await store.collection('questionImages').countDocuments({})).toBe(0);
    });

    it('is imported again with a CSV file, and is reported as lost by a format that cannot have images', async () => {
      const { teacher, image: uploadColour, passDays } = await given();
      const id = await uploadColour(1);
      const question = idIn(await teacher.post('/api/questions', withImages({ text: id })));
      const exportAs = async (format: string) => {
        const reply = await teacher.send({
          path: `/api/questions/export?format=${format}`,
          headers: { accept: 'application/json' },
        });
        const { file, report } = JSON.parse(reply.text) as {
          file: { content: string };
          report: { level: string; message: string }[];
        };
        return { text: Buffer.from(file.content, 'base64').toString(), report };
      };
      const gift = await exportAs('GIFT');
      expect([gift.text.includes(id), gift.text.includes('A parabola')]).toEqual([false, true]);
      expect(gift.report).toContainEqual({
        line: null,
        level: 'LOSS',
        message: '1 question has images. The file has only their descriptions.',
      });
      const csv = await exportAs('CSV');
      expect(csv.report).toContainEqual(
        expect.objectContaining({
          level: 'NOTE',
          message: expect.stringContaining('1 question has images.'),
        }),
      );
      const imported = await teacher.post('/api/questions/import', { text: csv.text });
      expect(imported.status, imported.text).toBe(201);
      await teacher.remove(`/api/questions/${question}`);
      for (const days of [31, 2, 31]) await passDays(days);
      expect(await statusOf(teacher, id)).toBe(200);
    });

    it('is shown in other owners’ copies, is in its owner’s data export, and stays for the copies after the owner’s account', async () => {
      const { teacher, ivy, ada, eve, root, courseId, image: uploadColour, store, blobStore } = await given();
      const [kept, gone] = [await uploadColour(1), await uploadColour(2)];
      const { id } = await createQuiz(teacher, {
        courseId,
        ...quizOf(withImages({ text: kept }), withImages({ explanation: gone })),
      });
      // Ivy, a co-instructor of the course, copies the question into her bank and into a quiz for everyone.
      const [first] = quizIn(await ivy.get(`/api/quiz/${id}`), 200).quizData.questions;
      const copy = { ...withImages({ text: kept }), question: first?.question_text };
      expect((await ivy.post('/api/questions', copy)).status).toBe(201);
      const own = await createQuiz(ivy, quizOf(copy));
      await startAttempt(eve, own.id);
      expect([await statusOf(eve, kept), await statusOf(ada, kept)]).toEqual([200, 200]);
      // An administrator edits somebody else's question, and adds an image that the administrator uploaded.
      const fromRoot = await uploadImage(root, pngOf(2, 2, 9));
      const bankQuestion = idIn(await teacher.post('/api/questions', withImages({})));
      expect(
        (await root.put(`/api/questions/${bankQuestion}`, withImages({ text: fromRoot.id }))).status,
      ).toBe(200);
      expect(await statusOf(teacher, fromRoot.id)).toBe(200);

      const { result } = await teacher.graphql('{ exportMyData { content } }');
      const { content } = (result.data ?? {})['exportMyData'] as { content: string };
      const { 'question-images.json': listed = new Uint8Array() } = unzipSync(Buffer.from(content, 'base64'));
      const exported = JSON.parse(strFromU8(listed)) as object[];
      expect(exported).toHaveLength(2);
      expect(exported).toContainEqual(
        expect.objectContaining({ id: kept, type: 'image/png', url: `/api/images/${kept}` }),
      );

      const deletion = 'mutation ($password: String!) { deleteMyAccount(password: $password) }';
      expect((await teacher.graphql(deletion, { password: goodPassword })).result.errors).toBeUndefined();
      const owners = await store.collection<ImageDocument>('questionImages').find({}).toArray();
      expect(owners.map(({ _id }) => _id).toSorted()).toEqual([kept, fromRoot.id].toSorted());
      expect(owners.find(({ _id }) => _id === kept)).toMatchObject({ ownerId: await idOf(ivy) });
      expect([await statusOf(eve, kept), await statusOf(ivy, kept)]).toEqual([200, 200]);
      expect(await blobStore.get(gone)).toBeNull();
    });
  });
};

describeOnSqlite('copies of images on SQLite', suite);
await describeOnMongo('copies of images on MongoDB', suite);
