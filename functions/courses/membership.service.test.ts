import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { CourseMembership } from '../../core/courses/course-membership.ts';
import type { Role } from '../../core/accounts/role.ts';
import { defaultValues } from '../../core/grading/course-fields.ts';
import type { Actor } from '../platform/actor.ts';
import { openSqliteStore } from '../platform/store/sqlite.ts';
import { MembershipService, type CourseUse } from './membership.service.ts';
import { MembershipStore } from './membership.store.ts';
import { OwnRows } from './own-rows.ts';
import type { SavedCourseDocument } from './saved-course.document.ts';
import { SavedCourseStore } from './saved-course.store.ts';

const person = (name: string, role: Role = 'Student'): Actor => ({
  userId: name,
  email: `${name}@markwise.example`,
  name,
  role,
  sessionId: 'session-1',
  scopes: null,
});

function courseOf(
  owner: Actor,
  id: string,
  member: Actor,
  more: Partial<SavedCourseDocument> = {},
): SavedCourseDocument {
  const row = { name: '', role: '', linkedin: '', github: '', key: '', grade: null, order: 1 };
  return {
    _id: id,
    ...defaultValues,
    categories: [],
    meterDivisions: [70, 80],
    gradeMaps: [],
    isTemplate: false,
    ownerId: owner.userId,
    createdBy: owner.name,
    people: { row: { ...row, email: member.email } },
    peopleCount: 1,
    peopleVersion: 1,
    revision: 1,
    createdAt: '2026-11-21T09:00:00.000Z',
    lastUpdatedOn: '2026-11-21T09:00:00.000Z',
    deletedAt: null,
    ...more,
  };
}

/** A course in which Eve’s row has this membership. Her hint in MembershipStore is always that of a member. */
function courseWith(membership: CourseMembership): SavedCourseDocument {
  const course = courseOf(ada, membership.toLowerCase(), eve);
  const { row } = course.people;
  if (!row) throw new Error('There is no row.');
  return { ...course, people: { row: { ...row, membership } } };
}

const ada = person('ada');
const eve = person('eve');
const bob = person('bob');

let service: MembershipService;
let members: MembershipStore;

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'markwise-test-'));
  const store = await openSqliteStore(folder);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const stores = { courses: new SavedCourseStore(store), members: new MembershipStore(store) };
  service = new MembershipService({ ...stores, rows: new OwnRows(stores.courses, stores.members) });
  ({ members } = stores);
  const courses = [
    courseOf(ada, 'algebra', eve),
    courseOf(ada, 'template', eve, { isTemplate: true }),
    courseOf(ada, 'gone', eve, { deletedAt: '2026-11-21T09:00:00.000Z' }),
    courseOf(eve, 'physics', ada),
    ...(['INVITED', 'DECLINED', 'LEFT'] as const).map((membership) => courseWith(membership)),
  ];
  for (const course of courses) {
    await stores.courses.add(course);
    const [row] = Object.values(course.people);
    await stores.members.addMembers(course, [{ studentId: 'row', email: row?.email ?? '' }]);
  }
});

describe('membership in courses', () => {
  it('includes courses that the user owns or is a member of, without deleted courses and invitations', async () => {
    expect((await service.courseIdsOf(eve)).toSorted()).toEqual(['algebra', 'physics', 'template']);
    const withoutMember = ['declined', 'invited', 'left'];
    expect((await service.courseIdsOf(ada)).toSorted()).toEqual(
      ['algebra', 'physics', 'template', ...withoutMember].toSorted(),
    );
    expect(await service.courseIdsOf(bob)).toEqual([]);
  });

  it('lists a course once, even if 45 hints of the course are outdated', async () => {
    const outdated = Array.from({ length: 45 }, (_, at) => ({ studentId: `old${at}`, email: eve.email }));
    await members.addMembers({ _id: 'algebra', ownerId: ada.userId }, outdated);
    const listed = await service.list(eve);
    expect(listed.map(({ id }) => id).toSorted()).toEqual(['algebra', 'template']);
  });

  it.each<[string, Actor, string, Record<CourseUse, boolean>]>([
    ['an owner', ada, 'algebra', { read: true, teach: true }],
    ['a member', eve, 'algebra', { read: true, teach: false }],
    ['a member who is an instructor', person('eve', 'Instructor'), 'algebra', { read: true, teach: true }],
    ['an instructor who is no member', person('bob', 'Instructor'), 'algebra', { read: false, teach: false }],
    ['an admin', person('root', 'Admin'), 'algebra', { read: true, teach: true }],
    ['a person who is invited', eve, 'invited', { read: false, teach: false }],
    ['a person who declined', eve, 'declined', { read: false, teach: false }],
    ['a person who left', eve, 'left', { read: false, teach: false }],
    ['an instructor who is invited', person('eve', 'Instructor'), 'invited', { read: false, teach: false }],
    ['a reader of a template', bob, 'template', { read: false, teach: false }],
    ['an owner, of a deleted course', ada, 'gone', { read: false, teach: false }],
    ['an admin, of a missing course', person('root', 'Admin'), 'missing', { read: false, teach: false }],
  ])('gives %s only these permissions (%#)', async (_, actor, courseId, allowed) => {
    for (const use of ['read', 'teach'] as const)
      expect(await service.may(actor, courseId, use), use).toBe(allowed[use]);
  });
});
