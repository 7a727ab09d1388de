import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { workedCourse } from '../testing/given.ts';
import { button, field, openPlanner } from '../testing/open-planner.tsx';

it('says on a phone that the highest possible grade is the one with the pinned grades', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('max-width: 760px'),
  }));
  const { user } = openPlanner(workedCourse());
  const bar = screen.getByRole('complementary', { name: 'Where you stand' });
  expect(bar).toHaveTextContent('at most 91.50');
  await user.click(button('Achieve target'));
  expect(bar).not.toHaveTextContent('with your pins');
  await user.click(field('Grade to try on Exam 2'));
  await user.keyboard('90');
  expect(bar).toHaveTextContent('at most 89.00 with your pins');
});
