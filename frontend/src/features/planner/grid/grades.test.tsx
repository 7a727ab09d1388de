import { findNotices } from '../../../testing/notices.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { category, course, item, workedCourse } from '../testing/given.ts';
import { button, column, field, openPlanner, undoOffer } from '../testing/open-planner.tsx';

const knownSwitch = (name: string) => screen.getByRole('checkbox', { name: `Grade of ${name} is known` });
const quizzes = (maximumPoints: number) =>
  course([category('Quizzes', [item('Quiz 1', 100, null, maximumPoints)])]);

describe('a grade like 12/15', () => {
  it('sets the maximum of an item without one', async () => {
    const { user } = openPlanner(quizzes(0));
    await user.type(field('Grade of Quiz 1'), '12/15');
    expect(field('Grade of Quiz 1')).toHaveValue('12/15');
    await user.tab();
    expect(field('Grade of Quiz 1')).toHaveValue('12');
    expect(field('Maximum points of Quiz 1')).toHaveValue('15');
    expect(knownSwitch('Quiz 1')).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('replaces another maximum, announces it and is undone as one step', async () => {
    const { user } = openPlanner(quizzes(100));
    await user.type(field('Grade of Quiz 1'), '12/15{Tab}');
    expect(field('Maximum points of Quiz 1')).toHaveValue('15');
    expect(await findNotices()).toHaveTextContent('Read 12/15 as 12 of 15 points.');
    await user.click(undoOffer());
    expect(field('Grade of Quiz 1')).toHaveValue('');
    expect(field('Maximum points of Quiz 1')).toHaveValue('100');
    expect(knownSwitch('Quiz 1')).not.toBeChecked();
  });

  it('keeps the old maximum while the grade is typed, and if the user undoes the entry before leaving the cell', async () => {
    const { user } = openPlanner(quizzes(100));
    await user.type(field('Grade of Quiz 1'), '12/1');
    expect(field('Maximum points of Quiz 1')).toHaveValue('100');
    await user.keyboard('5{Control>}z{/Control}{Tab}');
    expect(field('Grade of Quiz 1')).toHaveValue('');
    expect(field('Maximum points of Quiz 1')).toHaveValue('100');
  });

  it('replaces an invalid maximum', async () => {
    const { user } = openPlanner(quizzes(100));
    await user.type(field('Maximum points of Quiz 1'), 'x');
    expect(field('Maximum points of Quiz 1')).toBeInvalid();
    await user.type(field('Grade of Quiz 1'), '12/15{Tab}');
    expect(field('Maximum points of Quiz 1')).toBeValid();
    expect(field('Maximum points of Quiz 1')).toHaveValue('15');
  });

  it('is undone as one step after Enter on the last row added a row', async () => {
    const { user } = openPlanner(quizzes(100));
    await user.type(field('Grade of Quiz 1'), '12/15{Enter}');
    expect(column('name')).toEqual(['Quiz 1', 'Item Name']);
    await user.keyboard('{Control>}z{/Control}');
    expect(column('grade')).toEqual(['12']);
    await user.keyboard('{Control>}z{/Control}');
    expect(column('grade')).toEqual(['']);
    expect(field('Maximum points of Quiz 1')).toHaveValue('100');
  });

  it('stays announced after Enter on the last row added a row, and Undo removes both', async () => {
    const { user } = openPlanner(quizzes(100));
    await user.type(field('Grade of Quiz 1'), '12/15{Enter}');
    expect(await findNotices()).toHaveTextContent('Read 12/15 as 12 of 15 points.');
    expect(column('name')).toEqual(['Quiz 1', 'Item Name']);
    await user.click(undoOffer());
    expect(column('name')).toEqual(['Quiz 1']);
    expect(column('grade')).toEqual(['']);
    expect(field('Maximum points of Quiz 1')).toHaveValue('100');
  });

  it('is hypothetical in target mode, as that share of the unchanged maximum', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    const cell = await screen.findByRole('textbox', { name: 'Grade to try on Exam 2' });
    await user.click(cell);
    await user.keyboard('40/50');
    expect(cell).toHaveValue('40/50');
    await user.keyboard('{Tab}');
    expect(cell).toHaveValue('80');
    await user.click(button('Back to my grades'));
    expect(field('Maximum points of Exam 2')).toHaveValue('100');
    expect(knownSwitch('Exam 2')).not.toBeChecked();
  });

  it('can be a letter of the course, and follows the maximum that is typed next', async () => {
    const { user } = openPlanner(quizzes(100));
    await user.type(field('Grade of Quiz 1'), 'b+');
    expect(screen.getByText('b+ counts as 87 %, the lowest grade with this letter')).toBeInTheDocument();
    await user.tab();
    expect(field('Grade of Quiz 1')).toHaveValue('87');
    expect(screen.getByText(/^b\+ counts as 87 %/)).toBeInTheDocument();
    await user.clear(field('Maximum points of Quiz 1'));
    await user.type(field('Maximum points of Quiz 1'), '10{Tab}');
    expect(field('Grade of Quiz 1')).toHaveValue('87');
    expect(screen.queryByText(/counts as 87 %/)).toBeNull();
    await user.clear(field('Grade of Quiz 1'));
    await user.type(field('Grade of Quiz 1'), 'B+{Tab}');
    expect(field('Grade of Quiz 1')).toHaveValue('8.7');
    expect(screen.getByText(/^B\+ counts as 87 %/)).toBeInTheDocument();
  });

  it('shows the letter that was entered until the item has another grade', async () => {
    const { user } = openPlanner(quizzes(25));
    await user.type(field('Grade of Quiz 1'), 'B+{Tab}');
    expect(field('Grade of Quiz 1')).toHaveValue('21.75');
    expect(screen.getByText(/^B\+ counts as 87 %/)).toBeInTheDocument();
    await user.clear(field('Grade of Quiz 1'));
    await user.type(field('Grade of Quiz 1'), '20{Tab}');
    expect(screen.queryByText(/counts as 87 %/)).toBeNull();
  });

  it('shows the letter that was entered as a hypothetical grade', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(await screen.findByRole('textbox', { name: 'Grade to try on Exam 2' }));
    await user.keyboard('A-{Tab}');
    expect(column('needed')[0]).toBe('90');
    expect(screen.getByText(/^A- counts as 90 %/)).toBeInTheDocument();
    await user.click(button('Back to my grades'));
    expect(screen.queryByText(/counts as 90 %/)).toBeNull();
  });

  it('is refused if its maximum is 0', async () => {
    const { user } = openPlanner(quizzes(100));
    await user.type(field('Grade of Quiz 1'), '12/0{Tab}');
    expect(field('Grade of Quiz 1')).toHaveAccessibleDescription('A grade cannot be out of 0 points.');
    expect(knownSwitch('Quiz 1')).not.toBeChecked();
  });
});

