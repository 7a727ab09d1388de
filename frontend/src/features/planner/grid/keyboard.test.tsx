import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { workedCourse } from '../testing/given.ts';
import { button, column, field, openPlanner, undoButton } from '../testing/open-planner.tsx';

const focused = () => document.activeElement?.getAttribute('aria-label');

/** jsdom has no clipboard: the event carries what the browser would give. */
function paste(text: string) {
  const clipboardData = { getData: () => text };
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData });
}

describe('moving through the table', () => {
  it('goes down with Enter and up with Shift-Enter, across categories', async () => {
    const { user } = openPlanner(workedCourse());
    field('Grade of Assignment 4').focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Grade of Exam 1');
    await user.keyboard('{Shift>}{Enter}{/Shift}{ArrowUp}');
    expect(focused()).toBe('Grade of Assignment 3');
  });

  it('goes sideways at the edge of the text only', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(field('Grade of Exam 1'));
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Maximum points of Exam 1');
    field('Grade of Exam 1').setSelectionRange(1, 1);
    field('Grade of Exam 1').focus();
    field('Grade of Exam 1').setSelectionRange(1, 1);
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Grade of Exam 1');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Grade of Exam 1 is known');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Weight of Exam 1');
  });

  it('stays where there is no further row', async () => {
    const { user } = openPlanner(workedCourse());
    field('Weight of Final Exam').focus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Weight of Final Exam');
  });
});

describe('moving rows', () => {
  it('moves the row of the focused cell with Alt and the arrows, and says so', async () => {
    const { user } = openPlanner(workedCourse());
    field('Grade of Assignment 4').focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(column('name').slice(3)).toEqual(['Assignment 4', 'Exam 1', 'Exam 2', 'Final Exam']);
    expect(screen.getByText('Assignment 4 moved to place 1 of 4 in Exams')).toBeInTheDocument();
    expect(focused()).toBe('Grade of Assignment 4');
  });

  it('moves rows and categories by their grips', async () => {
    const { user } = openPlanner(workedCourse());
    button('Move Exam 2').focus();
    await user.keyboard('{ArrowUp}');
    expect(column('name').slice(4)).toEqual(['Exam 2', 'Exam 1', 'Final Exam']);
    button('Move Exams').focus();
    await user.keyboard('{ArrowUp}');
    expect(column('name')[0]).toBe('Exam 2');
    expect(focused()).toBe('Move Exams');
  });
});

describe('pasting', () => {
  it('fills the cells from the focused one on', () => {
    openPlanner(workedCourse());
    field('Grade of Exam 1').focus();
    paste('90\t100\n70\t80\n');
    expect(column('grade').slice(4)).toEqual(['90', '70', '']);
    expect(column('maximumPoints').slice(4)).toEqual(['100', '80', '100']);
    expect(screen.getByRole('checkbox', { name: 'Grade of Exam 2 is known' })).toBeChecked();
    expect(screen.getByText('Pasted 2 rows')).toBeInTheDocument();
  });

  it('adds the rows that the block is longer by', () => {
    openPlanner(workedCourse());
    field('Grade of Final Exam').focus();
    paste('88\n77');
    expect(column('grade').slice(6)).toEqual(['88', '77']);
  });

  it('keeps in place what it cannot read', () => {
    openPlanner(workedCourse());
    field('Grade of Exam 1').focus();
    paste('ninety\n70');
    expect(column('grade').slice(4, 6)).toEqual(['ninety', '70']);
    expect(field('Grade of Exam 1')).toHaveAccessibleDescription('The grade must be a number.');
    expect(screen.getByText('Pasted 2 rows. Entries that need a look: 1')).toBeInTheDocument();
  });

  it('is one step to undo', async () => {
    const { user } = openPlanner(workedCourse());
    field('Grade of Exam 1').focus();
    paste('90\n70\n60\n50');
    await user.click(undoButton());
    expect(column('grade').slice(4)).toEqual(['81', '', '']);
  });

  it('leaves a single value to the field', () => {
    openPlanner(workedCourse());
    field('Grade of Exam 1').focus();
    const isLeft = fireEvent.paste(field('Grade of Exam 1'), { clipboardData: { getData: () => '90' } });
    expect(isLeft).toBe(true);
  });
});
