import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { idOf, signUp } from '../../support/accounts.ts';
import { storeQuiz } from '../../support/bank.ts';
import type { Browser } from '../../support/browser.ts';
import { addPerson, readCourse, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import {
  accept,
  decline,
  eve,
  eveEmail,
  givenClass,
  invitationsOf,
  invitedCourseIds,
  leave,
  readList,
  memberCourseIds,
  membershipsIn,
  type Invitation,
} from '../../support/invitations.ts';

const suite: StoreSuite = (openStore) => {
  const people = givenClass(openStore, 'invitations');

  describe.each(gatewaysOn(openStore))('invitations to courses, over $name', (gateway) => {
    it('are created if a student adds people; people whom an instructor adds are members at once', async () => {
      const { ada, eve: invited, teacher } = await people(gateway);
      const club = await saveCourse(ada, { name: 'Chess club' });
      const algebra = await saveCourse(teacher, { name: 'Algebra' });
      expect(await addPerson(ada, club.id, { ...eve, role: 'Player' })).toMatchObject({
        membership: 'INVITED',
      });
      expect(await addPerson(teacher, algebra.id, eve)).toMatchObject({ membership: 'MEMBER' });
      expect(await addPerson(ada, club.id, { name: 'Nobody' })).toMatchObject({ membership: null });
      const invitation = {
        courseId: club.id,
        courseName: 'Chess club',
        invitedBy: 'ada Test',
        role: 'Player',
      };
      const invitedAt = '2026-11-21T09:00:00.000Z';
      expect(await invitationsOf(invited)).toEqual([
        { ...invitation, id: club.id, _id: club.id, staffRole: null, invitedAt },
      ]);
      const query = `{ courseInvitations {
        totalCount pageInfo { hasNextPage } nodes { courseId courseName invitedBy role invitedAt }
      } }`;
      expect((await invited.graphql(query)).result.data).toEqual({
        courseInvitations: {
          totalCount: 1,
          pageInfo: { hasNextPage: false },
          nodes: [{ ...invitation, invitedAt }],
        },
      });
      expect(await memberCourseIds(invited)).toEqual([algebra.id]);
    });

    it('show nothing of the course until they are accepted', async () => {
      const { ada, eve: invited, store, teacher } = await people(gateway);
      const { id } = await saveCourse(ada);
      await storeQuiz(store, { _id: 'exam', ownerId: await idOf(teacher), courseId: id, isPublished: true });
      await addPerson(ada, id, eve);
      expect(await memberCourseIds(invited)).toEqual([]);
      expect((await invited.get(`/api/course/${id}`)).status).toBe(404);
      expect(await readList(invited, '/api/quiz/meta')).toEqual([]);
      expect(await readList(invited, `/api/quiz/meta?courseId=${id}`)).toEqual([]);
      const plan = { examDate: '2027-03-01', dailyMinutes: 5 };
      expect((await invited.put(`/api/practice/plan?courseId=${id}`, plan)).status).toBe(404);
      const { status, text } = await accept(invited, id);
      expect(status, text).toBe(200);
      expect(JSON.parse(text)).toMatchObject({ id, name: 'Calculus', createdBy: 'ada Test' });
      expect(await memberCourseIds(invited)).toEqual([id]);
      expect(await readList(invited, '/api/quiz/meta')).toHaveLength(1);
      expect(await invitedCourseIds(invited)).toEqual([]);
      expect((await readCourse(invited, id)).people).toMatchObject([
        { email: eveEmail, membership: 'MEMBER' },
      ]);
      expect(await membershipsIn(ada, id)).toEqual(['MEMBER']);
      expect((await accept(invited, id)).status).toBe(200);
    });

    it('can be accepted and declined over GraphQL, and members can leave the course', async () => {
      const { ada, eve: invited } = await people(gateway);
      const { id } = await saveCourse(ada);
      const other = await saveCourse(ada);
      await addPerson(ada, id, eve);
      await addPerson(ada, other.id, eve);
      const run = async (operation: string, courseId: string, fields = '') => {
        const { result } = await invited.graphql(
          `mutation ($courseId: ID!) { ${operation}(courseId: $courseId) ${fields} }`,
          { courseId },
        );
        return result.errors?.[0]?.extensions.code ?? result.data?.[operation];
      };
      expect(await run('acceptCourseInvitation', id, '{ id }')).toEqual({ id });
      expect(await run('leaveCourse', other.id)).toBe('NOT_FOUND');
      expect(await run('declineCourseInvitation', other.id)).toBe(other.id);
      expect(await run('declineCourseInvitation', other.id)).toBe('NOT_FOUND');
      expect(await run('leaveCourse', id)).toBe(id);
      expect(await run('leaveCourse', id)).toBe('NOT_FOUND');
      expect(await memberCourseIds(invited)).toEqual([]);
      for (const courseId of [id, other.id])
        expect(await run('acceptCourseInvitation', courseId, '{ id }')).toEqual({ id: courseId });
      expect((await memberCourseIds(invited)).toSorted()).toEqual([id, other.id].toSorted());
    });

    it('are refused to everyone else, and nothing changes', async () => {
      const { ada, nobody, teacher, ...test } = await people(gateway);
      const { id } = await saveCourse(ada);
      await addPerson(ada, id, eve);
      for (const stranger of [ada, teacher, await signUp(test, gateway, 'bob@markwise.example')]) {
        expect(await invitedCourseIds(stranger)).toEqual([]);
        for (const answer of [accept, decline])
          expect(await answer(stranger, id)).toMatchObject({
            status: 404,
            text: 'Invitation not found.',
          });
        expect((await leave(stranger, id)).status).toBe(404);
        expect((await accept(stranger, 'missing')).status).toBe(404);
      }
      expect((await nobody.get('/api/courses/invitations')).status).toBe(401);
      for (const answer of [accept, decline, leave]) expect((await answer(nobody, id)).status).toBe(401);
      expect(await membershipsIn(ada, id)).toEqual(['INVITED']);
      expect(await invitedCourseIds(test.eve)).toEqual([id]);
    });

    it('are returned page by page, newest first and complete', async () => {
      const { ada, eve: invited, clock } = await people(gateway);
      const courses: string[] = [];
      for (let at = 0; at < 5; at += 1) {
        const { id } = await saveCourse(ada);
        await addPerson(ada, id, eve);
        courses.unshift(id);
        clock.advance(1000);
      }
      const found: string[] = [];
      let after: string | null = null;
      do {
        const { result }: Awaited<ReturnType<Browser['graphql']>> = await invited.graphql(
          `query ($after: String) { courseInvitations(first: 2, after: $after) {
            nodes { courseId } pageInfo { hasNextPage endCursor } totalCount
          } }`,
          { after },
        );
        const page = result.data?.['courseInvitations'] as {
          nodes: Invitation[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
          totalCount: number;
        };
        expect(page.totalCount).toBe(5);
        found.push(...page.nodes.map(({ courseId }) => courseId));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(found).toEqual(courses);
      expect((await invited.get('/api/courses/invitations?first=0')).status).toBe(400);
      expect((await invited.get('/api/courses/invitations?after=x')).status).toBe(400);
    });
  });
};

describeOnSqlite('invitations to courses', suite);
await describeOnMongo('invitations to courses', suite);