describe('an entry like /10', () => {
  it('sets the maximum, announces it and keeps the item open', async () => {
    const { user } = openPlanner(quizzes(100));
    await user.type(field('Grade of Quiz 1'), '/10{Tab}');
    expect(field('Grade of Quiz 1')).toHaveValue('');
    expect(field('Maximum points of Quiz 1')).toHaveValue('10');
    expect(knownSwitch('Quiz 1')).not.toBeChecked();
    expect(await findNotices()).toHaveTextContent('Read /10 as a maximum of 10 points.');
  });
});

describe('a grade like 95 %', () => {
  it('is that share of the maximum points', async () => {
    const { user } = openPlanner(quizzes(40));
    await user.type(field('Grade of Quiz 1'), '95 %');
    expect(field('Grade of Quiz 1')).toHaveValue('95 %');
    await user.tab();
    expect(field('Grade of Quiz 1')).toHaveValue('38');
  });

  it('needs maximum points, and becomes points once they are entered', async () => {
    const { user } = openPlanner(quizzes(0));
    await user.type(field('Grade of Quiz 1'), '95 %{Tab}');
    expect(field('Grade of Quiz 1')).toHaveValue('95 %');
    expect(field('Grade of Quiz 1')).toHaveAccessibleDescription('Set the maximum points first.');
    await user.clear(field('Maximum points of Quiz 1'));
    await user.type(field('Maximum points of Quiz 1'), '40{Tab}');
    expect(field('Grade of Quiz 1')).toBeValid();
    expect(field('Grade of Quiz 1')).toHaveValue('38');
    expect(knownSwitch('Quiz 1')).toBeChecked();
  });

  it('becomes a number of points when the cell is left', async () => {
    const { user } = openPlanner(quizzes(40));
    await user.type(field('Grade of Quiz 1'), '95 %{Tab}');
    await user.clear(field('Maximum points of Quiz 1'));
    await user.type(field('Maximum points of Quiz 1'), '50{Tab}');
    expect(field('Grade of Quiz 1')).toHaveValue('38');
  });
});

