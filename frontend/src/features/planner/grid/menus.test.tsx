import { findNotices, shownNotices } from '../../../testing/notices.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { category, course, item, workedCourse } from '../testing/given.ts';
import { button, column, field, openPlanner, undoButton, undoOffer } from '../testing/open-planner.tsx';

const choose = async (user: ReturnType<typeof openPlanner>['user'], menu: string, entry: string | RegExp) => {
  await user.click(button(menu));
  await user.click(
    await screen.findByRole(/Standard|Hybrid|Points/.test(String(entry)) ? 'menuitemradio' : 'menuitem', {
      name: entry,
    }),
  );
};

describe('the menu of an item', () => {
  it('deletes the item with an offer to undo', async () => {
    const { user } = openPlanner(workedCourse());
    await choose(user, 'More for Exam 2', 'Delete');
    expect(column('name').slice(4)).toEqual(['Exam 1', 'Final Exam']);
    expect(button('More for Final Exam')).toHaveFocus();
    const toast = await findNotices();
    expect(toast).toHaveTextContent('Deleted Exam 2.');
    await user.click(undoOffer());
    expect(column('name').slice(4)).toEqual(['Exam 1', 'Exam 2', 'Final Exam']);
  });

  it('shows how far the highest possible grade fell, and can spread the weight over the other items', async () => {
    const { user } = openPlanner(workedCourse());
    await choose(user, 'More for Exam 2', 'Delete');
    const toast = await findNotices();
    expect(toast).toHaveTextContent('Deleted Exam 2. The maximum fell from 91.50 to 66.50.');
    await user.click(button('Spread its weight'));
    expect(column('weight').slice(4)).toEqual(['37.5', '37.5']);
    expect(await screen.findByText('Spread its weight. The maximum is 89.13.')).toBeInTheDocument();
    await user.click(undoButton());
    expect(column('weight').slice(4)).toEqual(['25', '25']);
  });

  it('deletes an item without weight with an offer to undo only', async () => {
    const { user } = openPlanner(course([category('Labs', [item('Lab 1', 100), item('Lab 2', 0)])]));
    await choose(user, 'More for Lab 2', 'Delete');
    expect(await screen.findByText('Deleted Lab 2.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Spread its weight' })).toBeNull();
  });

  it('removes the offer to undo at the next edit, because Undo would then undo that edit', async () => {
    const { user } = openPlanner(workedCourse());
    await choose(user, 'More for Exam 2', 'Delete');
    await screen.findByText(/^Deleted Exam 2\./);
    await user.type(field('Grade of Final Exam'), '9');
    await waitFor(() => expect(screen.queryByText(/^Deleted Exam 2\./)).toBeNull());
  });

  it('duplicates and moves the item', async () => {
    const { user } = openPlanner(workedCourse());
    await choose(user, 'More for Exam 2', 'Duplicate');
    await choose(user, 'More for Final Exam', 'Move up');
    expect(column('name').slice(4)).toEqual(['Exam 1', 'Exam 2', 'Final Exam', 'Exam 2']);
  });

  it('moves the item to another category with an offer to undo', async () => {
    const { user } = openPlanner(workedCourse());
    await choose(user, 'More for Assignment 4', 'Move down');
    expect(column('name').slice(3, 5)).toEqual(['Assignment 4', 'Exam 1']);
    expect(await findNotices()).toHaveTextContent('Moved Assignment 4 to Exams.');
    await user.click(undoOffer());
    expect(screen.getByRole('table', { name: 'Items of Exams' })).not.toHaveTextContent('Assignment 4');
  });

  it('cannot move the first item of the course up', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('More for Assignment 1'));
    expect(await screen.findByRole('menuitem', { name: 'Move up' })).toBeDisabled();
  });

  it('opens a form for the description, and then shows the description next to the item', async () => {
    const { user } = openPlanner(workedCourse());
    await choose(user, 'More for Exam 2', 'Details');
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'Open book');
    await user.click(button('Done'));
    expect(button('Description of Exam 2')).toHaveAttribute('title', 'Open book');
  });

  it('keeps the weight after an invalid entry', async () => {
    const { user } = openPlanner(workedCourse());
    await choose(user, 'More for Exam 2', 'Details');
    const weight = await screen.findByRole('textbox', { name: 'Weight, percent of the course' });
    await user.clear(weight);
    await user.type(weight, 'heavy');
    expect(weight).toHaveAccessibleDescription('The weight must be a number.');
    await user.click(button('Done'));
    expect(field('Weight of Exam 2')).toHaveValue('heavy');
    expect(screen.getByText('100 % of the weight is entered')).toBeInTheDocument();
  });
});

