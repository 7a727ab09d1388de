import { describe, expect, it } from 'vitest';
import { day } from '../../../functions/platform/clock.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { adminOf, goodPassword, deliverMails, signUp, signIn } from '../../support/accounts.ts';
import { browserOf, type Browser } from '../../support/browser.ts';
import { addPerson, courseBody, givenTeacher, saveCourse, completePerson } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const route = '/api/courses/member';
const eveEmail = 'eve@markwise.example';

async function listOf(browser: Browser): Promise<{ id: string }[]> {
  const { status, text } = await browser.get(route);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return JSON.parse(text) as { id: string }[];
}
const idsOf = async (browser: Browser) => (await listOf(browser)).map(({ id }) => id);
const hintCount = (store: Store) => store.collection<never>('courseMembers').countDocuments({});

const suite: StoreSuite = (openStore) => {
  const people = givenTeacher(openStore, 'memberships');

  describe.each(gatewaysOn(openStore))('courses that the caller is a member of, over $name', (gateway) => {
    it('show their owner and the caller’s role, most recently updated first', async () => {
      const { ada, eve, clock } = await people(gateway);
      const first = await saveCourse(ada);
      const second = await saveCourse(ada, { name: 'Statistics', description: '' });
      await addPerson(ada, first.id, {
        name: 'Eve',
        email: ' EVE@Markwise.example ',
        role: 'Tutor',
        grade: 87.5,
      });
      clock.advance(1000);
      await addPerson(ada, second.id, { name: 'Eve', email: eveEmail });
      const { name, description } = courseBody;
      const courses = [
        { id: second.id, name: 'Statistics', description: '', createdBy: 'ada Test', role: '', grade: null },
        { id: first.id, name, description, createdBy: 'ada Test', role: 'Tutor', grade: 87.5 },
      ];
      expect(await listOf(eve)).toEqual(
        courses.map((course, index) => ({
          ...course,
          _id: course.id,
          lastUpdatedOn: `2026-11-21T09:00:0${1 - index}.000Z`,
        })),
      );
      const query = '{ memberCourses { id name description createdBy role grade } }';
      expect((await eve.graphql(query)).result.data).toEqual({ memberCourses: courses });
      clock.advance(1000);
      await ada.patch(`/api/course/${first.id}`, { name: 'Calculus II' });
      expect(await idsOf(eve)).toEqual([first.id, second.id]);
    });

    it('are listed only for people with the address, and do not include the caller’s own courses', async () => {
      const { ada, eve, nobody, ...test } = await people(gateway);
      const { id } = await saveCourse(ada);
      for (const email of ['ada@markwise.example', 'eve@markwise.examples', 'grace@markwise.example', ''])
        await addPerson(ada, id, { ...completePerson, email });
      expect(await listOf(eve)).toEqual([]);
      expect(await listOf(ada)).toEqual([]);
      expect(await listOf(await adminOf(test, gateway))).toEqual([]);
      expect(await nobody.get(route)).toMatchObject({ status: 401, text: 'Sign in first.' });
      const { result } = await nobody.graphql('{ memberCourses { id } }');
      expect(result.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    });

    it('are not listed before the address is verified', async () => {
      const { ada, ...test } = await people(gateway);
      const { id } = await saveCourse(ada);
      await addPerson(ada, id, { name: 'Mallory', email: 'mallory@markwise.example' });
      const mallory = browserOf(gateway, test.app);
      const account = { email: 'mallory@markwise.example', password: goodPassword };
      await mallory.post('/api/auth/register', { ...account, firstName: 'M', lastName: 'M' });
      await mallory.post('/api/auth/login', account);
      expect((await mallory.get(route)).status).toBe(401);
    });

    it('appear and disappear with the address of a row, and are removed with the row', async () => {
      const { ada, eve, store } = await people(gateway);
      const { id } = await saveCourse(ada);
      const row = await addPerson(ada, id, { name: 'Eve', email: 'wrong@markwise.example' });
      const path = `/api/courses/${id}/students/${row.id}`;
      expect(await listOf(eve)).toEqual([]);
      await ada.patch(path, { email: eveEmail.toUpperCase() });
      expect(await idsOf(eve)).toEqual([id]);
      await ada.patch(path, { email: '' });
      expect(await listOf(eve)).toEqual([]);
      await ada.patch(path, { email: eveEmail });
      await ada.post(`/api/courses/${id}/deleteStudent`, { s_id: row.id });
      expect(await listOf(eve)).toEqual([]);
      expect(await hintCount(store)).toBe(0);
    });

    it('appear and disappear with an imported table of people', async () => {
      const { ada, eve } = await people(gateway);
      const { id } = await saveCourse(ada);
      const read = async (csv: string) => {
        const reply = await ada.post(`/api/courses/${id}/people/import`, { csv });
        expect(reply.status, reply.text).toBe(200);
      };
      await read('name,email,key\nSomeone,someone@markwise.example,S-1\nAlan,,S-2\n');
      expect(await listOf(eve)).toEqual([]);
      await read(`name,email,key\nEve,EVE@markwise.example,S-2\n`);
      expect(await idsOf(eve)).toEqual([id]);
      await read('name,email,key\nEve,elsewhere@markwise.example,S-2\n');
      expect(await listOf(eve)).toEqual([]);
    });

    it('are read from the courses, so outdated index entries add none to the list', async () => {
      const { ada, eve, store } = await people(gateway);
      const { id } = await saveCourse(ada);
      for (const courseId of [id, 'missing']) {
        const hint = { _id: `${courseId}:gone:${eveEmail}`, courseId, studentId: 'gone', email: eveEmail };
        await store.collection<typeof hint>('courseMembers').insertOne(hint);
      }
      expect(await listOf(eve)).toEqual([]);
    });

    it('are found despite outdated index entries, however many', async () => {
      const { ada, eve, store } = await people(gateway);
      const courses = [await saveCourse(ada), await saveCourse(ada), await saveCourse(ada)];
      const ids = courses.map(({ id }) => id).toSorted();
      const rows = store.collection<{ _id: string; courseId: string; studentId: string; email: string }>(
        'courseMembers',
      );
      for (const courseId of ids) {
        for (let at = 0; at < 150; at += 1) {
          const studentId = `gone-${at}`;
          const _id = `${courseId}:${studentId}:${eveEmail}`;
          await rows.insertOne({ _id, courseId, studentId, email: eveEmail });
        }
        await addPerson(ada, courseId, { name: 'Eve', email: eveEmail });
      }
      expect((await idsOf(eve)).toSorted()).toEqual(ids);
    });

    it('disappear when they are deleted, return when they are restored, and end with the owner’s account', async () => {
      const { ada, eve, store, clock, product } = await people(gateway);
      const [member, dropped] = [await saveCourse(ada), await saveCourse(ada)];
      for (const { id } of [member, dropped]) await addPerson(ada, id, { name: 'Eve', email: eveEmail });
      await ada.remove(`/api/course/${member.id}`);
      await ada.remove(`/api/course/${dropped.id}`);
      expect(await listOf(eve)).toEqual([]);
      await ada.post(`/api/course/${member.id}/restore`, {});
      expect(await idsOf(eve)).toEqual([member.id]);
      clock.advance(30 * day);
      await product.purge();
      expect(await hintCount(store)).toBe(1);
      await signIn(eve, eveEmail);
      expect(await idsOf(eve)).toEqual([member.id]);
      await signIn(ada, 'ada@markwise.example');
      expect((await ada.post('/api/account/delete', { password: goodPassword })).status).toBe(204);
      expect(await listOf(eve)).toEqual([]);
      expect(await hintCount(store)).toBe(0);
    });

    it('are found again by a new account with the address', async () => {
      const { ada, eve, ...test } = await people(gateway);
      const { id } = await saveCourse(ada);
      await addPerson(ada, id, { name: 'Eve', email: eveEmail });
      expect((await eve.post('/api/account/delete', { password: goodPassword })).status).toBe(204);
      expect((await eve.get(route)).status).toBe(401);
      await deliverMails(test);
      expect(await idsOf(await signUp(test, gateway, eveEmail))).toEqual([id]);
    });
  });
};

describeOnSqlite('memberships', suite);
