import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { idOf, signedUp } from '../../support/accounts.ts';
import { storedQuiz } from '../../support/bank.ts';
import type { Browser } from '../../support/browser.ts';
import { added, courseOf, saved } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import {
  accept,
  decline,
  eve,
  eveEmail,
  givenClass,
  invitationsOf,
  invitedTo,
  leave,
  listAt,
  memberOf,
  membershipIn,
  type Invitation,
} from '../../support/invitations.ts';

const suite: StoreSuite = (openStore) => {
  const people = givenClass(openStore, 'invitations');

  describe.each(gatewaysOn(openStore))('invitations to courses, over $name', (gateway) => {
    it('are created if a student adds people; people whom an instructor adds are members at once', async () => {
      const { ada, eve: invited, teacher } = await people(gateway);
      const club = await saved(ada, { name: 'Chess club' });
      const algebra = await saved(teacher, { name: 'Algebra' });
      expect(await added(ada, club.id, { ...eve, role: 'Player' })).toMatchObject({ membership: 'INVITED' });
      expect(await added(teacher, algebra.id, eve)).toMatchObject({ membership: 'MEMBER' });
      expect(await added(ada, club.id, { name: 'Nobody' })).toMatchObject({ membership: null });
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
      expect(await memberOf(invited)).toEqual([algebra.id]);
    });

    it('show nothing of the course until they are accepted', async () => {
      const { ada, eve: invited, store, teacher } = await people(gateway);
      const { id } = await saved(ada);
      await storedQuiz(store, { _id: 'exam', ownerId: await idOf(teacher), courseId: id, isPublished: true });
      await added(ada, id, eve);
      expect(await memberOf(invited)).toEqual([]);
      expect((await invited.get(`/api/course/${id}`)).status).toBe(404);
      expect(await listAt(invited, '/api/quiz/meta')).toEqual([]);
      expect(await listAt(invited, `/api/quiz/meta?courseId=${id}`)).toEqual([]);
      const plan = { examDate: '2027-03-01', dailyMinutes: 5 };
      expect((await invited.put(`/api/practice/plan?courseId=${id}`, plan)).status).toBe(404);
      const { status, text } = await accept(invited, id);
      expect(status, text).toBe(200);
      expect(JSON.parse(text)).toMatchObject({ id, name: 'Calculus', createdBy: 'ada Test' });
      expect(await memberOf(invited)).toEqual([id]);
      expect(await listAt(invited, '/api/quiz/meta')).toHaveLength(1);
      expect(await invitedTo(invited)).toEqual([]);
      expect((await courseOf(invited, id)).people).toMatchObject([{ email: eveEmail, membership: 'MEMBER' }]);
      expect(await membershipIn(ada, id)).toEqual(['MEMBER']);
      expect((await accept(invited, id)).status).toBe(200);
    });

    it('can be accepted and declined over GraphQL, and members can leave the course', async () => {
      const { ada, eve: invited } = await people(gateway);
      const { id } = await saved(ada);
      const other = await saved(ada);
      await added(ada, id, eve);
      await added(ada, other.id, eve);
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
      expect(await memberOf(invited)).toEqual([]);
      for (const courseId of [id, other.id])
        expect(await run('acceptCourseInvitation', courseId, '{ id }')).toEqual({ id: courseId });
      expect((await memberOf(invited)).toSorted()).toEqual([id, other.id].toSorted());
    });

    it('are refused to everyone else, and nothing changes', async () => {
      const { ada, nobody, teacher, ...test } = await people(gateway);
      const { id } = await saved(ada);
      await added(ada, id, eve);
      for (const stranger of [ada, teacher, await signedUp(test, gateway, 'bob@markwise.example')]) {
        expect(await invitedTo(stranger)).toEqual([]);
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
      expect(await membershipIn(ada, id)).toEqual(['INVITED']);
      expect(await invitedTo(test.eve)).toEqual([id]);
    });

    it('are returned page by page, newest first and complete', async () => {
      const { ada, eve: invited, clock } = await people(gateway);
      const courses: string[] = [];
      for (let at = 0; at < 5; at += 1) {
        const { id } = await saved(ada);
        await added(ada, id, eve);
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
