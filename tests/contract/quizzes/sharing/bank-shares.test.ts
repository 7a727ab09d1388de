import { describe, expect, it, vi } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, idOf } from '../../../support/accounts.ts';
import { givenClassroom, readJson } from '../../../support/attempts.ts';
import {
  addQuestion,
  createQuizCategory,
  choiceBody,
  questionTexts,
  readQuestion,
} from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { saveCourse } from '../../../support/courses.ts';
import { gatewaysOn, type Gateway } from '../../../support/gateways.ts';
import { uploadImage, withImages } from '../../../support/images.ts';
import { pngOf } from '../../../support/png.ts';
import { createQuiz, quizIn } from '../../../support/quizzes.ts';
import { addStaff, documentsIn, givenStaff, gusEmail } from '../../../support/staff.ts';

vi.setConfig({ testTimeout: 60_000 });

const collections = ['questions', 'questionVersions', 'quizCategories', 'bankShares', 'quizzes', 'auditLog'];

interface Bank {
  readonly id: string;
  readonly ownerName: string;
  readonly isOwn: boolean;
  readonly access: string;
  readonly shares: readonly { readonly courseId: string; readonly access: string }[];
}

const readBanks = (browser: Browser) => readJson<Bank[]>(browser, '/api/question-banks');

/** The teacher's bank has a question in a category. Ivy is co-instructor of the teacher's course, gus is grader. */
async function givenBank(classroom: ReturnType<typeof givenClassroom>, gateway: Gateway) {
  const course = await givenStaff(await classroom(gateway), gateway);
  const { teacher, courseId } = course;
  const bankId = await idOf(teacher);
  const category = await createQuizCategory(teacher, 'Algebra');
  const question = await addQuestion(teacher, { categoryId: category });
  const share = (access: string) => teacher.put(`/api/courses/${courseId}/bank-share`, { access });
  return { ...course, bankId, category, question, share };
}

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'bankShares');

  describe.each(gatewaysOn(openStore))('a shared question bank over $name', (gateway) => {
    const given = () => givenBank(classroom, gateway);

    it('can be read, used and copied by co-instructors, and changed only by its owner', async () => {
      const { teacher, ivy, gus, eve, root, store, courseId, bankId, category, question, share } =
        await given();
      const bank = `/api/all-questions?bankId=${bankId}`;
      expect(await ivy.get(bank)).toMatchObject({ status: 404, text: 'Question bank not found.' });
      expect((await share('READ')).status).toBe(200);
      expect(await readBanks(teacher)).toMatchObject([
        { isOwn: true, shares: [{ courseId, access: 'READ' }] },
      ]);
      expect(await readBanks(ivy)).toMatchObject([
        { isOwn: true, access: 'EDIT', shares: [] },
        { id: bankId, isOwn: false, access: 'READ', shares: [{ courseId }] },
      ]);
      expect(await readBanks(gus)).toHaveLength(1);
      expect(await questionTexts(ivy, `?bankId=${bankId}`)).toEqual([question.question]);
      expect(await questionTexts(ivy)).toEqual([]);
      expect(await readQuestion(ivy, question.id)).toMatchObject({ canEdit: false, correctAnswer: [1] });
      expect(await readJson(ivy, '/api/quizCategories')).toMatchObject([
        { id: category, categoryName: 'Algebra', bankId, isOwn: false, canEdit: false },
      ]);
      const found = await readJson<{ id: string; detail: string }[]>(ivy, '/api/search?text=derivative');
      expect(found).toMatchObject([{ id: question.id, detail: expect.stringContaining('’s bank') }]);
      // Titles of quizzes outside the course stay private.
      await createQuiz(teacher, { quizData: { title: 'Secret', questions: [{ questionId: question.id }] } });
      expect((await readQuestion(ivy, question.id)).usedIn).toEqual([]);
      const before = await documentsIn(store, collections);
      const refusals = [
        await ivy.put(`/api/questions/${question.id}`, choiceBody),
        await ivy.remove(`/api/questions/${question.id}`),
        await ivy.post('/api/questions', { ...choiceBody, bankId }),
        await ivy.patch('/api/questions', {
          selection: { questions: [{ id: question.id }] },
          changes: { difficulty: 'HARD' },
        }),
        await ivy.put(`/api/quizCategories/${category}`, { categoryName: 'Mine' }),
        await ivy.remove(`/api/quizCategories/${category}`),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
      for (const stranger of [gus, eve])
        expect([403, 404]).toContain((await stranger.get(`/api/questions/${question.id}`)).status);
      const copy = { selection: { questions: [{ id: question.id }] } };
      expect((await gus.post('/api/question-copies', copy)).status).toBe(404);
      const elsewhere = { title: 'Elsewhere', questions: [{ questionId: question.id }] };
      expect((await ivy.post('/api/quiz', { quizData: elsewhere })).text).toContain('not in the bank');
      expect(await documentsIn(store, collections)).toBe(before);
      // In a quiz of another owner the question becomes a copy. In a quiz of the bank's owner it stays linked.
      const own = quizIn(await ivy.post('/api/quiz', { quizData: elsewhere, courseId }));
      expect(own.quizData.questions[0]?.id).not.toBe(question.id);
      const linked = await createQuiz(teacher, { courseId });
      const filled = await ivy.post(`/api/quiz/${linked.id}/questions`, copy);
      expect(filled.status, filled.text).toBeLessThan(300);
      const { quizData } = quizIn(await teacher.get(`/api/quiz/${linked.id}`), 200);
      expect(quizData.questions.map(({ id }) => id)).toContain(question.id);
      expect((await readQuestion(ivy, question.id)).usedIn).toMatchObject([{ quizId: linked.id }]);
      const inCopiedQuestion = await ivy.post('/api/question-copies', copy);
      expect(inCopiedQuestion.status, inCopiedQuestion.text).toBe(201);
      const [id = ''] = (JSON.parse(inCopiedQuestion.text) as { ids: string[] }).ids;
      const mine = await readQuestion(ivy, id);
      expect(mine).toMatchObject({ question: question.question, availableForPractice: false, canEdit: true });
      expect(await readJson(ivy, '/api/quizCategories')).toMatchObject([
        { id: mine.categoryId, categoryName: 'Algebra', isOwn: true },
        { id: category, isOwn: false },
      ]);
      expect((await teacher.get(`/api/questions/${id}`)).status).toBe(404);
      const log = await readJson<{ action: string; before: string | null; after: string | null }[]>(
        root,
        '/api/audit-log?action=shareBank',
      );
      expect(log).toMatchObject([{ before: null, after: 'can read' }]);
    });

    it('shows the images of its questions while it is shared, and copies keep their images', async () => {
      const { teacher, ivy, gus, ada, courseId, share } = await given();
      const image = async (colour: number) => (await uploadImage(teacher, pngOf(2, 2, colour))).id;
      const images = [await image(1), await image(2), await image(3)] as const;
      const [inQuestion, inCopiedQuestion, inQuiz] = images;
      await teacher.post('/api/questions', withImages({ explanation: inQuestion }));
      const { text } = await teacher.post('/api/questions', withImages({ explanation: inCopiedQuestion }));
      const { id } = JSON.parse(text) as { id: string };
      // A question that was created in a quiz is not in the bank.
      const questions = [withImages({ text: inQuiz })];
      await createQuiz(teacher, { isPublished: false, quizData: { title: 'Graphs', questions } });
      const statusesFor = (who: Browser) =>
        Promise.all(images.map(async (each) => (await who.get(`/api/images/${each}`)).status));
      const none = [404, 404, 404];
      expect(await statusesFor(ivy)).toEqual(none);
      await share('READ');
      expect(await Promise.all([ivy, gus, ada].map(statusesFor))).toEqual([[200, 200, 404], none, none]);
      const copy = await ivy.post('/api/question-copies', { selection: { questions: [{ id }] } });
      expect(copy.status, copy.text).toBe(201);
      await teacher.remove(`/api/courses/${courseId}/bank-share`);
      expect(await statusesFor(ivy)).toEqual([404, 200, 404]);
    });

    it('is not accessible after somebody leaves the staff, or the course or the account is deleted', async () => {
      const { teacher, ivy, gus, ivyId, courseId, bankId, question, share, store } = await given();
      await share('READ');
      const canRead = async (browser: Browser) =>
        (await browser.get(`/api/questions/${question.id}`)).status === 200;
      expect(await canRead(ivy)).toBe(true);
      // Only editors of the course can share a bank with it.
      expect((await gus.put(`/api/courses/${courseId}/bank-share`, { access: 'READ' })).status).toBe(403);
      expect((await teacher.remove(`/api/courses/${courseId}/staff/${ivyId}`)).status).toBe(204);
      expect(await canRead(ivy)).toBe(false);
      expect(await readBanks(ivy)).toHaveLength(1);
      // A share of a co-instructor's bank ends when the co-instructor leaves the course.
      const other = await saveCourse(ivy, { name: 'Of Ivy' });
      const gusId = await addStaff(ivy, other.id, [gus, gusEmail], 'CO_INSTRUCTOR');
      const gusQuestion = await addQuestion(gus, { question: 'Of Gus?' });
      await gus.put(`/api/courses/${other.id}/bank-share`, { access: 'EDIT' });
      expect((await ivy.get(`/api/questions/${gusQuestion.id}`)).status).toBe(200);
      await ivy.remove(`/api/courses/${other.id}/staff/${gusId}`);
      expect((await ivy.get(`/api/questions/${gusQuestion.id}`)).status).toBe(404);
      expect(await readBanks(gus)).toMatchObject([{ shares: [] }]);
      // Shares with a course end when the course is deleted.
      await teacher.remove(`/api/course/${courseId}`);
      expect(await readBanks(teacher)).toMatchObject([{ id: bankId, shares: [] }]);
      const shares = store.collection<{ _id: string }>('bankShares');
      expect(await shares.countDocuments({})).toBe(2);
      await gus.graphql('mutation ($password: String!) { deleteMyAccount(password: $password) }', {
        password: goodPassword,
      });
      expect(await shares.countDocuments({})).toBe(1);
    });
  });
};

