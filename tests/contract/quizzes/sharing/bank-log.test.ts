import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, idOf } from '../../../support/accounts.ts';
import { givenClassroom, readJson } from '../../../support/attempts.ts';
import { addQuestion, createQuizCategory, choiceBody } from '../../../support/bank.ts';
import { gatewaysOn, type Gateway } from '../../../support/gateways.ts';
import { givenStaff } from '../../../support/staff.ts';

vi.setConfig({ testTimeout: 60_000 });

interface LogEntry {
  readonly action: string;
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly actorEmail: string;
}

const bankActions = /^(edit|delete|restore)Question$|^(add|rename|delete)QuizCategory$/;

/** The teacher's bank is shared to edit with ivy, the co-instructor of a course. */
async function givenSharedBank(classroom: ReturnType<typeof givenClassroom>, gateway: Gateway) {
  const course = await givenStaff(await classroom(gateway), gateway);
  const { teacher, root, courseId } = course;
  await teacher.put(`/api/courses/${courseId}/bank-share`, { access: 'EDIT' });
  const readLog = async () =>
    (await readJson<LogEntry[]>(root, '/api/audit-log?first=100')).filter(({ action }) =>
      bankActions.test(action),
    );
  return { ...course, bankId: await idOf(teacher), logged: readLog };
}

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'bankLog');

  describe.each(gatewaysOn(openStore))('a change in the bank of somebody else over $name', (gateway) => {
    const given = () => givenSharedBank(classroom, gateway);

    it('of a question is in the audit log; a change in one’s own bank is not', async () => {
      const { teacher, ivy, logged: readLog } = await given();
      const { id } = await addQuestion(teacher, { question: 'What is **two**?', textFormat: 'MARKDOWN' });
      const other = await addQuestion(teacher, { question: 'And three?' });
      const path = `/api/questions/${id}`;
      expect((await teacher.put(path, choiceBody)).status).toBe(200);
      expect((await teacher.remove(path)).status).toBe(204);
      expect((await teacher.post(`${path}/restore`, {})).status).toBe(200);
      expect(await readLog()).toEqual([]);
      const before = choiceBody.question;
      const changed = { ...choiceBody, question: 'By **Ivy**?', textFormat: 'MARKDOWN' };
      expect((await ivy.put(path, changed)).status).toBe(200);
      expect((await ivy.put(path, changed)).status).toBe(200);
      expect((await ivy.remove(path)).status).toBe(204);
      expect((await ivy.post(`${path}/restore`, {})).status).toBe(200);
      const selection = { questions: [{ id }, { id: other.id }] };
      const changeBoth = (changes: object) => ivy.patch('/api/questions', { selection, changes });
      for (const changes of [{ difficulty: 'HARD' }, { isDeleted: true }, { isDeleted: false }])
        expect((await changeBoth(changes)).status).toBe(200);
      const two = {
        subject: expect.stringMatching(/^2 questions, the first is: /),
        before: null,
        after: null,
      };
      const one = { subject: 'By Ivy?', before: 'By Ivy?', after: 'By Ivy?' };
      const entries = (await readLog()).toReversed();
      expect(entries).toMatchObject([
        { action: 'editQuestion', subject: before, before, after: 'By Ivy?' },
        { action: 'deleteQuestion', ...one },
        { action: 'restoreQuestion', ...one },
        { action: 'editQuestion', ...two },
        { action: 'deleteQuestion', ...two },
        { action: 'restoreQuestion', ...two },
      ]);
      expect(new Set(entries.map(({ actorEmail }) => actorEmail))).toEqual(new Set(['ivy@markwise.example']));
    });

    it('of a category is in the audit log; a refused change is not', async () => {
      const { teacher, ivy, bankId, logged: readLog } = await given();
      const own = await createQuizCategory(teacher, 'Own');
      expect((await teacher.remove(`/api/quizCategories/${own}`)).status).toBe(204);
      expect(await readLog()).toEqual([]);
      const fresh = await ivy.post('/api/quizCategories', { categoryName: 'Fresh', bankId });
      const { id } = JSON.parse(fresh.text) as { id: string };
      const path = `/api/quizCategories/${id}`;
      await ivy.put(path, { categoryName: 'Newer' });
      const { id: questionId } = await addQuestion(teacher, { categoryId: id });
      expect((await ivy.remove(path)).status).toBe(409);
      await teacher.remove(`/api/questions/${questionId}`);
      expect((await ivy.remove(path)).status).toBe(204);
      expect((await readLog()).toReversed()).toMatchObject([
        { action: 'addQuizCategory', subject: 'Fresh', before: null, after: 'Fresh' },
        { action: 'renameQuizCategory', subject: 'Fresh', before: 'Fresh', after: 'Newer' },
        { action: 'deleteQuizCategory', subject: 'Newer', before: 'Newer', after: null },
      ]);
    });

    it('of a question names its editor in the version, until the editor’s account is deleted', async () => {
      const { teacher, ivy, bankId } = await given();
      const { id } = await addQuestion(teacher);
      await ivy.put(`/api/questions/${id}`, { ...choiceBody, question: 'By Ivy?' });
      const more = await ivy.post('/api/questions', { ...choiceBody, question: 'More?', bankId });
      const { id: moreId } = JSON.parse(more.text) as { id: string };
      const editors = async (questionId: string) =>
        (
          await readJson<{ number: number; editor: { name: string } | null }[]>(
            teacher,
            `/api/questions/${questionId}/versions`,
          )
        ).map(({ number, editor }) => [number, editor?.name ?? null]);
      const names = await editors(id);
      expect(names).toEqual([
        [2, 'ivy Test'],
        [1, 'teacher Test'],
      ]);
      expect(await editors(moreId)).toEqual([[1, names[0]?.[1]]]);
      const edges = '($id: ID!) { question(id: $id) { versions(first: 5) { nodes { editor { name } } } } }';
      const { result } = await teacher.graphql(`query ${edges}`, { id: moreId });
      expect(result.data?.['question']).toEqual({
        versions: { nodes: [{ editor: { name: names[0]?.[1] } }] },
      });
      await ivy.graphql('mutation ($password: String!) { deleteMyAccount(password: $password) }', {
        password: goodPassword,
      });
      expect(await editors(id)).toEqual([[2, null], names[1]]);
    });
  });
};

describeOnSqlite('changes in shared question banks', suite);
