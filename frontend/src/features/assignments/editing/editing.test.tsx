import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answered, api, refusal } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { assignmentOf, givenAssignment, givenCourse, grace } from '../testing/given-assignments.ts';

const at = '/course/c1/assignment/a1';
const title = () => screen.findByRole('textbox', { name: 'Title' }, patient);
const save = () => screen.getByRole('button', { name: 'Save' });
const editable = (part: object = {}) => assignmentOf({ canEdit: true, canGrade: true, ...part });
const given = () => givenCourse({ user: grace, access: 'OWNER' });

const column = (itemId: string, itemName: string, quizId: string | null = null) => ({
  __typename: 'GradebookColumn',
  itemId,
  itemName,
  categoryName: 'Homework',
  maximumPoints: 50,
  quizId,
  quizTitle: quizId,
  isQuizDeleted: false,
  isReleased: true,
});

async function openForm() {
  const { user, ...site } = openSite(at);
  await user.click(await screen.findByRole('button', { name: 'Edit' }, patient));
  await title();
  return { user, ...site };
}

describe('a new assignment', () => {
  it('is only written by instructors', async () => {
    givenCourse();
    openSite('/course/c1/assignment/new');
    expect(await screen.findByText(/^Only instructors write assignments\./, {}, patient)).toBeVisible();
  });

  it('is only written by the owner and the co-instructors of the course', async () => {
    givenCourse({ user: grace, access: 'GRADER' });
    openSite('/course/c1/assignment/new');
    expect(await screen.findByText(/^Only the owner and the co-instructors/, {}, patient)).toBeVisible();
  });

  it('needs a title, is saved with its settings, and is shown then', async () => {
    given();
    const state = givenAssignment(null);
    const { user, address } = openSite('/course/c1/assignment/new');
    await title();
    await user.click(save());
    expect(await screen.findByText('Enter a title.')).toBeVisible();
    expect(await title()).toHaveFocus();
    await user.type(await title(), 'Series');
    await user.clear(screen.getByRole('textbox', { name: 'Points' }));
    await user.type(screen.getByRole('textbox', { name: 'Points' }), '30');
    await user.click(screen.getByRole('checkbox', { name: 'A link to a page' }));
    await user.click(screen.getByRole('switch', { name: /^Published/ }));
    state.stored = editable();
    await user.click(save());
    await waitFor(() => expect(address()).toBe(at));
    const input = { title: 'Series', maximumPoints: 30, kinds: ['TEXT'], isPublished: true };
    expect(state.sent).toMatchObject([{ courseId: 'c1', input }]);
    expect(await screen.findByRole('heading', { name: 'Series', level: 1 })).toBeVisible();
  });
});

describe('the form of an assignment', () => {
  it('sends only what was changed, with the revision', async () => {
    given();
    const state = givenAssignment(editable());
    const { user } = await openForm();
    await user.click(screen.getByRole('radio', { name: 'Late work loses points for each day' }));
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'Limits', level: 1 })).toBeVisible();
    expect(state.sent).toEqual([{ id: 'a1', input: { lateRule: { percentPerDay: 10 } }, revision: 1 }]);
  });

  it('offers the items that nothing else grades', async () => {
    given();
    const gradebookColumns = [
      column('c1.1', 'Set 1'),
      column('c1.2', 'Set 2', 'q1'),
      column('c1.3', 'Set 3'),
    ];
    const other = { ...assignmentOf({ id: 'a2', itemId: 'c1.3' }), __typename: 'AssignmentMeta' };
    server.use(
      api.query('GradebookColumns', answered({ gradebookColumns })),
      api.query('CourseAssignments', answered({ assignments: [other] })),
    );
    const state = givenAssignment(editable());
    const { user } = await openForm();
    await user.click(await screen.findByRole('combobox', { name: 'Item of the gradebook' }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['No item', 'Set 1 (Homework)']);
    await user.click(screen.getByRole('option', { name: 'Set 1 (Homework)' }));
    expect(screen.getByText(/20 of 20 points become 50\.$/)).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(state.sent).toMatchObject([{ input: { itemId: 'c1.1' } }]));
  });

  it('shows what the server refuses at its field', async () => {
    given();
    givenAssignment(editable());
    const { user } = await openForm();
    const fields = { 'input.title': 'This title is taken.' };
    server.use(api.mutation('UpdateAssignment', refusal('Check the fields.', 'BAD_USER_INPUT', fields)));
    await user.type(await title(), '!');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('This title is taken.');
    expect(await title()).toHaveAccessibleDescription('This title is taken.');
  });

  it('keeps changes on this device, and offers to discard them', async () => {
    given();
    givenAssignment(editable());
    const { user, unmount } = await openForm();
    await user.type(await title(), ' of sequences');
    unmount();
    const next = await openForm();
    expect(await title()).toHaveValue('Limits of sequences');
    await next.user.click(screen.getByRole('button', { name: 'Discard them' }));
    expect(await title()).toHaveValue('Limits');
  });

  it('asks before it is closed with changes', async () => {
    given();
    givenAssignment(editable());
    const { user } = await openForm();
    await user.type(await title(), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The assignment isn’t saved' }));
    await user.click(dialog.getByRole('button', { name: 'Discard the changes' }));
    expect(await screen.findByRole('heading', { name: 'Limits', level: 1 })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await title()).toHaveValue('Limits');
  });
});

describe('an assignment that somebody else changed', () => {
  async function conflict() {
    given();
    const state = givenAssignment(editable());
    const site = await openForm();
    await site.user.type(await title(), ' of sequences');
    state.stored = editable({ ...state.stored, title: 'Bounds', maximumPoints: 25, revision: 4 });
    await site.user.click(save());
    const dialog = within(
      await screen.findByRole('dialog', { name: 'The assignment was changed elsewhere' }),
    );
    expect(dialog.getByText(/^It was saved by Grace Hopper/)).toBeVisible();
    expect(dialog.getByText('The versions differ in: title, points.')).toBeVisible();
    return { sent: state.sent, dialog, user: site.user };
  }

  it('is overwritten with ‘Keep mine’', async () => {
    const { user, dialog, sent } = await conflict();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByRole('heading', { name: 'Limits of sequences', level: 1 })).toBeVisible();
    expect(sent.at(-1)).toEqual({
      id: 'a1',
      input: { title: 'Limits of sequences', maximumPoints: 20 },
      revision: 4,
    });
  });

  it('is in the form after ‘Take theirs’', async () => {
    const { user, dialog } = await conflict();
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    expect(await title()).toHaveValue('Bounds');
    expect(screen.getByRole('textbox', { name: 'Points' })).toHaveValue('25');
  });
});

it('an assignment that is not published is published with one button', async () => {
  given();
  const state = givenAssignment(editable({ isPublished: false }));
  const { user } = openSite(at);
  await user.click(await screen.findByRole('button', { name: 'Publish' }, patient));
  await waitFor(() => expect(screen.queryByText('Not published')).toBeNull());
  expect(state.sent).toEqual([{ id: 'a1', input: { isPublished: true }, revision: 1 }]);
});
