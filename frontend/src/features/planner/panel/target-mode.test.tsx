import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { category, course, item, workedCourse } from '../testing/given.ts';
import { button, column, field, gaugeLabel, openPlanner, panel } from '../testing/open-planner.tsx';

const answer = () => document.querySelector('[aria-live="polite"]:not(output)')?.textContent;

describe('target mode', () => {
  it('shows the recommended grade at each open item, and as a sentence', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    expect(column('needed')).toEqual(['87', '87']);
    expect(answer()).toBe('To finish with 85, you need 87 on Exam 2 and 87 on Final Exam.');
  });

  it('pins a hypothetical grade, and computes the other grades again', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(field('Grade to try on Exam 2'));
    await user.keyboard('90');
    expect(column('needed')).toEqual(['90', '84']);
    expect(button('Pin Exam 2')).toHaveAttribute('aria-pressed', 'true');
    expect(answer()).toBe('With Exam 2 pinned at 90, you need 84 on Final Exam to finish with 85.');
  });

  it('removes a pinned grade', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(field('Grade to try on Exam 2'));
    await user.keyboard('90');
    await user.click(button('Pin Exam 2'));
    expect(column('needed')).toEqual(['87', '87']);
    await user.click(button('Pin Final Exam'));
    expect(button('Pin Final Exam')).toHaveAttribute('aria-pressed', 'true');
    await user.clear(field('Grade to try on Final Exam'));
    expect(button('Pin Final Exam')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('a refused grade', () => {
  it.each([
    ['an open item', 'Exam 2', ''],
    ['a known item', 'Exam 1', '81'],
  ])('of %s stays in its field, and the item counts as before', async (_, name, before) => {
    const { user } = openPlanner(workedCourse());
    const grade = () => field(`Grade of ${name}`);
    const refused = () => {
      expect(grade()).toHaveValue('abc');
      expect(grade()).toHaveAccessibleDescription(/^The grade must be a number or/);
    };
    expect(grade()).toHaveValue(before);
    await user.clear(grade());
    await user.type(grade(), 'abc{Tab}');
    await user.click(button('Achieve target'));
    refused();
    expect(column('needed')).toEqual(['87', '87']);
    expect(field('Grade to try on Exam 2')).not.toHaveAttribute('aria-invalid');
    await user.click(grade());
    await user.keyboard(name === 'Exam 2' ? '{Escape}' : '{Tab}');
    refused();
    await user.click(button('Back to my grades'));
    refused();
    await user.clear(grade());
    await user.type(grade(), '90');
    expect(grade()).not.toHaveAttribute('aria-invalid');
  });

  it('of an open item has its own error, separate from the error of the grade to try', async () => {
    const { user } = openPlanner(workedCourse());
    await user.type(field('Grade of Exam 2'), 'abc{Tab}');
    await user.click(button('Achieve target'));
    await user.clear(field('Grade to try on Exam 2'));
    await user.type(field('Grade to try on Exam 2'), 'xyz');
    expect(field('Grade to try on Exam 2')).toHaveValue('xyz');
    expect(field('Grade of Exam 2')).toHaveValue('abc');
    await user.clear(field('Grade to try on Exam 2'));
    await user.type(field('Grade to try on Exam 2'), '90');
    expect(column('needed')).toEqual(['90', '84']);
    expect(field('Grade of Exam 2')).toHaveValue('abc');
    await user.click(button('Back to my grades'));
    expect(field('Grade of Exam 2')).toHaveAccessibleDescription(/^The grade must be a number or/);
  });

  it('of a known item is replaced by a grade to try', async () => {
    const { user } = openPlanner(workedCourse());
    await user.clear(field('Grade of Exam 1'));
    await user.type(field('Grade of Exam 1'), 'abc{Tab}');
    await user.click(button('Achieve target'));
    await user.clear(field('Grade of Exam 1'));
    await user.type(field('Grade of Exam 1'), '70{Tab}');
    expect(field('Grade of Exam 1')).toHaveValue('70');
    expect(field('Grade of Exam 1')).not.toHaveAttribute('aria-invalid');
    await user.click(button('Back to my grades'));
    expect(field('Grade of Exam 1')).toHaveValue('81');
  });
});

describe('the field of a hypothetical grade', () => {
  it('stays empty after it is emptied, until it is left', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(field('Grade to try on Exam 2'));
    await user.keyboard('{End}{Backspace}{Backspace}');
    expect(field('Grade to try on Exam 2')).toHaveValue('');
    await user.keyboard('12');
    expect(field('Grade to try on Exam 2')).toHaveValue('12');
    await user.keyboard('{Backspace}{Backspace}{Tab}');
    expect(field('Grade to try on Exam 2')).toHaveValue('87');
  });

  it('also stays empty for a known item, and shows the entered grade after it is left', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(field('Grade of Exam 1'));
    await user.keyboard('{End}{Backspace}{Backspace}9');
    expect(field('Grade of Exam 1')).toHaveValue('9');
    await user.keyboard('{Backspace}{Tab}');
    expect(field('Grade of Exam 1')).toHaveValue('81');
  });

  it('remains when it is emptied while the target is out of reach', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(field('Grade to try on Exam 2'));
    await user.keyboard('10{Tab}');
    await user.clear(field('Target grade'));
    await user.type(field('Target grade'), '95');
    await user.click(field('Grade to try on Exam 2'));
    await user.keyboard('{End}{Backspace}{Backspace}99');
    expect(field('Grade to try on Exam 2')).toHaveValue('99');
  });

  it('shows the recommended grade again on Escape', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(field('Grade to try on Exam 2'));
    await user.keyboard('90{Escape}');
    expect(field('Grade to try on Exam 2')).toHaveValue('87');
    expect(button('Pin Exam 2')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('target mode and entered grades', () => {
  it('separates hypothetical and entered grades', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(field('Grade to try on Exam 2'));
    await user.keyboard('90');
    expect(gaugeLabel()).toMatch(/^Current grade 83.00, guaranteed 41.50/);
    await user.click(button('Back to my grades'));
    expect(column('needed')).toEqual([]);
    expect(column('grade').slice(4)).toEqual(['81', '', '']);
    await user.click(button('Achieve target'));
    expect(column('needed')).toEqual(['87', '87']);
  });

  it('pins another grade for a known item, and restores the entered one', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(field('Grade of Exam 1'));
    await user.keyboard('91{Tab}');
    expect(column('needed')).toEqual(['82', '82']);
    expect(gaugeLabel()).toMatch(/^Current grade 83.00/);
    expect(answer()).toBe(
      'With Exam 1 pinned at 91, you need 82 on Exam 2 and 82 on Final Exam to finish with 85.',
    );
    await user.click(button('entered 81: why?'));
    expect(await screen.findByRole('dialog', { name: 'entered 81: why?' })).toHaveTextContent(
      'The pin goes back to the entered grade.',
    );
    await user.keyboard('{Escape}');
    await user.click(button('Pin Exam 1'));
    expect(field('Grade of Exam 1')).toHaveValue('81');
    expect(column('needed')).toEqual(['87', '87']);
  });

  it('does not change entered grades', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(field('Grade of Exam 1'));
    await user.keyboard('20');
    await user.type(field('Grade of Exam 2'), '90');
    await user.click(button('Back to my grades'));
    expect(column('grade').slice(4)).toEqual(['81', '', '']);
  });

  it('moves the focus from the grade of an open item to the field of its hypothetical grade', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    field('Grade of Exam 2').focus();
    await user.keyboard('90');
    expect(field('Grade to try on Exam 2')).toHaveFocus();
    expect(column('needed')).toEqual(['90', '84']);
    await user.click(field('Grade of Final Exam'));
    expect(field('Grade to try on Final Exam')).toHaveFocus();
    expect(column('needed')).toEqual(['90', '84']);
  });

  it('shows no refused grade after target mode is left', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(field('Grade to try on Exam 2'));
    await user.keyboard('four');
    await user.click(button('Back to my grades'));
    expect(field('Grade of Exam 2')).toBeValid();
    expect(field('Grade of Exam 2')).toHaveValue('');
    expect(screen.queryByText(/^The grade must be a number/)).toBeNull();
    await user.click(button('Achieve target'));
    expect(column('needed')).toEqual(['87', '87']);
  });

  it('keeps an invalid entry in its field, and does not change the plan', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(field('Grade to try on Exam 2'));
    await user.keyboard('lots{Tab}');
    expect(field('Grade to try on Exam 2')).toHaveValue('lots');
    expect(field('Grade to try on Exam 2')).toHaveAccessibleDescription(
      'The grade must be a number or one of A, A-, B+, B, B-, C+, C, C-, D, F.',
    );
    expect(field('Grade of Exam 2')).toBeValid();
    expect(field('Grade to try on Final Exam')).toHaveValue('87');
  });

  it('shows the specification’s alert if the target is out of reach, and changes nothing', async () => {
    const { user } = openPlanner(workedCourse({ targetGrade: 95 }));
    await user.click(button('Achieve target'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please lower your target grade. Maximum achievable grade is 91.50',
    );
    expect(column('needed')).toEqual([]);
    expect(button('Achieve target')).toBeInTheDocument();
  });

  it('offers the highest target that can be reached', async () => {
    const { user } = openPlanner(workedCourse({ targetGrade: 95 }));
    await user.click(button('Achieve target'));
    await user.click(button('Set target to 91.50'));
    expect(field('Target grade')).toHaveValue('91.5');
    expect(column('needed')).toEqual(['100', '100']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps a pinned grade that puts the target out of reach, so that it can be removed', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(field('Grade to try on Exam 2'));
    await user.keyboard('10');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please lower your target grade. Maximum achievable grade is 69.00',
    );
    expect(answer()).toBe(
      'With Exam 2 pinned at 10, you’d finish with 69.00 at most, even with full marks on the rest.',
    );
    expect(column('needed')).toEqual(['10', '']);
    await user.click(button('Pin Exam 2'));
    expect(column('needed')).toEqual(['87', '87']);
  });

  it('offers to unpin the grade that puts the target out of reach, and keeps the target', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(field('Grade to try on Exam 2'));
    await user.keyboard('70');
    await user.click(button('Unpin Exam 2'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Target grade')).toHaveValue('85');
    expect(column('needed')).toEqual(['87', '87']);
  });

  it('keeps every field while the target is out of reach, so that other grades can be tried', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    await user.click(field('Grade to try on Exam 2'));
    expect(panel().getByText('maximum')).toBeVisible();
    await user.keyboard('70{Enter}');
    // The alert counts the pinned grade, the gauge does not.
    expect(screen.getByRole('alert')).toHaveTextContent('Maximum achievable grade is 84.00');
    expect(screen.getByRole('alert')).toHaveTextContent('It’s in reach if you unpin Exam 2.');
    const maximum = panel().getByText('maximum without your pins').parentElement;
    expect(maximum).toHaveTextContent('91.50');
    expect(field('Grade to try on Final Exam')).toHaveFocus();
    await user.keyboard('90');
    expect(answer()).toBe('With Exam 2 pinned at 70 and Final Exam pinned at 90, you’d finish with 81.50.');
    await user.click(field('Grade to try on Exam 2'));
    await user.keyboard('95');
    expect(answer()).toBe('With Exam 2 pinned at 95 and Final Exam pinned at 90, you’d finish with 87.75.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a course that is not complete', () => {
  it('asks for the missing weight if the target is out of reach', async () => {
    const { user } = openPlanner(course([category('Exams', [item('Exam 1', 40, 84), item('Exam 2', 25)])]));
    await user.click(button('Achieve target'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Please lower your target grade\. Maximum achievable grade is 58\.60 ?Only 65 % of the weight is entered\. Enter the items of the missing 35 %, and more can be reached\./,
    );
  });

  it('asks for the maximum points of an item with a weight, and counts the item once it has them', async () => {
    const { user } = openPlanner(
      course([category('Exams', [item('Exam 1', 20, 80), item('Exam 2', 20, null, 0)])]),
    );
    const hint = 'Enter the maximum points, so that this item counts';
    expect(field('Maximum points of Exam 2')).toHaveAccessibleDescription(hint);
    expect(screen.getByText('up to 0')).toBeInTheDocument();
    expect(answer()).toBe('You’re at 80.00. Enter the maximum points of Exam 2, so that its 20 % counts.');
    await user.click(button('Achieve target'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Enter the maximum points of Exam 2, so that its 20 % counts.',
    );
    await user.type(field('Maximum points of Exam 2'), '50');
    expect(screen.queryByText(hint)).toBeNull();
    expect(screen.getByText('up to 20')).toBeInTheDocument();
    expect(gaugeLabel()).toMatch(/maximum 36.00/);
  });
});

describe('the target', () => {
  it('accepts an exact number next to the slider', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(field('Target grade'));
    await user.keyboard('87.25');
    expect(panel().getByRole('slider', { name: 'Target grade, slider' })).toHaveAttribute(
      'aria-valuetext',
      '87.25',
    );
  });

  it('stays unchanged while the entry is no number', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(field('Target grade'));
    await user.keyboard('abc');
    expect(field('Target grade')).toHaveAccessibleDescription('The target grade must be a number.');
    expect(gaugeLabel()).toMatch(/target 85/);
  });

  it('is shown with its letter', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(field('Target grade'));
    await user.keyboard('95');
    expect(panel().getByText(/^Target grade/)).toHaveTextContent('Target grade A');
  });
});

describe('the panel', () => {
  it('shows why the course ends low if the items of a category have fewer points than the category', async () => {
    const labs = category('Labs', [item('Lab 1', 0, 40, 40), item('Lab 2', 0, null, 30)], {
      categoryType: 'HYBRID',
      weight: 100,
      maximumPoints: 100,
    });
    const { user } = openPlanner(course([labs]));
    expect(answer()).toBe(
      'You’re at 100.00. Labs lacks items for 30 of its 100 points, so the course ends at 70.00 at most.',
    );
    await user.click(button('Achieve target'));
    expect(panel().getByRole('alert')).toHaveTextContent('Labs lacks items for 30 of its 100 points.');
  });

  it('shows the composition of the grade', () => {
    openPlanner(workedCourse());
    expect(panel().getByRole('img', { name: /^Exams: / })).toHaveAccessibleName(
      'Exams: 20.25 earned, 50.00 still open, 4.75 lost',
    );
  });

  it('shows how the course grade depends on a chosen item', async () => {
    const { user } = openPlanner(workedCourse());
    expect(
      panel().getByText('One point on Final Exam changes the course grade by 0.25.'),
    ).toBeInTheDocument();
    await user.click(panel().getByRole('combobox', { name: 'Item to look at' }));
    await user.click(await screen.findByRole('option', { name: 'Assignment 1' }));
    expect(
      panel().getByText(/^One point on Assignment 1 changes the course grade by 0.25\./),
    ).toBeInTheDocument();
  });

  it('moves the meter divisions by keyboard', async () => {
    const { user } = openPlanner(workedCourse());
    panel().getByRole('slider', { name: 'First meter division' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(gaugeLabel()).toMatch(/meter divisions at 69 and 80$/);
  });
});
