import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, api, badGateway, refusal, signedInAs } from '../../testing/accounts.ts';
import { openSite, patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';
import {
  categoriesAre,
  category,
  openQuizzes,
  quiz,
  quizzesAre,
  standingsAre,
  teacher,
} from './testing/given.tsx';

const chemistry = category('c', 'Chemistry');

beforeEach(() => {
  signedInAs(teacher);
  standingsAre();
  categoriesAre(chemistry);
  quizzesAre(quiz('1', 'Acids', { categoryId: 'c', canEdit: true }));
});

async function choose(user: ReturnType<typeof openQuizzes>['user'], item: string) {
  await user.click(await screen.findByRole('button', { name: 'More for Chemistry' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the quizzes of an instructor', () => {
  it('say whether students find them, and lead to the builder, by course or without', async () => {
    quizzesAre(
      quiz('1', 'Acids', { canEdit: true, isPublished: false }),
      quiz('2', 'Bases', { canEdit: true, active: false }),
      quiz('3', 'Cells', { canEdit: true, courseId: 'bio' }),
    );
    server.use(api.query('CourseNames', answered({ savedCourses: [], memberCourses: [] })));
    openQuizzes();
    const rows = within(await screen.findByRole('list', { name: 'Without a category' }));
    expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('Draft'),
      expect.stringContaining('Switched off'),
      expect.stringContaining('Published'),
    ]);
    expect(rows.getByRole('link', { name: 'Edit Acids' })).toHaveAttribute(
      'href',
      '/quiz/create-quiz?quiz=1',
    );
    expect(rows.getByRole('link', { name: 'Edit Cells' })).toHaveAttribute('href', '/quiz/manage/bio?quiz=3');
    expect(screen.getByRole('link', { name: 'Question bank' })).toHaveAttribute('href', '/manageQuestions');
  });

  it('that were deleted can be brought back', async () => {
    quizzesAre(quiz('1', 'Acids', { canEdit: true, deleted: true, isPublished: false }));
    const { user } = openQuizzes();
    await screen.findByRole('list', { name: 'Deleted' });
    const back = { __typename: 'AuthoredQuiz', id: '1', deleted: false, isPublished: false };
    server.use(api.mutation('RestoreQuiz', answered({ updateQuizMetadata: back })));
    quizzesAre(quiz('1', 'Acids', { canEdit: true, isPublished: false }));
    await user.click(screen.getByRole('button', { name: 'Restore Acids' }));
    expect(await screen.findByText('Acids is back.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Acids' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Deleted' })).toBeNull();
  });
});

describe('the categories of an instructor', () => {
  it('are there without quizzes, too, and get one more', async () => {
    const { user } = openQuizzes();
    await user.click(await screen.findByRole('button', { name: 'Add a category' }));
    const added = category('p', 'Physics', { quizCount: 0, questionCount: 0 });
    server.use(api.mutation('AddQuizCategory', answered({ addQuizCategory: added })));
    categoriesAre(chemistry, added);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Physics{Enter}');
    const shelf = within(await screen.findByRole('region', { name: 'Physics' }));
    expect(shelf.getByText('No quiz of yours stands in it.')).toBeVisible();
    expect(screen.getByText('Added Physics.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('take no name twice, and say so beside the field', async () => {
    const { user } = openQuizzes();
    await user.click(await screen.findByRole('button', { name: 'Add a category' }));
    const taken = { categoryName: 'Another category has this name.' };
    server.use(api.mutation('AddQuizCategory', refusal('The input is not valid.', 'BAD_USER_INPUT', taken)));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Chemistry{Enter}');
    expect(await screen.findByRole('alert', { name: 'Failed to add quiz category' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(taken.categoryName);
  });

  it('are not cut where a name is too long: that is said beside the field, and nothing is sent', async () => {
    const { user } = openQuizzes();
    const sent = vi.fn();
    server.use(api.mutation('AddQuizCategory', sent));
    await user.click(await screen.findByRole('button', { name: 'Add a category' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.click(field);
    await user.paste('x'.repeat(300));
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('x'.repeat(300));
    expect(field).toHaveAccessibleDescription('At most 100 characters; these are 300.');
    expect(sent).not.toHaveBeenCalled();
  });

  it('are renamed; where that fails, it is said', async () => {
    const { user } = openQuizzes();
    await choose(user, 'Rename');
    server.use(api.mutation('EditQuizCategory', badGateway));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, ' I{Enter}');
    expect(await screen.findByRole('alert', { name: 'Failed to edit quiz category' })).toBeVisible();
    const renamed = { ...chemistry, categoryName: 'Chemistry I' };
    server.use(api.mutation('EditQuizCategory', answered({ editQuizCategory: renamed })));
    categoriesAre(renamed);
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('heading', { name: 'Chemistry I' })).toBeVisible();
  });

  it('are hidden from students', async () => {
    const { user } = openQuizzes();
    const sent = vi.fn();
    server.use(
      api.mutation('EditQuizCategory', ({ variables }) => {
        sent(variables);
        return answered({ editQuizCategory: { ...chemistry, active: false } })();
      }),
    );
    await choose(user, 'Hide from students');
    expect(await screen.findByText('Chemistry is hidden from students.')).toBeVisible();
    expect(screen.getByText('Inactive')).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ id: 'c', input: { active: false } }]]);
  });

  it('are deleted, and brought back', async () => {
    quizzesAre();
    const { user } = openSite('/quiz/categories');
    await screen.findByRole('region', { name: 'Chemistry' }, patient);
    server.use(
      api.mutation('DeleteQuizCategory', () => {
        categoriesAre();
        return answered({ deleteQuizCategory: 'c' })();
      }),
    );
    await choose(user, 'Delete');
    await screen.findByText('Deleted Chemistry.');
    expect(screen.queryByRole('region', { name: 'Chemistry' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    server.use(api.mutation('AddQuizCategory', answered({ addQuizCategory: chemistry })));
    categoriesAre(chemistry);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Chemistry is back.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Chemistry' })).toBeVisible();
  });

  it('that are in use stay, and it is said by what', async () => {
    const { user } = openQuizzes();
    const why = 'The category is in use: 1 quiz of all instructors stands in it. Move it first.';
    server.use(api.mutation('DeleteQuizCategory', refusal(why, 'CONFLICT')));
    await choose(user, 'Delete');
    expect(await screen.findByText(`Failed to delete quiz category. ${why}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Chemistry' })).toBeVisible();
  });
});
