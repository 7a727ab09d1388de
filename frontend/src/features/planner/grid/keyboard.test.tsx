import { screen } from '@testing-library/react';
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