describe('the menu of a category', () => {
  it('deletes the category with its items, and moves the focus to the next category', async () => {
    const { user } = openPlanner(workedCourse());
    await choose(user, 'More for Assignments', 'Delete');
    expect(screen.queryByRole('region', { name: 'Assignments' })).toBeNull();
    expect(await findNotices()).toHaveTextContent('Deleted Assignments and its 4 items.');
    expect(button('More for Exams')).toHaveFocus();
  });

  it('duplicates and moves the category', async () => {
    const { user } = openPlanner(workedCourse());
    await choose(user, 'More for Exams', 'Duplicate');
    await choose(user, 'More for Assignments', 'Move down');
    const names = screen.getAllByRole('textbox', { name: 'Category name' });
    expect(names.map((name) => (name as HTMLInputElement).value)).toEqual(['Exams', 'Assignments', 'Exams']);
  });

  it('changes the type of the category, and keeps its weight', async () => {
    const { user } = openPlanner(workedCourse());
    await choose(user, 'Type of Exams: Standard', /^Hybrid/);
    expect(field('Weight of Exams')).toHaveValue('75');
    expect(field('Maximum points of Exams')).toHaveValue('300');
    await choose(user, 'Type of Exams: Hybrid', /^Points/);
    expect(screen.queryByRole('textbox', { name: 'Weight of Exams' })).toBeNull();
    expect(screen.getByText('100 % of the weight is entered')).toBeInTheDocument();
  });

  it('warns that a category counts nothing if the others leave no weight, and can share the weight equally', async () => {
    const { user } = openPlanner(workedCourse());
    await choose(user, 'Type of Assignments: Standard', /^Points/);
    const assignments = within(screen.getByRole('region', { name: 'Assignments' }));
    expect(assignments.queryByText(/counts 0 %/)).toBeNull();
    await user.clear(field('Weight of Exam 1'));
    await user.type(field('Weight of Exam 1'), '50');
    expect(
      assignments.getByText('Assignments counts 0 %: the other categories already make up 100 %.'),
    ).toBeInTheDocument();
    await user.click(assignments.getByRole('button', { name: 'Share the weight equally' }));
    expect(column('weight')).toEqual(['25', '12.5', '12.5']);
    expect(assignments.getByText('50 %')).toBeInTheDocument();
    expect(assignments.queryByText(/counts 0 %/)).toBeNull();
    await user.click(undoOffer());
    expect(column('weight')).toEqual(['50', '25', '25']);
  });

  it('warns that a new category counts nothing if the others leave no weight', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Add category'));
    const added = within(screen.getByRole('region', { name: 'Category Name' }));
    expect(
      added.getByText('Category Name counts 0 %: the other categories already make up 100 %.'),
    ).toBeVisible();
    expect(added.queryByRole('button', { name: 'Count it by points' })).toBeNull();
    await user.click(button('Share the weight equally'));
    expect(added.queryByText(/counts 0 %/)).toBeNull();
    expect(screen.getByText('100 % of the weight is entered')).toBeVisible();
  });

  it('warns that a new points category counts nothing, and shows each step that changes this', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Add category'));
    await choose(user, 'Type of Category Name: Standard', /^Points/);
    const added = within(screen.getByRole('region', { name: 'Category Name' }));
    expect(
      added.getByText('Category Name has no points yet, so its items count 0 %. Enter their maximum points.'),
    ).toBeVisible();
    await user.clear(field('Maximum points of Item Name'));
    await user.type(field('Maximum points of Item Name'), '10');
    await user.click(button('Use the items’ 10 points'));
    expect(
      added.getByText('Category Name counts 0 %: the other categories already make up 100 %.'),
    ).toBeVisible();
    await user.click(button('Share the weight equally'));
    expect(added.getByText('33.33 %')).toBeVisible();
  });

  it('explains that several points categories divide their shares by points', async () => {
    const byPoints = (name: string, points: number) =>
      category(name, [item(`${name} 1`, 0, null, points)], {
        categoryType: 'POINTS_BASED',
        maximumPoints: points,
      });
    const exams = category('Exams', [item('Final', 100)]);
    const { user } = openPlanner(course([exams, byPoints('Labs', 10), byPoints('Quizzes', 30)]));
    const labs = within(screen.getByRole('region', { name: 'Labs' }));
    await user.click(labs.getByRole('button', { name: 'Share the weight equally' }));
    expect(labs.getByText('16.67 %')).toBeVisible();
    expect(shownNotices()).toHaveTextContent(
      '100 % is shared equally. Labs and Quizzes divide their shares by points.',
    );
  });

  it('names categories without a name, or with the same name, by their position', () => {
    const named = (name: string) => category(name, [item('Exam', 20)]);
    openPlanner(course([named(''), named('Exams'), named(' '), named('Exams'), named('Labs')]));
    const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(names).toEqual(['Category 1', 'Exams, category 2', 'Category 3', 'Exams, category 4', 'Labs']);
  });

  it('offers points to a new category of a course that counts by points', async () => {
    const labs = category('Labs', [item('Lab 1', 0, 8, 10)], {
      categoryType: 'POINTS_BASED',
      maximumPoints: 10,
    });
    const { user } = openPlanner(course([labs]));
    await user.click(button('Add category'));
    await user.click(button('Count it by points'));
    expect(button('Type of Category Name: Points')).toBeVisible();
    expect(screen.getByText(/^Category Name has no points yet/)).toBeVisible();
    await user.click(undoOffer());
    expect(button('Type of Category Name: Standard')).toBeVisible();
  });

  it('offers the sum of the items’ points if the category has no points', async () => {
    const exams = category('Exams', [item('Midterm', 0, 81, 50), item('Final', 0, null, 70)], {
      categoryType: 'HYBRID',
      weight: 40,
    });
    const { user } = openPlanner(course([exams]));
    expect(screen.getByText('Its items have no weight yet.')).toBeInTheDocument();
    await user.click(button('Use the items’ 120 points'));
    expect(field('Maximum points of Exams')).toHaveValue('120');
    expect(field('Maximum points of Exams')).toHaveFocus();
    expect(screen.getByRole('row', { name: /Final/ })).toHaveTextContent('23.33%');
    expect(screen.queryByText('Its items have no weight yet.')).toBeNull();
    await user.click(undoButton());
    expect(field('Maximum points of Exams')).toHaveValue('0');
  });

  it('warns if the items’ points don’t add up to its points', async () => {
    const { user } = openPlanner(workedCourse());
    await choose(user, 'Type of Exams: Standard', /^Hybrid/);
    await user.clear(field('Maximum points of Exam 1'));
    await user.type(field('Maximum points of Exam 1'), '50');
    expect(screen.getByText('The items make up 250 of 300 points.')).toBeInTheDocument();
    await user.click(button('Use the items’ 250 points'));
    expect(field('Maximum points of Exams')).toHaveValue('250');
  });
});

describe('a weight that leaves none for other categories', () => {
  it('is explained where it was typed, and only about categories that existed then', async () => {
    const { user } = openPlanner(workedCourse());
    await choose(user, 'Type of Assignments: Standard', /^Points/);
    await choose(user, 'Type of Exams: Standard', /^Hybrid/);
    const exams = within(screen.getByRole('region', { name: 'Exams' }));
    const note = 'Assignments counts 0 %: the other categories already make up 120 %.';
    await user.clear(field('Weight of Exams'));
    await user.type(field('Weight of Exams'), '120{Enter}');
    expect(exams.getByText(note)).toBeVisible();
    await user.click(exams.getByRole('button', { name: 'Share the weight equally' }));
    expect(field('Weight of Exams')).toHaveValue('50');
    expect(screen.queryByText(/counts 0 %/)).toBeNull();
    await user.clear(field('Weight of Exams'));
    await user.type(field('Weight of Exams'), '120');
    expect(exams.getByText(note)).toBeVisible();
    await user.click(button('Add category'));
    expect(exams.getByText(note)).toBeVisible();
    expect(exams.queryByText(/Category Name/)).toBeNull();
  });
});
