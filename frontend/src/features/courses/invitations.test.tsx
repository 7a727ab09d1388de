import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Suspense, type ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CoursesScreen, DashboardScreen, SessionProvider } from '../../app/screens.ts';
import { ada, answered, api, refusal, signedInAs, templatePage } from '../../testing/accounts.ts';
import { memberCourse } from '../../testing/member-course.ts';
import { renderSite } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';

const invitation = (courseId: string, courseName: string, more: object = {}) => ({
  __typename: 'CourseInvitation',
  courseId,
  courseName,
  invitedBy: 'Grace Hopper',
  role: '',
  staffRole: null,
  invitedAt: new Date().toISOString(),
  ...more,
});

const sent = vi.fn();

/** A mocked server whose invitations and memberships change with requests. */
function invites(...nodes: ReturnType<typeof invitation>[]) {
  let waiting = nodes;
  let members: object[] = [];
  const removeInvitation = (id: unknown) => {
    const course = nodes.find(({ courseId }) => courseId === id);
    waiting = waiting.filter((each) => each !== course);
    return course?.courseName ?? '';
  };
  server.use(
    api.query('CourseInvitations', ({ variables }) => {
      const from = Number(variables['after'] ?? 0);
      const to = from + Number(variables['first']);
      const page = waiting.slice(from, to);
      const courseInvitations = {
        __typename: 'CourseInvitationConnection',
        nodes: page,
        pageInfo: { __typename: 'PageInfo', hasNextPage: waiting.length > to, endCursor: `${to}` },
        totalCount: waiting.length,
      };
      return HttpResponse.json({ data: { courseInvitations } });
    }),
    api.query('MemberCourses', () => HttpResponse.json({ data: { memberCourses: members } })),
    api.mutation('AcceptCourseInvitation', ({ variables }) => {
      sent('accept', variables);
      const course = memberCourse(String(variables['courseId']), removeInvitation(variables['courseId']));
      members = [...members, course];
      return HttpResponse.json({ data: { acceptCourseInvitation: course } });
    }),
    api.mutation('DeclineCourseInvitation', ({ variables }) => {
      sent('decline', variables);
      removeInvitation(variables['courseId']);
      return HttpResponse.json({ data: { declineCourseInvitation: variables['courseId'] } });
    }),
    api.mutation('LeaveCourse', ({ variables }) => {
      sent('leave', variables);
      members = [];
      return HttpResponse.json({ data: { leaveCourse: variables['courseId'] } });
    }),
  );
}

function open(Screen: ComponentType = CoursesScreen) {
  return renderSite(
    <>
      <Suspense>
        <SessionProvider />
      </Suspense>
      <Suspense>
        <Screen />
      </Suspense>
    </>,
    { at: '/courses' },
  );
}

const many = (count: number) => Array.from({ length: count }, (_, at) => invitation(`${at}`, `Course ${at}`));

const list = () => screen.findByRole('list', { name: 'Invitations' });

beforeEach(() => {
  sent.mockClear();
  signedInAs(ada);
  server.use(
    api.query('CourseTemplates', answered({ courseTemplates: templatePage([]) })),
    api.query('SavedCourses', answered({ savedCourses: [] })),
    api.query('DeletedCourses', answered({ deletedCourses: [] })),
  );
});

describe.each([
  ['the list of courses', CoursesScreen],
  ['Home', DashboardScreen],
])('invitations on %s', (_, Screen) => {
  it('show who invited the user to which course, and add the course when they are accepted', async () => {
    invites(invitation('1', 'Algebra', { role: 'Tutor' }), invitation('2', ''));
    const { user } = open(Screen);
    await screen.findByText(/As Tutor\./);
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Grace Hopper invited you to Algebra');
    expect(rows[1]).toHaveTextContent('Grace Hopper invited you to Untitled course');
    expect(screen.queryByRole('link', { name: 'Algebra' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Accept Algebra' }));
    expect(await screen.findByRole('link', { name: 'Algebra' })).toBeVisible();
    expect(await screen.findByText('You’re in Algebra.')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith('accept', { courseId: '1' });
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Decline Untitled course' })).toHaveFocus(),
    );
  });

  it('disappear when they are declined, and can be accepted instead', async () => {
    invites(invitation('1', 'Algebra'));
    const { user } = open(Screen);
    await user.click(await screen.findByRole('button', { name: 'Decline Algebra' }));
    expect(await screen.findByText('Declined Algebra.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Invitations' })).toBeNull();
    expect(sent).toHaveBeenCalledExactlyOnceWith('decline', { courseId: '1' });
    await user.click(screen.getByRole('button', { name: 'Accept instead' }));
    expect(await screen.findByRole('link', { name: 'Algebra' })).toBeVisible();
  });

  it('show why they could not be answered, and stay', async () => {
    invites(invitation('1', 'Algebra'));
    server.use(api.mutation('AcceptCourseInvitation', refusal('Invitation not found.', 'NOT_FOUND')));
    const { user } = open(Screen);
    await user.click(await screen.findByRole('button', { name: 'Accept Algebra' }));
    expect(await screen.findByText('Invitation not found.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept Algebra' })).toBeVisible();
  });
});

describe('many invitations', () => {
  it('leave the focus where the user has moved it before the response arrives', async () => {
    invites(...many(3));
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    server.use(
      api.mutation('AcceptCourseInvitation', async () => {
        await held;
        return HttpResponse.json({ data: { acceptCourseInvitation: memberCourse('0', 'Course 0') } });
      }),
    );
    const { user } = open();
    const invitations = within(await list());
    await user.click(invitations.getByRole('button', { name: 'Accept Course 0' }));
    const other = invitations.getByRole('button', { name: 'Accept Course 2' });
    other.focus();
    release();
    expect(await screen.findByText('You’re in Course 0.')).toBeVisible();
    expect(other).toHaveFocus();
  });

  it('are split into pages without losing any', async () => {
    invites(...many(8));
    const { user } = open();
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText('1–5 of 8 invitations')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('6–8 of 8 invitations')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept Course 7' })).toBeVisible();
  });

  it('show the previous page after the user has answered the last invitation of a page', async () => {
    invites(...many(6));
    const { user } = open();
    await list();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Decline Course 5' }));
    expect(await screen.findByRole('button', { name: 'Decline Course 0' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  });

  it('show the first three on Home, with a link to all of them', async () => {
    invites(...many(8));
    open(DashboardScreen);
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'All 8 invitations' })).toHaveAttribute('href', '/courses');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('show that they could not be fetched', async () => {
    invites(invitation('1', 'Algebra'));
    server.use(api.query('CourseInvitations', () => HttpResponse.json({}, { status: 502 })));
    const { user } = open();
    expect(await screen.findByText('Your invitations could not be fetched')).toBeVisible();
    invites(invitation('1', 'Algebra'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Accept Algebra' })).toBeVisible();
  });
});

describe('a course that the user is in', () => {
  it('can be left, and joined again', async () => {
    invites(invitation('1', 'Algebra'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Accept Algebra' }));
    await user.click(await screen.findByRole('button', { name: 'Leave course Algebra' }));
    expect(await screen.findByText('Left Algebra.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Algebra' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('You’re back in Algebra.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Algebra' })).toBeVisible();
    expect(sent.mock.calls.map(([what]) => what as string)).toEqual(['accept', 'leave', 'accept']);
  });
});
