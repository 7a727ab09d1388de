import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { category, course, item, workedCourse } from '../testing/given.ts';
import {
  button,
  column,
  field,
  gaugeLabel,
  openPlanner,
  panel,
  undoButton,
  undoOffer,
} from '../testing/open-planner.tsx';

describe('editing in the table', () => {
  it('makes an item known by typing its grade', async () => {
    const { user } = openPlanner(workedCourse());
    await user.type(field('Grade of Exam 2'), '90');
    expect(screen.getByRole('checkbox', { name: 'Grade of Exam 2 is known' })).toBeChecked();
    expect(gaugeLabel()).toMatch(/^Current grade 85.33, guaranteed 64.00, maximum 89.00/);
  });

  it('makes an item open again by emptying its grade', async () => {
    const { user } = openPlanner(workedCourse());
    await user.clear(field('Grade of Exam 1'));
    expect(screen.getByRole('checkbox', { name: 'Grade of Exam 1 is known' })).not.toBeChecked();
    expect(gaugeLabel()).toMatch(/^Current grade 85.00, guaranteed 21.25, maximum 96.25/);
  });

  it('selects the content of a cell, so that typing replaces it', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(field('Grade of Exam 1'));
    await user.keyboard('9');
    expect(field('Grade of Exam 1')).toHaveValue('9');
  });

  it('keeps the typed text until the cell is left', async () => {
    const { user } = openPlanner(workedCourse());
    await user.clear(field('Grade of Exam 1'));
    await user.type(field('Grade of Exam 1'), '81,50');
    expect(field('Grade of Exam 1')).toHaveValue('81,50');
    await user.tab();
    expect(field('Grade of Exam 1')).toHaveValue('81.5');
  });

  it('keeps an invalid entry in its cell, shows the error and doesn’t change the course', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(field('Grade of Exam 1'));
    await user.keyboard('eighty{Tab}');
    const cell = field('Grade of Exam 1');
    expect(cell).toHaveValue('eighty');
    expect(cell).toBeInvalid();
    expect(cell).toHaveAccessibleDescription(
      'The grade must be a number or one of A, A-, B+, B, B-, C+, C, C-, D, F. 81 still counts.',
    );
    expect(gaugeLabel()).toMatch(/^Current grade 83.00/);
  });

  it('removes the error once the entry is corrected', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(field('Weight of Exam 1'));
    await user.keyboard('-5');
    expect(field('Weight of Exam 1')).toHaveAccessibleDescription('The weight must not be negative.');
    await user.clear(field('Weight of Exam 1'));
    await user.type(field('Weight of Exam 1'), '5');
    expect(field('Weight of Exam 1')).toBeValid();
    expect(screen.queryByText('The weight must not be negative.')).toBeNull();
  });

  it('removes the error of an emptied grade', async () => {
    const { user } = openPlanner(workedCourse());
    await user.type(field('Grade of Exam 2'), 'x');
    expect(field('Grade of Exam 2')).toBeInvalid();
    await user.clear(field('Grade of Exam 2'));
    expect(field('Grade of Exam 2')).toBeValid();
  });

  it('restores the previous value with Escape', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(field('Grade of Exam 1'));
    await user.keyboard('12{Escape}');
    expect(field('Grade of Exam 1')).toHaveValue('81');
    expect(gaugeLabel()).toMatch(/^Current grade 83.00/);
  });

  it('undoes and redoes an entry as one step', async () => {
    const { user } = openPlanner(workedCourse());
    await user.type(field('Grade of Exam 2'), '95');
    await user.keyboard('{Control>}z{/Control}');
    expect(field('Grade of Exam 2')).toHaveValue('');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(field('Grade of Exam 2')).toHaveValue('95');
    await user.click(undoButton());
    expect(screen.getByRole('checkbox', { name: 'Grade of Exam 2 is known' })).not.toBeChecked();
    await user.keyboard('{Control>}y{/Control}');
    expect(screen.getByRole('checkbox', { name: 'Grade of Exam 2 is known' })).toBeChecked();
  });

  it('changes the name of the course, which is then no longer called a sample', async () => {
    const { user } = openPlanner();
    expect(
      screen.getByText('A sample to play with. Kept on this device until you save it.'),
    ).toBeInTheDocument();
    await user.type(field('Course name'), 'Algebra');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Algebra');
    expect(screen.getByText('Kept on this device until you save it.')).toBeInTheDocument();
  });

  it('adds an item and a category, and focuses their names', async () => {
    const { user } = openPlanner(course([category('Exams', [item('Exam 1', 100)])]));
    await user.click(button('Add item'));
    await user.keyboard('Exam 2');
    await user.click(button('Add category'));
    await user.keyboard('Labs');
    expect(column('name')).toEqual(['Exam 1', 'Exam 2', 'Item Name']);
    expect(screen.getByRole('region', { name: 'Labs' })).toBeInTheDocument();
  });

  it('explains an empty course, and starts from the sample', async () => {
    const { user } = openPlanner(course([]));
    expect(panel().getByText('Nothing to plan yet: add a category and its items.')).toBeInTheDocument();
    await user.click(button('Start from the sample'));
    expect(screen.getByRole('region', { name: 'Exams' })).toBeInTheDocument();
  });
});

