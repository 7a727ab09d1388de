import { describe, expect, it } from 'vitest';
import { day } from '../../../functions/platform/clock.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { idOf, signIn } from '../../support/accounts.ts';
import { addPerson, readCourse, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { accept, eve, eveEmail, givenClass, invitedCourseIds, readList } from '../../support/invitations.ts';

const suite: StoreSuite = (openStore) => {
  const people = givenClass(openStore, 'invitelimits');

  describe.each(gatewaysOn(openStore))('limits of invitations, over $name', (gateway) => {
    it('allow ten unanswered invitations per inviter and person, whether the person is added by hand or by a table', async () => {
      const { ada, eve: invited, setRole, teacher } = await people(gateway);
      const courses: string[] = [];
      for (let at = 0; at < 14; at += 1) courses.push((await saveCourse(ada)).id);
      const replies = await Promise.all(
        courses.slice(0, 12).map((id) => ada.post(`/api/courses/${id}/students`, eve)),
      );
      const refused = replies.filter(({ status }) => status !== 201);
      expect(refused.length).toBeGreaterThanOrEqual(2);
      for (const reply of refused)
        expect(reply).toMatchObject({
          status: 400,
          text: 'email: This address has 10 unanswered invitations from you. Wait until the person answers.',
        });
      for (const id of courses) await ada.post(`/api/courses/${id}/students`, eve);
      const last = courses.at(-1) ?? '';
      const table = await ada.post(`/api/courses/${last}/people/import`, {
        csv: `name,email\nEve,${eveEmail}\n`,
      });
      expect(JSON.parse(table.text)).toMatchObject({ added: 0, problems: [{ row: 2 }] });
      const waiting = await invitedCourseIds(invited);
      expect(waiting).toHaveLength(10);
      // Withdrawn and answered invitations free a slot.
      await ada.remove(`/api/course/${waiting[0] ?? ''}`);
      await accept(invited, waiting[1] ?? '');
      await addPerson(ada, last, eve);
      expect(await invitedCourseIds(invited)).toHaveLength(9);
      // The people whom an instructor adds need no invitation, so this limit does not apply.
      await setRole(eveEmail, 'Student');
      const { id } = await saveCourse(teacher);
      expect(await addPerson(teacher, id, eve)).toMatchObject({ membership: 'MEMBER' });
    });

    it('allow only ten even if courses are deleted, other courses invite, and the deleted courses are restored', async () => {
      const { ada, eve: invited } = await people(gateway);
      const first: string[] = [];
      for (let at = 0; at < 10; at += 1) first.push((await saveCourse(ada)).id);
      for (const id of first) await addPerson(ada, id, eve);
      for (const id of first) await ada.remove(`/api/course/${id}`);
      for (let at = 0; at < 5; at += 1) await addPerson(ada, (await saveCourse(ada)).id, eve);
      for (const id of first) expect((await ada.post(`/api/course/${id}/restore`, {})).status).toBe(200);
      expect(await invitedCourseIds(invited)).toHaveLength(10);
    });

    it('allow a student 2,000 new addresses a day, with each row of a table counted', async () => {
      const { ada, clock, store } = await people(gateway);
      const added1995 = {
        _id: `add-address:${Math.floor(clock.now().getTime() / day)}:${await idOf(ada)}`,
        count: 1995,
        expiresAt: '2026-11-22T00:00:00.000Z',
      };
      await store.collection<typeof added1995>('rateLimits').insertOne(added1995);
      const { id } = await saveCourse(ada);
      const importRows = async (rows: readonly string[]) => {
        const csv = ['name,email', ...rows.map((row) => `P,${row}`)].join('\n');
        return (await ada.post(`/api/courses/${id}/people/import`, { csv })).status;
      };
      const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@markwise.example`);
      expect(await importRows(six)).toBe(429);
      expect((await readCourse(ada, id)).people).toEqual([]);
      expect(await importRows(six.slice(0, 5))).toBe(200);
      // None of these addresses is new.
      expect(await importRows(six.slice(0, 5))).toBe(200);
      const refused = await ada.post(`/api/courses/${id}/students`, eve);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const row = await addPerson(ada, id, { name: 'No address' });
      const path = `/api/courses/${id}/students/${row.id}`;
      expect((await ada.patch(path, { email: eveEmail })).status).toBe(429);
      expect((await ada.patch(path, { role: 'Player' })).status).toBe(200);
      expect((await readCourse(ada, id)).people).toHaveLength(6);
      clock.advance(day);
      await signIn(ada, 'ada@markwise.example');
      expect(await addPerson(ada, id, eve)).toMatchObject({ membership: 'INVITED' });
    });

    it('allow membership in at most 200 courses', async () => {
      const { ada, eve: invited, store } = await people(gateway);
      const members = Array.from({ length: 199 }, (_, at) => ({
        _id: `course-${at}:student:${eveEmail}`,
        courseId: `course-${at}`,
        studentId: 'student',
        email: eveEmail,
        isMember: true,
      }));
      await store.collection<(typeof members)[number]>('courseMembers').insertMany(members);
      const [first, second] = [await saveCourse(ada), await saveCourse(ada)];
      for (const { id } of [first, second]) await addPerson(ada, id, eve);
      expect((await accept(invited, first.id)).status).toBe(200);
      expect(await accept(invited, second.id)).toMatchObject({
        status: 400,
        text: 'You’re in 200 courses already. Leave one to accept this invitation.',
      });
      expect(await invitedCourseIds(invited)).toEqual([second.id]);
    });

    it('allow instructors to add more people than students can', async () => {
      const { teacher, clock, store } = await people(gateway);
      const added9999 = {
        _id: `add-address-as-instructor:${Math.floor(clock.now().getTime() / day)}:${await idOf(teacher)}`,
        count: 9999,
        expiresAt: '2026-11-22T00:00:00.000Z',
      };
      await store.collection<typeof added9999>('rateLimits').insertOne(added9999);
      const { id } = await saveCourse(teacher);
      expect(await addPerson(teacher, id, eve)).toMatchObject({ membership: 'MEMBER' });
      const more = { name: 'One more', email: 'more@markwise.example' };
      expect((await teacher.post(`/api/courses/${id}/students`, more)).status).toBe(429);
    });

    it('allow 60 new courses an hour, with aliases counted one by one', async () => {
      const { ada, clock } = await people(gateway);
      const { id } = await saveCourse(ada, { categories: [] });
      const saves = (count: number) =>
        Array.from({ length: count }, (_, at) => `c${at}: duplicateCourse(id: "${id}") { id }`).join(' ');
      for (let at = 0; at < 3; at += 1)
        expect((await ada.graphql(`mutation { ${saves(15)} }`)).result.errors).toBeUndefined();
      const { result } = await ada.graphql(`mutation { ${saves(15)} }`);
      expect(result.errors?.map(({ extensions }) => extensions.code)).toEqual(['RATE_LIMITED']);
      expect((await ada.post('/api/course', { name: 'One more', categories: [] })).status).toBe(429);
      expect(await readList(ada, '/api/courses/meta')).toHaveLength(60);
      clock.advance(day / 24);
      expect((await ada.post('/api/course', { name: 'One more', categories: [] })).status).toBe(201);
    });
  });
};

describeOnSqlite('limits of invitations', suite);