describe('a grade over its maximum', () => {
  it('is marked as bonus at its cell', async () => {
    const { user } = openPlanner(quizzes(20));
    await user.type(field('Grade of Quiz 1'), '25');
    expect(field('Grade of Quiz 1')).toBeValid();
    expect(field('Grade of Quiz 1')).toHaveAccessibleDescription('5 over the maximum: counts as bonus');
    await user.clear(field('Grade of Quiz 1'));
    await user.type(field('Grade of Quiz 1'), '20');
    expect(screen.queryByText(/counts as bonus/)).toBeNull();
  });

  it('is marked for a hypothetical grade, but not without a maximum', async () => {
    const { user } = openPlanner(
      course([category('Quizzes', [item('Quiz 1', 100, null, 20), item('Quiz 2', 0, 7, 0)])]),
    );
    await user.click(button('Achieve target'));
    expect(screen.queryByText(/counts as bonus/)).toBeNull();
    const cell = await screen.findByRole('textbox', { name: 'Grade to try on Quiz 1' });
    await user.click(cell);
    await user.keyboard('22,5');
    expect(cell).toHaveAccessibleDescription('2.5 over the maximum: counts as bonus');
  });
});

describe('a grade with many decimals', () => {
  const third = 40 / 3;

  it('is rounded until it is edited, and is not changed by that', async () => {
    const { user } = openPlanner(course([category('Quizzes', [item('Quiz 1', 100, third, 20)])]));
    expect(field('Grade of Quiz 1')).toHaveValue('13.33');
    await user.click(field('Grade of Quiz 1'));
    expect(field('Grade of Quiz 1')).toHaveValue(String(third));
    const { selectionStart, selectionEnd } = field('Grade of Quiz 1') as HTMLInputElement;
    expect([selectionStart, selectionEnd]).toEqual([0, String(third).length]);
    await user.tab();
    expect(field('Grade of Quiz 1')).toHaveValue('13.33');
    await user.click(field('Grade of Quiz 1'));
    expect(field('Grade of Quiz 1')).toHaveValue(String(third));
    await user.keyboard('15{Tab}');
    expect(field('Grade of Quiz 1')).toHaveValue('15');
  });

  it('is rounded in target mode, too', async () => {
    const items = [item('Quiz 1', 50, third, 20), item('Quiz 2', 50, null, 20)];
    const { user } = openPlanner(course([category('Quizzes', items)], { targetGrade: 70 }));
    await user.click(button('Achieve target'));
    expect(field('Grade of Quiz 1')).toHaveValue('13.33');
    await user.click(field('Grade to try on Quiz 2'));
    await user.keyboard('66.6666 %{Tab}');
    expect(column('needed')).toEqual(['13.33']);
    expect(screen.getByText('Quiz 2 pinned at 13.33')).toBeVisible();
    await user.click(field('Grade to try on Quiz 2'));
    expect(column('needed')).toEqual(['13.33332']);
  });

  it('is never shown as a needed grade above the maximum', async () => {
    const items = [item('Quiz 1', 50, 0, 20), item('Quiz 2', 50, null, 12.25)];
    const { user } = openPlanner(course([category('Quizzes', items)], { targetGrade: 50 }));
    await user.click(button('Achieve target'));
    expect(column('needed')).toEqual(['12.25']);
    expect(screen.getByRole('complementary', { name: 'Where you stand' })).toHaveTextContent(
      'To finish with 50, you need 12.25 on Quiz 2.',
    );
  });
});
