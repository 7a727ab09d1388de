import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { SessionProvider } from '../../../app/screens.ts';
import { draftKey, draftKeyOf } from '../../../lib/draft-keys.ts';
import { ada, answered, api, noConnection, refusal, signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import { workedCourse } from '../testing/given.ts';
import { button, field, openPlanner } from '../testing/open-planner.tsx';
import { savedAs } from '../testing/saved-course.ts';

const algebra = workedCourse({ name: 'Algebra' });

/** The requests to the server, in order. */
let requests: { name: string; variables: Record<string, unknown> }[];

/** The mocked server stores one course, with its revision. */
function storesCourse(): void {
  let revision = 0;
  server.use(
    api.mutation('SaveCourse', ({ variables }) => {
      requests.push({ name: 'save', variables });
      return HttpResponse.json({
        data: { saveCourse: savedAs(algebra, { ...variables['input'], revision: (revision = 1) }) },
      });
    }),
    api.mutation('UpdateCourse', ({ variables }) => {
      requests.push({ name: 'update', variables });
      return HttpResponse.json({
        data: { updateCourse: savedAs(algebra, { ...variables['input'], revision: (revision += 1) }) },
      });
    }),
  );
}

beforeEach(() => {
  requests = [];
  signedInAs(ada);
});

/** A planner with a course that was just saved. */
async function saved() {
  storesCourse();
  const planner = openPlanner(algebra, <SessionProvider />);
  await waitFor(() => expect(button('Save')).toBeEnabled(), { timeout: 10_000 });
  await planner.user.click(button('Save'));
  await screen.findByText('Saved just now.');
  return planner;
}

describe('saving', () => {
  it('gives a new course its URL and keeps the current work', async () => {
    const { address } = await saved();
    await waitFor(() => expect(address()).toBe('/course/c1'));
    expect(field('Grade of Exam 1')).toHaveValue('81');
    expect(requests[0]?.variables['input']).toMatchObject({ name: 'Algebra', targetGrade: 85 });
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it('says that fields with an error are not saved', async () => {
    const { user } = await saved();
    await user.clear(field('Grade of Exam 1'));
    await user.type(field('Grade of Exam 1'), 'eighty');
    await user.click(button('Save'));
    expect(await screen.findByText('Saved just now. Fields with an error are not saved.')).toBeVisible();
    await user.clear(field('Grade of Exam 1'));
    await user.type(field('Grade of Exam 1'), '81');
    expect(await screen.findByText('Saved just now.')).toBeVisible();
  });

  it('waits until the account has loaded if Ctrl+S is pressed before', async () => {
    storesCourse();
    const user = Promise.withResolvers<void>();
    server.use(
      api.query('Me', async () => {
        await user.promise;
        return HttpResponse.json({ data: { me: ada } });
      }),
    );
    const planner = openPlanner(algebra, <SessionProvider />);
    await screen.findByRole('button', { name: 'Save' });
    await planner.user.keyboard('{Control>}s{/Control}');
    expect(requests).toEqual([]);
    user.resolve();
    await screen.findByText('Saved just now.');
    expect(requests.map(({ name }) => name)).toEqual(['save']);
  });

  it('asks for a missing name', async () => {
    storesCourse();
    const { user } = openPlanner(undefined, <SessionProvider />);
    await waitFor(() => expect(button('Save')).toBeEnabled(), { timeout: 10_000 });
    await user.click(button('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this course' }));
    const name = dialog.getByRole('textbox', { name: 'Course name' });
    await user.clear(name);
    await user.type(name, 'Statistics{Enter}');
    await screen.findByText('Saved just now.');
    expect(field('Course name')).toHaveValue('Statistics');
  });

  it('sends changes with their base revision, and confirms them', async () => {
    const { user } = await saved();
    await user.type(field('Grade of Exam 2'), '90');
    await screen.findByText('Not saved yet. Kept on this device.');
    await user.click(button('Save'));
    expect(await screen.findByText('Course updated successfully!')).toBeInTheDocument();
    expect(requests[1]).toMatchObject({ name: 'update', variables: { id: 'c1', revision: 1 } });
  });

  it('shows the server’s message if the server refuses, and otherwise the specification’s error', async () => {
    const { user } = await saved();
    server.use(api.mutation('UpdateCourse', refusal('The name must not be longer.', 'BAD_USER_INPUT')));
    await user.type(field('Grade of Exam 2'), '90');
    await user.click(button('Save'));
    expect(await screen.findByText('The name must not be longer.')).toBeInTheDocument();
    server.use(api.mutation('UpdateCourse', () => HttpResponse.json({}, { status: 502 })));
    await user.click(button('Save'));
    expect(await screen.findByText('Course could not be updated')).toBeInTheDocument();
  });

  it('a course that was deleted elsewhere shows an error, and offers to save a new course', async () => {
    const { user } = await saved();
    server.use(api.mutation('UpdateCourse', refusal('Course not found', 'NOT_FOUND')));
    await user.type(field('Grade of Exam 2'), '90');
    await user.click(button('Save'));
    expect(await screen.findByText(/^This course was deleted elsewhere\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(button('Save as a new course'));
    await screen.findByText('Saved just now.');
    expect(requests.at(-1)?.name).toBe('save');
  });

  it('as a new course focuses and selects the name, and then returns the focus to the menu', async () => {
    const { user } = await saved();
    await user.click(button('More for this course'));
    await user.click(await screen.findByRole('menuitem', { name: 'Save as…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a new course' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Course name' })).toHaveFocus());
    await user.keyboard('Statistics{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.at(-1)?.variables['input']).toMatchObject({ name: 'Statistics' });
    await waitFor(() => expect(button('More for this course')).toHaveFocus());
  });

  it('explains that hypothetical grades are not saved', async () => {
    const { user } = await saved();
    await user.click(button('Achieve target'));
    const grade = field('Grade of Exam 1');
    await user.clear(grade);
    await user.type(grade, '70');
    await user.click(button('Save'));
    expect(
      await screen.findByText(/^Everything is saved except the grades that you’re trying/),
    ).toBeInTheDocument();
  });

  it('stores unsaved changes on the device under the course’s id until they are saved', async () => {
    const { user } = await saved();
    await user.type(field('Grade of Exam 2'), '90');
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem(draftKeyOf('c1'))).toContain('"grade":90');
    await user.click(button('Save'));
    await screen.findByText('Course updated successfully!');
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem(draftKeyOf('c1'))).toBeNull();
  });
});

describe('changes of a saved course', () => {
  it('can be discarded, and undo brings them back', async () => {
    const { user } = await saved();
    const openMenu = () => user.click(button('More for this course'));
    const item = () => screen.queryByRole('menuitem', { name: 'Discard changes' });
    await openMenu();
    await screen.findByRole('menuitem', { name: 'Duplicate' });
    expect(item()).toBeNull();
    await user.keyboard('{Escape}');
    await user.clear(field('Grade of Exam 1'));
    await user.type(field('Grade of Exam 1'), '90');
    await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Discard changes' }));
    expect(field('Grade of Exam 1')).toHaveValue('81');
    const notice = await screen.findByText('Your changes are discarded. The course is as it was saved.');
    await user.click(
      within(notice.closest('[role="status"]') ?? document.body).getByRole('button', { name: 'Undo' }),
    );
    expect(field('Grade of Exam 1')).toHaveValue('90');
  });
});

describe('deleting', () => {
  it('a course with people asks first and shows their number, and then opens the list of courses', async () => {
    const { user, address } = await saved();
    let deletions = 0;
    const people = ['a', 'b'].map((id) => ({ __typename: 'Student', id }));
    server.use(
      api.query('PeopleInCourse', answered({ course: { __typename: 'SavedCourse', id: 'c1', people } })),
      api.mutation('DeleteCourse', () => {
        deletions += 1;
        return HttpResponse.json({ data: { deleteCourse: 'c1' } });
      }),
    );
    const remove = async () => {
      await user.click(button('More for this course'));
      await screen.findByRole('menuitem', { name: 'Delete this course' });
      expect(screen.getAllByRole('menuitem').at(-1)).toHaveTextContent('Delete this course');
      await user.click(screen.getByRole('menuitem', { name: 'Delete this course' }));
      return within(await screen.findByRole('dialog', { name: 'Delete Algebra?' }));
    };
    const question = await remove();
    expect(question.getByText(/^2 people are in this course\./)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(deletions).toBe(0);
    await user.click((await remove()).getByRole('button', { name: 'Delete the course' }));
    expect(await screen.findByText('Deleted Algebra.')).toBeVisible();
    expect(deletions).toBe(1);
    // The screen is compiled on demand.
    await waitFor(() => expect(address()).toBe('/courses'), { timeout: 10_000 });
  });
});

describe('saving without a connection', () => {
  it('keeps the changes on this device, and sends them once there is a connection', async () => {
    const { user } = await saved();
    server.use(api.mutation('UpdateCourse', noConnection));
    await user.type(field('Grade of Exam 2'), '90');
    await user.click(button('Save'));
    expect(
      await screen.findByText(/^You’re offline\. Your changes are kept on this device/),
    ).toBeInTheDocument();
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem(draftKeyOf('c1'))).toContain('"isToBeSent":true');
    storesCourse();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved just now.')).toBeInTheDocument();
    expect(requests.at(-1)).toMatchObject({ name: 'update', variables: { revision: 1 } });
  });
});

describe('a version that was saved elsewhere', () => {
  const theirs = savedAs(workedCourse({ name: 'Algebra', targetGrade: 90 }), { revision: 2 });

  async function inConflict() {
    const planner = await saved();
    server.use(
      api.mutation('UpdateCourse', refusal('The course was changed elsewhere.', 'CONFLICT')),
      api.query('SavedCourse', answered({ course: theirs })),
    );
    await planner.user.type(field('Grade of Exam 2'), '90');
    await planner.user.click(button('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'This course was changed elsewhere' }));
    return { ...planner, dialog };
  }

  it('is shown field by field, with the changed side preselected', async () => {
    const { dialog } = await inConflict();
    const target = within(dialog.getByRole('radiogroup', { name: 'Target grade' }));
    expect(target.getByRole('radio', { name: /^Theirs\s*90/ })).toBeChecked();
    const grade = within(dialog.getByRole('radiogroup', { name: 'Exam 2: grade' }));
    expect(grade.getByRole('radio', { name: /^Mine\s*90/ })).toBeChecked();
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(2);
  });

  it('is merged by the chosen fields, and the result replaces the newer revision', async () => {
    const { user, dialog } = await inConflict();
    storesCourse();
    await user.click(dialog.getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(requests.at(-1)?.name).toBe('update'));
    expect(requests.at(-1)?.variables).toMatchObject({ revision: 2, input: { targetGrade: 90 } });
    expect(field('Grade of Exam 2')).toHaveValue('90');
  });

  it('can be accepted completely, and undo restores the user’s version', async () => {
    const { user, dialog } = await inConflict();
    await waitFor(() => expect(dialog.getByText(/^Another version of this course was saved/)).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    expect(field('Grade of Exam 2')).toHaveValue('');
    await waitFor(() => expect(button('Save')).toHaveFocus());
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? document.body);
    expect(field('Grade of Exam 2')).toHaveValue('90');
  });

  it('is not shown if it equals what was sent and only the response was lost', async () => {
    const { user } = await saved();
    const sent = workedCourse({ name: 'Algebra' });
    server.use(
      api.mutation('UpdateCourse', refusal('The course was changed elsewhere.', 'CONFLICT')),
      api.query('SavedCourse', answered({ course: savedAs({ ...sent, targetGrade: 86 }, { revision: 2 }) })),
    );
    const target = field('Target grade');
    await user.clear(target);
    await user.type(target, '86{Enter}');
    await user.click(button('Save'));
    expect(await screen.findByText('Saved just now.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