describe('the weights of a course', () => {
  it('that don’t add up to 100 percent are explained, and scaled on request', async () => {
    const { user } = openPlanner(workedCourse());
    expect(screen.queryByText(/to go\.|over 100/)).toBeNull();
    await user.clear(field('Weight of Exam 1'));
    await user.type(field('Weight of Exam 1'), '15');
    expect(screen.getByText(/^90 % of the weight is entered\. 10 % to go\./)).toBeInTheDocument();
    await user.clear(field('Weight of Exam 1'));
    await user.type(field('Weight of Exam 1'), '35');
    expect(screen.getByText(/^110 % of the weight is entered\. The 10 % over 100/)).toBeInTheDocument();
    await user.click(button('Scale to 100 %'));
    expect(screen.queryByText(/The 10 % over 100/)).toBeNull();
    expect(screen.getByText('100 % of the weight is entered')).toBeInTheDocument();
    await user.click(undoOffer());
    expect(column('weight').slice(4)).toEqual(['35', '25', '25']);
  });

  it('are computed for the items of a HYBRID category', () => {
    const labs = category('Labs', [item('Lab 1', 0, 8, 10), item('Lab 2', 0, null, 20)], {
      categoryType: 'HYBRID',
      weight: 30,
      maximumPoints: 30,
    });
    openPlanner(course([labs]));
    expect(screen.queryByRole('textbox', { name: 'Weight of Lab 1' })).toBeNull();
    expect(screen.getByRole('row', { name: /Lab 1/ })).toHaveTextContent('10%');
    expect(field('Weight of Labs')).toHaveValue('30');
  });

  it('are missing in a category without points, and a note names the category', async () => {
    const labs = category('Labs', [item('Lab 1', 0, 8, 10)], { categoryType: 'HYBRID', weight: 10 });
    const { user } = openPlanner(course([category('Exams', [item('Exam 1', 90, 80)]), labs]));
    expect(
      screen.getByText(
        'Labs has 0 points, so its items have no weight yet. Enter the points, or use the items’ points.',
      ),
    ).toBeInTheDocument();
    expect(panel().getByText(/^You’re at 80.00. Labs has 0 points/)).toBeInTheDocument();
    expect(screen.queryByText(/of the weight is entered/)).toBeNull();
    await user.click(button('Use the items’ 10 points'));
    expect(screen.getByText('100 % of the weight is entered')).toBeInTheDocument();
    expect(screen.queryByText(/has 0 points/)).toBeNull();
  });
});
