import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { workedCourse } from '../testing/given.ts';
import { button, column, field, openPlanner } from '../testing/open-planner.tsx';

const focused = () => document.activeElement?.getAttribute('aria-label');

describe('moving through the table', () => {
  it('goes down with Enter and up with Shift-Enter, across categories', async () => {
    const { user } = openPlanner(workedCourse());
    field('Grade of Assignment 4').focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Grade of Exam 1');
    await user.keyboard('{Shift>}{Enter}{/Shift}{ArrowUp}');
    expect(focused()).toBe('Grade of Assignment 3');
  });

  it('moves sideways only at the edge of the text', async () => {
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

  it('stays in the last row', async () => {
    const { user } = openPlanner(workedCourse());
    field('Weight of Final Exam').focus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Weight of Final Exam');
  });
});

describe('Enter on the last row', () => {
  it('of the course adds a row and stays in the column', async () => {
    const { user } = openPlanner(workedCourse());
    field('Grade of Assignment 4').focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Grade of Exam 1');
    field('Maximum points of Final Exam').focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Maximum points of Item Name');
    expect(column('name').slice(6)).toEqual(['Final Exam', 'Item Name']);
    expect(screen.getByText('Item added')).toBeInTheDocument();
  });

  it('adds no row in the other columns or in target mode', async () => {
    const { user } = openPlanner(workedCourse());
    field('Weight of Final Exam').focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Weight of Final Exam');
    await user.click(button('Achieve target'));
    await user.click(field('Grade to try on Final Exam'));
    await user.keyboard('70{Enter}');
    expect(focused()).toBe('Grade to try on Final Exam');
    expect(button('Pin Final Exam')).toHaveAttribute('aria-pressed', 'true');
    field('Maximum points of Final Exam').focus();
    await user.keyboard('{Enter}');
    expect(column('name')).toHaveLength(7);
    expect(screen.queryByText('Item added')).toBeNull();
  });

  it('of a category adds a row in the column of names, unless the last row is still blank', async () => {
    const { user } = openPlanner(workedCourse());
    screen.getAllByRole('textbox', { name: 'Item name' })[3]?.focus();
    await user.keyboard('{Enter}Assignment 5{Enter}');
    expect(column('name').slice(3, 7)).toEqual(['Assignment 4', 'Assignment 5', 'Item Name', 'Exam 1']);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveValue('Exam 1');
    expect(column('name').slice(3, 6)).toEqual(['Assignment 4', 'Assignment 5', 'Exam 1']);
  });

  it('is explained below the table', () => {
    openPlanner(workedCourse());
    expect(screen.getByText(/Enter at the last name of a category adds an item\./)).toHaveTextContent(
      'In the other columns, Enter goes on to the next category.',
    );
  });

  it('adds a row that is removed if the focus leaves it while it is blank', async () => {
    const { user } = openPlanner(workedCourse());
    screen.getAllByRole('textbox', { name: 'Item name' })[6]?.focus();
    await user.keyboard('{Enter}');
    expect(column('name').slice(6)).toEqual(['Final Exam', 'Item Name']);
    await user.tab();
    expect(column('name').slice(6)).toEqual(['Final Exam', 'Item Name']);
    await user.click(field('Grade of Exam 1'));
    expect(column('name').slice(6)).toEqual(['Final Exam']);
    expect(focused()).toBe('Grade of Exam 1');
    field('Grade of Final Exam').focus();
    await user.keyboard('{Enter}8');
    await user.click(field('Grade of Exam 1'));
    expect(column('name').slice(6)).toEqual(['Final Exam', 'Item Name']);
  });

  it('adds no row and keeps the focus while it ends the composition of an input method', async () => {
    openPlanner(workedCourse());
    const names = screen.getAllByRole('textbox', { name: 'Item name' });
    for (const at of [3, 4]) {
      names[at]?.focus();
      fireEvent.keyDown(names[at] ?? document.body, { key: 'Enter', isComposing: true });
      expect(names[at]).toHaveFocus();
    }
    expect(column('name')).toHaveLength(7);
  });

  it('of the course adds no row with Shift', async () => {
    const { user } = openPlanner(workedCourse());
    field('Grade of Final Exam').focus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(focused()).toBe('Grade of Exam 2');
    expect(column('name')).toHaveLength(7);
  });
});

describe('moving rows', () => {
  it('moves the focused cell’s row with Alt and the arrows, and announces it', async () => {
    const { user } = openPlanner(workedCourse());
    field('Grade of Assignment 4').focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(column('name').slice(3)).toEqual(['Assignment 4', 'Exam 1', 'Exam 2', 'Final Exam']);
    expect(screen.getByText('Assignment 4 moved to position 1 of 4 in Exams')).toBeInTheDocument();
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
