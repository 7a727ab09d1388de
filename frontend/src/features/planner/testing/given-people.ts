import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, vi } from 'vitest';
import type { ImportPeopleMutation, StaffRowFragment } from '../../../gql/graphql.ts';
import type { PersonInList } from '../people/people-documents.ts';
import { ada, answered, api, signedInAs } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { workedCourse } from './given.ts';
import { savedAs } from './saved-course.ts';

export const grace: PersonInList = {
  __typename: 'Student',
  id: 's1',
  name: 'Grace Hopper',
  role: 'Student',
  email: 'grace@site.test',
  linkedin: 'https://www.linkedin.com/in/grace',
  github: 'grace',
  key: 'S-1',
  grade: 91.5,
  membership: 'MEMBER',
  hasOpened: true,
};
export const alan: PersonInList = { ...grace, id: 's2', name: 'Alan Turing', linkedin: '', grade: null };

/** The fields in the input for a new person that are not fields of the person. */
interface RestoreFields {
  readonly position?: number | null;
  readonly removedId?: string | null;
}

/** The mocked server. Its replies change the list of people. */
export const onServer: {
  people: readonly PersonInList[];
  staff: readonly StaffRowFragment[];
  extraCredit: boolean;
  /** The numbers of grades and attempts by person ID. Others have no attempts, and at most a course grade. */
  work: Readonly<
    Record<string, { readonly gradeCount: number | null; readonly attemptCount: number | null }>
  >;
} = { people: [], staff: [], extraCredit: false, work: {} };
let lastId = 2;
/** Called with each mutation that the server gets, and its variables. */
export const sent = vi.fn();

/** The mocked server stores the people. `canEdit`: whether the user owns the course. If not, the user is a member. */
export function storesPeople(canEdit = true): void {
  const access = canEdit ? 'OWNER' : 'MEMBER';
  const course = () => ({
    __typename: 'SavedCourse',
    id: 'c1',
    canEdit,
    access,
    staff: onServer.staff,
    extraCredit: onServer.extraCredit,
    people: onServer.people,
  });
  server.use(
    api.query(
      'SavedCourse',
      answered({ course: savedAs(workedCourse({ name: 'Algebra' }), { canEdit, access }) }),
    ),
    api.query('CoursePeople', () => HttpResponse.json({ data: { course: course() } })),
    api.query('CoursePeopleCount', () => {
      const members = { __typename: 'StudentConnection', totalCount: onServer.people.length };
      return HttpResponse.json({ data: { course: { __typename: 'SavedCourse', id: 'c1', members } } });
    }),
    api.mutation('AddStudent', ({ variables }) => {
      sent('add', variables);
      const { position = null, removedId: _, ...input } = variables['input'] as RestoreFields;
      const added = { ...grace, ...input, id: `s${(lastId += 1)}` };
      onServer.people = onServer.people.toSpliced((position ?? Infinity) - 1, 0, added);
      return HttpResponse.json({ data: { addStudent: added } });
    }),
    api.query('PersonWork', ({ variables }) => {
      const { studentId } = variables as { studentId: string };
      const gradeCount = onServer.people.find(({ id }) => id === studentId)?.grade === null ? 0 : 1;
      const work = onServer.work[studentId] ?? { gradeCount, attemptCount: 0 };
      return HttpResponse.json({ data: { student: { __typename: 'Student', id: studentId, ...work } } });
    }),
    api.mutation('InviteCourseStaff', ({ variables }) => {
      sent('invite', variables);
      const { email, role } = variables as Pick<StaffRowFragment, 'email' | 'role'>;
      const row = {
        __typename: 'StaffMember',
        id: 'staff1',
        email,
        role,
        name: '',
        membership: 'INVITED',
      } as const;
      onServer.staff = [row];
      return HttpResponse.json({ data: { inviteCourseStaff: row } });
    }),
    api.mutation('RemoveStudent', ({ variables }) => {
      sent('remove', variables);
      onServer.people = onServer.people.filter(({ id }) => id !== variables['studentId']);
      return HttpResponse.json({ data: { removeStudent: String(variables['studentId']) } });
    }),
    api.mutation('UpdateStudent', ({ variables }) => {
      sent('update', variables);
      return HttpResponse.json({ data: { updateStudent: { ...grace, ...variables['input'] } } });
    }),
    api.mutation('UpdateStudentGrade', ({ variables }) => {
      sent('grade', variables);
      const person = onServer.people.find(({ id }) => id === variables['studentId']) ?? grace;
      const graded = { ...person, grade: variables['grade'] as number | null };
      return HttpResponse.json({ data: { updateStudentGrade: graded } });
    }),
  );
}

/** The mocked server also saves the switch for extra credit. */
export function switchesExtraCredit(): void {
  server.use(
    api.mutation('UpdateCourse', ({ variables }) => {
      sent('course', variables);
      const { extraCredit = false } = variables['input'] as { readonly extraCredit?: boolean };
      onServer.extraCredit = extraCredit;
      const course = { ...workedCourse({ name: 'Algebra' }), extraCredit };
      return HttpResponse.json({ data: { updateCourse: savedAs(course, { revision: 2 }) } });
    }),
  );
}

/** The mocked server replies to each import with this result, and adds this person. By default, nothing is imported. */
export function importsPeople(
  result: Partial<ImportPeopleMutation['importPeople']> = {},
  person: PersonInList | null = null,
): void {
  const nothing = { added: 0, updated: 0, unchanged: 0, problems: [], ignoredColumns: [] };
  server.use(
    api.mutation('ImportPeople', ({ variables }) => {
      sent('import', variables);
      if (person) onServer.people = [...onServer.people.filter(({ id }) => id !== person.id), person];
      const importPeople = { __typename: 'MemberImportResult', ...nothing, ...result };
      return HttpResponse.json({ data: { importPeople } });
    }),
  );
}

export async function openPeople(): Promise<UserEvent> {
  const { user } = openSite('/course/c1');
  await user.click(await screen.findByRole('tab', { name: 'People' }, patient));
  return user;
}

export const gradeOf = (name: string) =>
  screen.findByRole('textbox', { name: `Grade of ${name} in the course` });

/** Gives each test of a file the same two people, and no people that an earlier test has fetched. */
export function givenPeople(): void {
  beforeEach(() => {
    sent.mockClear();
    Object.assign(onServer, { people: [grace, alan], staff: [], extraCredit: false, work: {} });
    signedInAs(ada);
    storesPeople();
  });

  // The next test has other people. The site drops fetched data on this event, as if another tab had signed out.
  afterEach(async () => {
    cleanup();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await Promise.resolve();
  });
}
