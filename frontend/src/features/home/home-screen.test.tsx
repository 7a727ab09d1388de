import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { newCourse } from '../../lib/passed-course.ts';
import { HomeScreen } from './home-screen.tsx';

const planner = () => within(screen.getByRole('region', { name: 'Try the planner' }));
const grade = (name: string) => planner().getByLabelText(`${name}: grade`);
const setTarget = (target: number) =>
  fireEvent.change(planner().getByRole('slider', { name: 'Target grade' }), { target: { value: target } });

describe('the miniature planner', () => {
  it('starts with the recommended grades of two exams', () => {
    renderSite(<HomeScreen />);
    expect(
      planner().getByText((_, element) => element?.getAttribute('aria-live') === 'polite'),
    ).toHaveTextContent('To finish with 85, you need 87 on Exam 2 and 87 on Final Exam.');
    expect(
      planner().getByRole('img', { name: /^Current grade 83.00, guaranteed 41.50, maximum 91.50/ }),
    ).toBeVisible();
  });

  it('recalculates while a grade is typed', async () => {
    const { user } = renderSite(<HomeScreen />);
    await user.type(grade('Exam 2'), '90');
    expect(planner().getByLabelText('Exam 2: grade known')).toBeChecked();
    expect(planner().getByText(/To finish with 85/)).toHaveTextContent(
      'To finish with 85, you need 84 on Final Exam.',
    );
  });

  it('recalculates for another target', () => {
    renderSite(<HomeScreen />);
    setTarget(70);
    expect(planner().getByText(/To finish with 70/)).toHaveTextContent(
      'To finish with 70, you need 57 on Exam 2 and 57 on Final Exam.',
    );
  });

  it('shows the highest grade if the target is out of reach', () => {
    renderSite(<HomeScreen />);
    setTarget(95);
    expect(
      planner().getByText('Please lower your target grade. Maximum achievable grade is 91.50'),
    ).toBeVisible();
    expect(planner().queryByText('needs')).not.toBeInTheDocument();
  });

  it('shows that the target is already reached', () => {
    renderSite(<HomeScreen />);
    setTarget(40);
    expect(planner().getByText('You already have 40.')).toBeVisible();
  });

  it('shows the final grade once every grade is known', async () => {
    const { user } = renderSite(<HomeScreen />);
    await user.type(grade('Exam 2'), '90');
    await user.type(grade('Final Exam'), '95');
    expect(planner().getByText('Every grade is known. The course ends at 87.75.')).toBeVisible();
  });

  it('keeps an invalid grade in its field, shows why, and uses the last valid one', async () => {
    const { user } = renderSite(<HomeScreen />);
    await user.type(grade('Exam 1'), 'x');
    expect(grade('Exam 1')).toHaveValue('81x');
    expect(grade('Exam 1')).toHaveAccessibleDescription('The grade must be a number.');
    expect(planner().getByText(/To finish with 85/)).toHaveTextContent('87 on Exam 2');
    await user.clear(grade('Exam 1'));
    expect(planner().queryByRole('alert')).not.toBeInTheDocument();
    expect(planner().getByLabelText('Exam 1: grade known')).not.toBeChecked();
  });

  it('clears and restores a grade with its switch', async () => {
    const { user } = renderSite(<HomeScreen />);
    await user.click(planner().getByLabelText('Exam 1: grade known'));
    expect(grade('Exam 1')).toHaveValue('');
    expect(planner().getByText(/To finish with 85/)).toHaveTextContent(
      'you need 85 on Exam 1, 85 on Exam 2 and 85 on Final Exam.',
    );
    await user.click(planner().getByLabelText('Exam 1: grade known'));
    expect(grade('Exam 1')).toHaveValue('81');
  });
});

describe('opening the planner', () => {
  it('keeps what was typed', async () => {
    const { user, address, state } = renderSite(<HomeScreen />);
    await user.type(grade('Exam 2'), '90');
    await user.click(screen.getByRole('link', { name: 'Plan your own course' }));
    expect(address()).toBe('/grade-analyzer');
    expect(state()).toMatchObject({
      course: {
        targetGrade: 85,
        categories: [
          { name: 'Assignments', categoryType: 'STANDARD', items: [{ name: 'Assignments', grade: 85 }] },
          {
            name: 'Exams',
            items: [
              { name: 'Exam 1', weight: 25, knownScores: true, grade: 81, maximumPoints: 100 },
              { name: 'Exam 2', weight: 25, knownScores: true, grade: 90, maximumPoints: 100 },
              { name: 'Final Exam', weight: 25, knownScores: false, grade: 0, maximumPoints: 100 },
            ],
          },
        ],
      },
    });
  });

  it('passes a new course if nothing was typed', async () => {
    const { user, state } = renderSite(<HomeScreen />);
    await user.click(screen.getByRole('link', { name: 'Plan your own course' }));
    expect(state()).toEqual(newCourse);
  });
});

it('shows examples of practice, which links to the quizzes, and of two features that are still to come', () => {
  renderSite(<HomeScreen />);
  const previews = within(screen.getByRole('region', { name: 'More than a grade plan' }));
  expect(previews.getAllByText('An example')).toHaveLength(3);
  expect(previews.getByRole('link', { name: 'Find a quiz' })).toHaveAttribute('href', '/quiz/categories');
  expect(previews.getAllByText('still to come')).toHaveLength(2);
});