const editing: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'bankEditing');

  describe.each(gatewaysOn(openStore))('a question bank that is shared to edit over $name', (gateway) => {
    const given = () => givenBank(classroom, gateway);

    it('is edited by co-instructors if it is shared to edit, and a conflict overwrites nothing', async () => {
      const { teacher, ivy, courseId, bankId, category, question, share } = await given();
      expect((await share('READ')).status).toBe(200);
      expect((await share('EDIT')).status).toBe(200);
      const path = `/api/questions/${question.id}`;
      const body = { ...choiceBody, question: 'By Ivy?', categoryId: category };
      expect((await ivy.put(path, { ...body, revision: 1 })).status).toBe(200);
      const late = await teacher.put(path, { ...choiceBody, question: 'By the teacher?', revision: 1 });
      expect(late.status).toBe(409);
      expect(await readQuestion(teacher, question.id)).toMatchObject({ question: 'By Ivy?', revision: 2 });
      const renamed = await ivy.put(`/api/quizCategories/${category}`, { categoryName: 'Analysis' });
      expect(renamed.status, renamed.text).toBe(200);
      const fresh = await ivy.post('/api/quizCategories', { categoryName: 'Fresh', bankId });
      expect(fresh.status, fresh.text).toBe(201);
      const { id: freshId } = JSON.parse(fresh.text) as { id: string };
      const more = await ivy.post('/api/questions', {
        ...choiceBody,
        question: 'More?',
        categoryId: freshId,
        bankId,
      });
      expect(more.status, more.text).toBe(201);
      const { id: moreId } = JSON.parse(more.text) as { id: string };
      expect(await readQuestion(teacher, moreId)).toMatchObject({ categoryId: freshId, canEdit: true });
      expect(await questionTexts(ivy)).toEqual([]);
      // The question cannot get a category of Ivy's own bank.
      const foreign = await createQuizCategory(ivy, 'Of Ivy');
      expect((await ivy.put(path, { ...body, categoryId: foreign })).text).toContain('Category not found.');
      const many = {
        selection: { questions: [{ id: question.id }, { id: moreId }] },
        changes: { difficulty: 'HARD' },
      };
      expect((await ivy.patch('/api/questions', many)).status).toBe(200);
      expect(await readQuestion(teacher, moreId)).toMatchObject({ difficulty: 'HARD' });
      expect((await ivy.remove(`/api/questions/${moreId}`)).status).toBe(204);
      expect((await teacher.get(`/api/questions/${moreId}`)).status).toBe(404);
      expect((await ivy.post(`/api/questions/${moreId}/restore`, {})).status).toBe(200);
      // Questions that were created in a quiz are not in the bank.
      const { quizData } = await createQuiz(teacher);
      const [quizOnly] = quizData.questions;
      expect((await ivy.get(`/api/questions/${quizOnly?.id}`)).status).toBe(404);
      expect((await ivy.put(`/api/questions/${quizOnly?.id}`, choiceBody)).status).toBe(404);
      expect((await teacher.remove(`/api/courses/${courseId}/bank-share`)).status).toBe(204);
      expect((await ivy.get(path)).status).toBe(404);
      expect((await ivy.remove(`/api/courses/${courseId}/bank-share`)).status).toBe(404);
    });
  });
};

describeOnSqlite('shares of question banks', suite);
describeOnSqlite('editing of shared question banks', editing);
await describeOnMongo('shares of question banks', suite);
