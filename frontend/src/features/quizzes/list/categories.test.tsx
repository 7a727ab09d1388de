import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, api, badGateway, refusal, signedInAs } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import {
  categoriesAre,
  categoryUseIs,
  category,
  openQuizzes,
  quiz,
  quizzesAre,
  progressIs,
  teacher,
} from './testing/given.tsx';

const chemistry = category('c', 'Chemistry');

beforeEach(() => {
  signedInAs(teacher);
  progressIs();
  categoriesAre(chemistry);
  quizzesAre(quiz('1', 'Acids', { categoryId: 'c', canEdit: true, canGrade: true }));
  categoryUseIs();
});

async function choose(user: ReturnType<typeof openQuizzes>['user'], item: string) {
  await user.click(await screen.findByRole('button', { name: 'More for Chemistry' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the quizzes of an instructor', () => {
  it('show whether they are published, and link to the builder, with or without a course', async () => {
    quizzesAre(
      quiz('1', 'Acids', { canEdit: true, canGrade: true, isPublished: false }),
      quiz('2', 'Bases', { canEdit: true, canGrade: true, active: false }),
      quiz('3', 'Cells', { canEdit: true, canGrade: true, courseId: 'bio' }),
    );
    server.use(api.query('CourseNames', answered({ savedCourses: [], memberCourses: [] })));
    openQuizzes();
    const rows = within(await screen.findByRole('list', { name: 'Without a category' }));
    expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('Not published'),
      expect.stringContaining('Closed'),
      expect.stringContaining('Open'),
    ]);
    expect(rows.getByRole('link', { name: 'Edit Acids' })).toHaveAttribute(
      'href',
      '/quiz/create-quiz?quiz=1',
    );
    expect(rows.getByRole('link', { name: 'Edit Cells' })).toHaveAttribute('href', '/quiz/manage/bio?quiz=3');
    expect(screen.getByRole('link', { name: 'Question bank' })).toHaveAttribute('href', '/manageQuestions');
  });

  it('can be built for a course without quizzes', async () => {
    const bio = { __typename: 'SavedCourse', id: 'bio', name: 'Biology' };
    server.use(api.query('CourseNames', answered({ savedCourses: [bio], memberCourses: [] })));
    quizzesAre(quiz('1', 'Acids', { canEdit: true, canGrade: true }));
    openQuizzes('/quiz/categories?courseId=bio');
    expect(await screen.findByText('No quizzes in Biology yet')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Create a quiz for this course' });
    expect(link).toHaveAttribute('href', '/quiz/manage/bio');
  });

  it('show how many attempts need a grade, with a link', async () => {
    quizzesAre(
      quiz('1', 'Acids', { canEdit: true, canGrade: true }),
      quiz('2', 'Bases', { canEdit: true, canGrade: true }),
    );
    const waiting = {
      __typename: 'GradingQueueEntry',
      quizTitle: 'Acids',
      oldestSubmittedAt: '2026-11-21T09:00:00.000Z',
    };
    server.use(
      api.query('GradingQueueEntries', answered({ gradingQueue: [{ ...waiting, quizId: '1', count: 3 }] })),
    );
    openQuizzes();
    const badge = await screen.findByRole('link', { name: '3 to grade in Acids' });
    expect(badge).toHaveTextContent('3 to grade');
    expect(badge).toHaveAttribute('href', '/quiz/1?tab=results&state=to-grade');
    expect(screen.queryByRole('link', { name: /to grade in Bases/ })).toBeNull();
  });

  it('can be restored after their deletion', async () => {
    quizzesAre(quiz('1', 'Acids', { canEdit: true, canGrade: true, deleted: true, isPublished: false }));
    const { user } = openQuizzes();
    await screen.findByRole('list', { name: 'Deleted' });
    const back = { __typename: 'AuthoredQuiz', id: '1', deleted: false, isPublished: false };
    server.use(api.mutation('RestoreQuiz', answered({ updateQuizMetadata: back })));
    quizzesAre(quiz('1', 'Acids', { canEdit: true, canGrade: true, isPublished: false }));
    await user.click(screen.getByRole('button', { name: 'Restore Acids' }));
    expect(await screen.findByText('Acids is back.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Acids' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Deleted' })).toBeNull();
  });
});

describe('the categories of an instructor', () => {
  it('are listed even if they have no quizzes, and can be added', async () => {
    const { user } = openQuizzes();
    await user.click(await screen.findByRole('button', { name: 'Add a category' }));
    const added = category('p', 'Physics', { bankQuestionCount: 3 });
    server.use(api.mutation('AddQuizCategory', answered({ addQuizCategory: added })));
    categoriesAre(chemistry, added);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Physics{Enter}');
    const section = within(await screen.findByRole('region', { name: 'Physics' }));
    expect(section.getByText('No quizzes yet')).toBeVisible();
    expect(section.getByText('3 questions in your bank')).toBeVisible();
    expect(screen.getByText('Added Physics.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('refuse a taken name, with an error at the field', async () => {
    const { user } = openQuizzes();
    await user.click(await screen.findByRole('button', { name: 'Add a category' }));
    const taken = { categoryName: 'Another category has this name.' };
    server.use(api.mutation('AddQuizCategory', refusal('The input is not valid.', 'BAD_USER_INPUT', taken)));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Chemistry{Enter}');
    expect(await screen.findByRole('alert', { name: 'Failed to add quiz category' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(taken.categoryName);
  });

  it('refuse a name that is too long, with an error at the field, and send nothing', async () => {
    const { user } = openQuizzes();
    const sent = vi.fn();
    server.use(api.mutation('AddQuizCategory', sent));
    await user.click(await screen.findByRole('button', { name: 'Add a category' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.click(field);
    await user.paste('x'.repeat(300));
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('x'.repeat(300));
    expect(field).toHaveAccessibleDescription('At most 100 characters. This name has 300.');
    expect(sent).not.toHaveBeenCalled();
  });

  it('are renamed, with an error if that fails', async () => {
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
    expect(screen.getByText('Hidden')).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ id: 'c', input: { active: false } }]]);
  });

  it('are deleted, and restored', async () => {
    quizzesAre();
    const { user } = openSite('/quiz/categories');
    await screen.findByRole('region', { name: 'Chemistry' }, patient);
    server.use(
      api.mutation('DeleteQuizCategory', () => {
        categoriesAre();
        return answered({ deleteQuizCategory: 'c' })();
      }),
    );
    // By keyboard, since the test is about the focus.
    screen.getByRole('button', { name: 'More for Chemistry' }).focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Delete' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByText('Deleted Chemistry.');
    expect(screen.queryByRole('region', { name: 'Chemistry' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    server.use(api.mutation('AddQuizCategory', answered({ addQuizCategory: chemistry })));
    categoriesAre(chemistry);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Chemistry is back.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Chemistry' })).toBeVisible();
  });

  it('have no menu if they belong to another bank, and share a section with a category of the same name', async () => {
    categoriesAre(
      category('other', 'CHEMISTRY', { isOwn: false, canEdit: false }),
      chemistry,
      category('theirs', 'History', { isOwn: false, canEdit: false }),
      category('unused', 'Unused', { isOwn: false, canEdit: false }),
    );
    quizzesAre(
      quiz('1', 'Acids', { categoryId: 'c', canEdit: true, canGrade: true }),
      quiz('2', 'Bases', { categoryId: 'other' }),
      quiz('3', 'Rome', { categoryId: 'theirs' }),
    );
    openQuizzes();
    const section = within(await screen.findByRole('region', { name: 'Chemistry' }));
    expect(section.getAllByRole('listitem')).toHaveLength(2);
    expect(section.getByRole('button', { name: 'More for Chemistry' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'History' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More for History' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Unused' })).toBeNull();
  });
});

const why = 'The category is in use: 1 quiz and 10 questions are in it. Move them first.';

describe('a category that is used', () => {
  it('is deleted after its content was moved to another category', async () => {
    const physics = category('p', 'Physics');
    categoriesAre(chemistry, physics);
    const { user } = openQuizzes();
    server.use(api.mutation('DeleteQuizCategory', refusal(why, 'CONFLICT')));
    await choose(user, 'Delete');
    const window = within(await screen.findByRole('dialog', { name: 'Delete Chemistry?' }));
    expect(await window.findByText('It contains 10 questions and 1 quiz.')).toBeVisible();
    expect(window.queryByText(/Failed to delete|in use/)).toBeNull();
    const done = vi.fn();
    server.use(
      api.mutation('UpdateQuestions', ({ variables }) => {
        done('questions', variables);
        const ids = Array.from({ length: 10 }, (_, at) => `q${at}`);
        return answered({ updateQuestions: { __typename: 'QuestionChanges', ids } })();
      }),
      api.mutation('MoveQuiz', ({ variables }) => {
        done('quiz', variables);
        quizzesAre(quiz('1', 'Acids', { categoryId: 'p', canEdit: true, canGrade: true }));
        return answered({ updateQuiz: { __typename: 'AuthoredQuiz', id: '1', categoryId: 'p' } })();
      }),
      api.mutation('DeleteQuizCategory', () => {
        done('deleted');
        categoriesAre(physics);
        return answered({ deleteQuizCategory: 'c' })();
      }),
    );
    await user.click(await window.findByRole('combobox', { name: 'Move its content to' }));
    await user.click(await screen.findByRole('option', { name: 'Physics' }));
    await user.click(window.getByRole('button', { name: 'Move and delete' }));
    expect(await screen.findByText('Moved 10 questions and 1 quiz out of Chemistry.')).toBeVisible();
    expect(await screen.findByText('Deleted Chemistry.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Chemistry' })).toBeNull());
    expect(done.mock.calls).toEqual([
      ['questions', { selection: { filter: { categoryId: 'c' } }, changes: { categoryId: 'p' } }],
      ['quiz', { id: '1', categoryId: 'p' }],
      ['deleted'],
    ]);
  });

  it('stays, with the reason, if the user can move nothing out of it', async () => {
    const { user } = openQuizzes();
    categoryUseIs({ quizCount: 0, questionCount: 0 });
    const reason = 'The category is in use by a deleted quiz.';
    server.use(api.mutation('DeleteQuizCategory', refusal(reason, 'CONFLICT')));
    await choose(user, 'Delete');
    const window = within(await screen.findByRole('dialog', { name: 'Delete Chemistry?' }));
    expect(await window.findByText(reason)).toBeVisible();
    expect(window.queryByRole('button', { name: 'Move and delete' })).toBeNull();
  });

  it('stays, with an error, if not all of its content could be moved', async () => {
    const { user } = openQuizzes();
    server.use(
      api.mutation('DeleteQuizCategory', refusal(why, 'CONFLICT')),
      api.mutation('UpdateQuestions', badGateway),
    );
    await choose(user, 'Delete');
    const window = within(await screen.findByRole('dialog', { name: 'Delete Chemistry?' }));
    await user.click(await window.findByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'No category' }));
    await user.click(window.getByRole('button', { name: 'Move and delete' }));
    expect(await window.findByRole('alert', { name: 'Not everything was moved' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Chemistry', hidden: true })).toBeInTheDocument();
  });
});
