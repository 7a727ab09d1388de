import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { workedCourse } from '../testing/given.ts';
import { button, field, openPlanner, panel, undoButton } from '../testing/open-planner.tsx';

describe('the tabs of a course', () => {
  it.each([
    ['Remarks', 'Remarks'],
    ['Syllabus', 'Syllabus'],
    ['Syllabus', 'About this course'],
    ['Meetings', 'Meeting details'],
  ])('keep a text under %s: %s', async (tab, label) => {
    const { user, unmount } = openPlanner();
    await user.click(screen.getByRole('tab', { name: tab }));
    await user.type(field(label), 'Tuesday');
    unmount();
    const again = openPlanner();
    await again.user.click(screen.getByRole('tab', { name: tab }));
    expect(field(label)).toHaveValue('Tuesday');
  });

  it('explain that people need a saved course', async () => {
    const { user } = openPlanner();
    await user.click(screen.getByRole('tab', { name: 'People' }));
    expect(screen.getByRole('heading', { name: 'Save the course to add people' })).toBeInTheDocument();
  });

  it('are in the URL while they are open, except the first', async () => {
    const { user, address } = openPlanner();
    await user.click(screen.getByRole('tab', { name: 'Syllabus' }));
    expect(address()).toBe('/grade-analyzer?tab=syllabus');
    await user.click(screen.getByRole('tab', { name: 'Grades' }));
    expect(address()).toBe('/grade-analyzer');
  });

  it('keep an invalid entry in the table while another tab is open', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(field('Grade of Exam 1'));
    await user.keyboard('eighty');
    await user.click(screen.getByRole('tab', { name: 'Remarks' }));
    await user.click(screen.getByRole('tab', { name: 'Grades' }));
    expect(field('Grade of Exam 1')).toHaveValue('eighty');
  });
});

describe('letter grades', () => {
  const openLetters = async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(screen.getByRole('tab', { name: 'Letter grades' }));
    return user;
  };
  const backToGrades = async (user: Awaited<ReturnType<typeof openLetters>>) =>
    user.click(screen.getByRole('tab', { name: 'Grades' }));

  it('decide the letter next to the current grade', async () => {
    const user = await openLetters();
    await user.clear(field('Lowest percent for B'));
    await user.type(field('Lowest percent for B'), '83.5');
    await backToGrades(user);
    expect(panel().getByText('current grade')).toHaveTextContent('current grade B-');
  });

  it('stay unchanged while an entry is invalid', async () => {
    const user = await openLetters();
    await user.clear(field('Lowest percent for B'));
    expect(field('Lowest percent for B')).toHaveAccessibleDescription('The lowest percent must be a number.');
    await backToGrades(user);
    expect(panel().getByText('current grade')).toHaveTextContent('current grade B');
  });

  it('are added and deleted', async () => {
    const user = await openLetters();
    await user.click(button('Add letter'));
    expect(field('Letter new letter')).toHaveFocus();
    await user.keyboard('A+');
    await user.type(field('Lowest percent for A+'), '97');
    await user.click(button('Delete A'));
    expect(screen.queryByRole('textbox', { name: 'Letter A' })).toBeNull();
    await user.click(undoButton());
    expect(field('Letter A')).toHaveValue('A');
  });

  it('are restored by undo, one at each step', async () => {
    const user = await openLetters();
    await user.click(button('Delete B'));
    await user.click(button('Delete C'));
    await user.click(undoButton());
    expect(field('Letter C')).toHaveValue('C');
    expect(screen.queryByRole('textbox', { name: 'Letter B' })).toBeNull();
    await user.click(undoButton());
    expect(field('Letter B')).toHaveValue('B');
  });

  it('stay unchanged after an entry that starts valid and ends invalid', async () => {
    const user = await openLetters();
    const lowest = field('Lowest percent for B');
    await user.tripleClick(lowest);
    await user.keyboard('79.9x{Tab}');
    expect(lowest).toHaveValue('79.9x');
    expect(undoButton()).toBeDisabled();
  });
});
