import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { category, course, item } from '../testing/given.ts';
import { button, field, gaugeLabel, openPlanner, undoButton } from '../testing/open-planner.tsx';

const homework = () =>
  course([
    category('Homework', [item('HW 1', 60, 36, 40), item('HW 2', 40, 38, 40)]),
    category('Labs', [item('Lab 1', 0, 8, 10)], { categoryType: 'HYBRID', weight: 20, maximumPoints: 30 }),
  ]);

async function replace(user: ReturnType<typeof openPlanner>['user'], cell: HTMLElement, text: string) {
  await user.click(cell);
  await user.keyboard(`${text}{Enter}`);
}

describe('an entry that starts valid and ends invalid', () => {
  it.each([
    ['Grade of HW 2', '1e9', '38'],
    ['Grade of HW 2', '12/0', '38'],
    ['Weight of HW 2', '1e9', '40'],
    ['Maximum points of HW 2', '5x', '40'],
    ['Weight of Labs', '1e9', '20'],
    ['Maximum points of Labs', '3o', '30'],
    ['Target grade', '9e9', '85'],
  ])('changes nothing, and Escape restores the value: %s, typed %s', async (name, text, before) => {
    const { user } = openPlanner(homework());
    const shownBefore = gaugeLabel();
    const cell = field(name);
    await replace(user, cell, text);
    expect(cell).toHaveValue(text);
    expect(cell).toBeInvalid();
    expect(gaugeLabel()).toBe(shownBefore);
    expect(undoButton()).toBeDisabled();
    await user.click(cell);
    await user.keyboard('{Escape}');
    expect(cell).toHaveValue(before);
  });

  it('is stored with the previous grade when the page is left', async () => {
    const { user, unmount } = openPlanner(homework());
    await replace(user, field('Grade of HW 2'), '1e9');
    unmount();
    const again = openPlanner();
    expect(field('Grade of HW 2')).toHaveValue('1e9');
    await again.user.click(field('Grade of HW 2'));
    await again.user.keyboard('{Escape}');
    expect(field('Grade of HW 2')).toHaveValue('38');
  });

  it('keeps the weight even if the field was emptied first', async () => {
    const { user } = openPlanner(homework());
    await user.clear(field('Weight of Labs'));
    await user.keyboard('abc{Tab}');
    expect(field('Weight of Labs')).toHaveValue('abc');
    await user.click(field('Weight of Labs'));
    await user.keyboard('{Escape}');
    expect(field('Weight of Labs')).toHaveValue('20');
    expect(field('Weight of Labs')).toBeValid();
    expect(undoButton()).toBeDisabled();
  });

  it('keeps the value of the previous valid entry', async () => {
    const { user } = openPlanner(homework());
    await replace(user, field('Grade of HW 2'), '30');
    await replace(user, field('Grade of HW 2'), '1e9');
    await user.click(field('Grade of HW 2'));
    await user.keyboard('{Escape}');
    expect(field('Grade of HW 2')).toHaveValue('30');
    await user.click(undoButton());
    expect(field('Grade of HW 2')).toHaveValue('38');
  });

  it('keeps the value that an undo has restored during the entry', async () => {
    const { user } = openPlanner(homework());
    await replace(user, field('Grade of HW 1'), '20');
    await user.click(field('Grade of HW 2'));
    await user.keyboard('3{Control>}zz{/Control}1x{Tab}');
    expect(field('Grade of HW 1')).toHaveValue('36');
    expect(field('Grade of HW 2')).toBeInvalid();
    await user.click(field('Grade of HW 2'));
    await user.keyboard('{Escape}');
    expect(field('Grade of HW 2')).toHaveValue('38');
  });

  it('pins nothing in target mode', async () => {
    const { user } = openPlanner(
      course([category('Labs', [item('Lab A', 50, 40, 50), item('Lab B', 50, null, 50)])]),
    );
    await user.click(button('Achieve target'));
    const needed = field('Grade to try on Lab B').value;
    await replace(user, field('Grade to try on Lab B'), '1e9');
    expect(field('Grade to try on Lab B')).toHaveValue('1e9');
    expect(button('Pin Lab B')).toHaveAttribute('aria-pressed', 'false');
    await user.click(field('Grade to try on Lab B'));
    await user.keyboard('{Escape}');
    expect(field('Grade to try on Lab B')).toHaveValue(needed);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not make an open item known', async () => {
    const { user } = openPlanner(course([category('Labs', [item('Lab B', 50, null, 50)])]));
    await replace(user, field('Grade of Lab B'), '4x');
    expect(screen.getByRole('checkbox', { name: 'Grade of Lab B is known' })).not.toBeChecked();
  });
});
