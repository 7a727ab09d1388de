import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { category, course, item } from '../testing/given.ts';
import { button, column, field, openPlanner, panel, undoButton } from '../testing/open-planner.tsx';

const quizzes = (dropLowest = 0) =>
  course([
    category('Quizzes', [item('Quiz 1', 20, 40), item('Quiz 2', 20, 80), item('Quiz 3', 20)], { dropLowest }),
    category('Exams', [item('Final', 40, 90)]),
  ]);

const pointsQuizzes = (categoryType: 'HYBRID' | 'POINTS_BASED') =>
  course([
    category('Quizzes', [item('Quiz 1', 0, 40), item('Quiz 2', 0, 80), item('Quiz 3', 0)], {
      categoryType,
      weight: 60,
      maximumPoints: 300,
      dropLowest: 1,
    }),
    category('Exams', [item('Final', 40, 90)]),
  ]);

/** The texts of the column ‘Adds’. */
const adds = () =>
  [...document.querySelectorAll('[data-row]')].map(
    (row) => row.querySelector('[class*="adds"]')?.textContent ?? null,
  );

const dropped = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-dropped] input[data-column="name"]')].map(
    ({ value }) => value,
  );

describe('a category that drops the lowest grades', () => {
  it('is switched on in its menu, and counts only the other known items', async () => {
    const { user } = openPlanner(quizzes());
    expect(panel().getByText(/^You’re at 75\.00/)).toBeInTheDocument();
    await user.click(button('More for Quizzes'));
    await user.click(await screen.findByRole('menuitem', { name: 'Drop the lowest grade' }));
    expect(field('Lowest grades to drop in Quizzes')).toHaveValue('1');
    // 80 percent of the 40 percent of both known quizzes, and 90 percent of 40.
    expect(panel().getByText(/^You’re at 85\.00/)).toBeInTheDocument();
    await user.click(undoButton());
    expect(screen.queryByRole('textbox', { name: 'Lowest grades to drop in Quizzes' })).toBeNull();
  });

  it('drops open items first, and then marks the lowest grade', async () => {
    const { user } = openPlanner(quizzes(1));
    expect(document.querySelector('[data-dropped]')).toBeNull();
    expect(screen.getByText('1 open item is dropped until it has a grade.')).toBeInTheDocument();
    await user.type(field('Grade of Quiz 3'), '100');
    expect(dropped()).toEqual(['Quiz 1']);
    expect(adds()).toEqual(['dropped', '+24.00', '+30.00', '+36.00']);
    expect(screen.queryByText(/until it has a grade/)).toBeNull();
  });

  it.each([
    ['by weights', quizzes(1)],
    ['by points', pointsQuizzes('POINTS_BASED')],
    ['with a weight of its own', pointsQuizzes('HYBRID')],
  ])('shows in each row what the guaranteed grade has of it: %s', (_, given) => {
    openPlanner(given);
    expect(adds().slice(0, 3)).toEqual(['+12.00', '+24.00', 'up to 30']);
    const totals = panel().getAllByText('36.00', { selector: 'b' });
    expect(totals.map(({ parentElement }) => parentElement?.textContent)).toContain('36.00 of 60');
  });

  it('shows for an open item the most that a grade can add', async () => {
    const { user } = openPlanner(
      course([
        category(
          'Homework',
          [20, 22, 21.75, null].map((grade, at) => item(`Homework ${at + 1}`, 6.25, grade, 25)),
          { dropLowest: 1 },
        ),
      ]),
    );
    expect(adds()).toEqual(['+6.67', '+7.33', '+7.25', 'up to 8.33']);
    expect(panel().getAllByText('21.25', { selector: 'b' })).toHaveLength(2);
    await user.type(field('Grade of Homework 4'), '25');
    expect(adds()).toEqual(['dropped', '+7.33', '+7.25', '+8.33']);
  });

  it('shows that full marks add nothing if all other grades are as good and one is dropped', () => {
    const items = [100, 100, null].map((grade, at) => item(`Quiz ${at + 1}`, 20, grade));
    openPlanner(course([category('Quizzes', items, { dropLowest: 1 })]));
    expect(adds()).toEqual(['+30.00', '+30.00', 'up to 0']);
  });

  it('shows what one point of the first known grades is worth', () => {
    const items = [20, null, null, null, null].map((grade, at) => item(`Homework ${at + 1}`, 4, grade, 20));
    openPlanner(course([category('Homework', items, { dropLowest: 1 })]));
    expect(adds()).toEqual(['+5.00', 'up to 5', 'up to 5', 'up to 5', 'up to 5']);
    expect(panel().getAllByText('5.00', { selector: 'b' })).toHaveLength(2);
    expect(
      panel().getByText(/^One point on Homework 5 changes the course grade by 0\.25\./),
    ).toBeInTheDocument();
  });

  it('drops the lowest of the known and needed grades in a plan', async () => {
    const { user } = openPlanner(quizzes(1));
    await user.clear(field('Target grade'));
    await user.type(field('Target grade'), '84');
    await user.click(button('Achieve target'));
    // Quiz 2 and Quiz 3 share 60 percent: 24 and 24, with the final's 36.
    expect(column('needed')).toEqual(['80']);
    await user.clear(field('Target grade'));
    await user.type(field('Target grade'), '72');
    expect(column('needed')).toEqual(['0']);
    expect(dropped()).toEqual(['Quiz 3']);
  });

  it('refuses a number that is not whole, and drops none with 0', async () => {
    const { user } = openPlanner(quizzes(1));
    const drops = field('Lowest grades to drop in Quizzes');
    await user.clear(drops);
    await user.type(drops, '1.5');
    expect(drops).toHaveAccessibleDescription('The number of dropped items must be a whole number.');
    await user.clear(drops);
    await user.type(drops, '0{Tab}');
    expect(screen.queryByRole('textbox', { name: 'Lowest grades to drop in Quizzes' })).toBeNull();
    expect(document.querySelector('[data-dropped]')).toBeNull();
  });

  it('says how many items it drops if it has too few, and drops more once items are added', async () => {
    const { user } = openPlanner(quizzes(1));
    const drops = field('Lowest grades to drop in Quizzes');
    await user.clear(drops);
    await user.type(drops, '9{Tab}');
    expect(drops).toBeValid();
    expect(drops).toHaveAccessibleDescription(
      'Only 2 of 3 items are dropped, because one item always counts.',
    );
    await user.clear(drops);
    await user.type(drops, '3{Tab}');
    await user.click(
      within(screen.getByRole('region', { name: 'Quizzes' })).getByRole('button', { name: 'Add item' }),
    );
    expect(drops).not.toHaveAccessibleDescription();
  });

  it('drops nothing of a single item, and says so', () => {
    openPlanner(course([category('Quizzes', [item('Quiz 1', 100, 40)], { dropLowest: 1 })]));
    expect(field('Lowest grades to drop in Quizzes')).toHaveAccessibleDescription(
      'Nothing is dropped while there is only 1 item, because one item always counts.',
    );
    expect(adds()).toEqual(['+40.00']);
  });
});
