import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { category, course, item } from '../testing/given.ts';
import { button, column, field, openPlanner, panel, undoButton } from '../testing/open-planner.tsx';

const quizzes = (dropLowest = 0) =>
  course([
    category('Quizzes', [item('Quiz 1', 20, 40), item('Quiz 2', 20, 80), item('Quiz 3', 20)], { dropLowest }),
    category('Exams', [item('Final', 40, 90)]),
  ]);

describe('a category that drops the lowest grades', () => {
  it('is switched on in its menu, marks the dropped item, and counts only the other items', async () => {
    const { user } = openPlanner(quizzes());
    expect(panel().getByText(/^You’re at 75\.00/)).toBeInTheDocument();
    await user.click(button('More for Quizzes'));
    await user.click(await screen.findByRole('menuitem', { name: 'Drop the lowest grade' }));
    expect(field('Lowest grades to drop in Quizzes')).toHaveValue('1');
    const dropped = document.querySelectorAll('[data-dropped]');
    expect([...dropped].map((each) => within(each as HTMLElement).getByRole('rowheader'))).toHaveLength(1);
    expect(within(dropped[0] as HTMLElement).getByDisplayValue('Quiz 1')).toBeInTheDocument();
    expect(dropped[0]).toHaveTextContent('dropped');
    // 80 percent of the 40 percent of both known quizzes, and 90 percent of 40.
    expect(panel().getByText(/^You’re at 85\.00/)).toBeInTheDocument();
    await user.click(undoButton());
    expect(document.querySelector('[data-dropped]')).toBeNull();
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
    expect(
      [...document.querySelectorAll<HTMLInputElement>('[data-dropped] input[data-column="name"]')].map(
        ({ value }) => value,
      ),
    ).toEqual(['Quiz 3']);
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
});
