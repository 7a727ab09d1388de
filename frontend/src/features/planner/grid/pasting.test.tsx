import { findNotices } from '../../../testing/notices.ts';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { category, course, item, workedCourse } from '../testing/given.ts';
import { button, column, field, openPlanner, undoButton, undoOffer } from '../testing/open-planner.tsx';

/** jsdom has no clipboard, so the event contains the pasted text. */
function pasteInto(cell: HTMLElement, text: string) {
  cell.focus();
  return fireEvent.paste(cell, { clipboardData: { getData: () => text } });
}

const knownSwitch = (name: string) => screen.getByRole('checkbox', { name: `Grade of ${name} is known` });
const itemNames = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Item name' });
const nameCell = (value: string) => itemNames().find((cell) => cell.value === value) ?? document.body;

describe('pasting a block', () => {
  it('fills the cells from the focused one on, announces it and offers undo', async () => {
    const { user } = openPlanner(workedCourse());
    pasteInto(field('Grade of Exam 1'), '90\t100\n70\t80\n');
    expect(column('grade').slice(4)).toEqual(['90', '70', '']);
    expect(column('maximumPoints').slice(4)).toEqual(['100', '80', '100']);
    expect(knownSwitch('Exam 2')).toBeChecked();
    expect(await findNotices()).toHaveTextContent('Pasted 2 rows: grade, maximum.');
    await user.click(undoOffer());
    expect(column('grade').slice(4)).toEqual(['81', '', '']);
    expect(column('maximumPoints').slice(4)).toEqual(['100', '100', '100']);
  });

  it('removes the grade if its cell is empty', async () => {
    openPlanner(workedCourse());
    pasteInto(field('Grade of Assignment 3'), '24\n\n');
    expect(column('grade').slice(2, 5)).toEqual(['24', '', '81']);
    expect(knownSwitch('Assignment 4')).not.toBeChecked();
    expect(await screen.findByText('Pasted 2 rows.')).toBeInTheDocument();
  });

  it('removes the grade if its cell holds a dash', async () => {
    const { user } = openPlanner(workedCourse());
    pasteInto(field('Grade of Assignment 3'), '24\n-\n');
    expect(column('grade').slice(2, 5)).toEqual(['24', '', '81']);
    expect(knownSwitch('Assignment 4')).not.toBeChecked();
    await user.clear(field('Grade of Assignment 3'));
    await user.keyboard('-{Tab}');
    expect(field('Grade of Assignment 3')).toHaveValue('');
    expect(knownSwitch('Assignment 3')).not.toBeChecked();
  });

  it('reads letters of the course, and refuses others', async () => {
    openPlanner(workedCourse());
    pasteInto(field('Grade of Exam 1'), 'B+\nA−\nQ');
    expect(column('grade').slice(4)).toEqual(['87', '90', 'Q']);
    expect(
      await screen.findByText(
        'Pasted 3 rows. A letter counts as the lowest grade with the letter. 1 entry needs checking.',
      ),
    ).toBeInTheDocument();
  });

  it('reports the number of columns that were not used, because the planner has no more columns', async () => {
    openPlanner(workedCourse());
    pasteInto(field('Grade of Exam 1'), '90\t100\tgood\n70\t80\tfair');
    expect(column('grade').slice(4)).toEqual(['90', '70', '']);
    expect(
      await screen.findByText('Pasted 2 rows: grade, maximum. 1 column was not used.'),
    ).toBeInTheDocument();
  });

  it('skips the Known switch, which spreadsheets lack', () => {
    openPlanner(workedCourse());
    pasteInto(nameCell('Exam 1'), 'Oral\t20\t18\t20\nEssay\t30\t\t50');
    expect(column('name').slice(4, 6)).toEqual(['Oral', 'Essay']);
    expect(column('weight').slice(4, 6)).toEqual(['20', '30']);
    expect(column('grade').slice(4, 6)).toEqual(['18', '']);
    expect(column('maximumPoints').slice(4, 6)).toEqual(['20', '50']);
  });

  it('fills the Known switch from a column of yes and no', () => {
    openPlanner(workedCourse());
    pasteInto(nameCell('Exam 1'), 'Oral\t20\tno\t18\t20\nEssay\t30\tyes\t7\t50');
    expect(knownSwitch('Oral')).not.toBeChecked();
    expect(knownSwitch('Essay')).toBeChecked();
    expect(column('maximumPoints').slice(4, 6)).toEqual(['20', '50']);
  });

  it('assigns the columns by the names in a header row, for any focused cell', async () => {
    openPlanner(workedCourse());
    pasteInto(field('Grade of Exam 1'), 'Out of\tDue\tName\tScore\n20\tMay\tOral\t18\n50\tJune\tEssay\t');
    expect(column('name').slice(4)).toEqual(['Oral', 'Essay', 'Final Exam']);
    expect(column('grade').slice(4)).toEqual(['18', '', '']);
    expect(column('maximumPoints').slice(4)).toEqual(['20', '50', '100']);
    expect(
      await screen.findByText('Pasted 2 rows: maximum, name, grade. Not used: Due.'),
    ).toBeInTheDocument();
  });

  it('names the position of an unused column if several have its name', async () => {
    openPlanner(workedCourse());
    pasteInto(nameCell('Exam 1'), 'Item\tScore\tDue\tscore \nOral\t18\tMay\t19');
    expect(column('grade')[4]).toBe('18');
    expect(
      await screen.findByText('Pasted 1 row: name, grade. Not used: Due, score (column 4).'),
    ).toBeInTheDocument();
  });

  it('skips computed weights', async () => {
    const labs = category('Labs', [item('Lab 1', 0, 8, 10)], {
      categoryType: 'HYBRID',
      weight: 30,
      maximumPoints: 10,
    });
    openPlanner(course([labs]));
    pasteInto(nameCell('Lab 1'), 'Name\tWeight\tGrade\nLab A\t50\t9');
    expect(column('grade')).toEqual(['9']);
    expect(await screen.findByText('Pasted 1 row: name, grade. Not used: Weight.')).toBeInTheDocument();
  });

  it('adds rows for a longer block', () => {
    openPlanner(workedCourse());
    pasteInto(field('Grade of Final Exam'), '88\n77');
    expect(column('grade').slice(6)).toEqual(['88', '77']);
  });

  it('reads 12/15 as 12 of 15 points, and announces it', async () => {
    openPlanner(workedCourse());
    pasteInto(field('Grade of Exam 1'), '12/15\n9/10\n95 %');
    expect(column('grade').slice(4)).toEqual(['12', '9', '95']);
    expect(column('maximumPoints').slice(4)).toEqual(['15', '10', '100']);
    expect(
      await screen.findByText('Pasted 3 rows. Read 12/15 as 12 of 15 points. The same for 1 more.'),
    ).toBeInTheDocument();
  });

  it('reads /10 as a maximum without a grade', async () => {
    openPlanner(workedCourse());
    pasteInto(field('Grade of Exam 1'), '12/15\n/10');
    expect(column('grade').slice(4, 6)).toEqual(['12', '']);
    expect(column('maximumPoints').slice(4, 6)).toEqual(['15', '10']);
    expect(knownSwitch('Exam 2')).not.toBeChecked();
    expect(
      await screen.findByText('Pasted 2 rows. Read 12/15 as 12 of 15 points. The same for 1 more.'),
    ).toBeInTheDocument();
  });

  it('keeps unreadable text in its cell', async () => {
    openPlanner(workedCourse());
    pasteInto(field('Grade of Exam 1'), 'ninety\n70');
    expect(column('grade').slice(4, 6)).toEqual(['ninety', '70']);
    expect(field('Grade of Exam 1')).toHaveAccessibleDescription(
      'The grade must be a number or one of A, A-, B+, B, B-, C+, C, C-, D, F. 81 still counts.',
    );
    expect(await screen.findByText('Pasted 2 rows. 1 entry needs checking.')).toBeInTheDocument();
  });
});

describe('a pasted block', () => {
  it('makes an item with another name and an unreadable grade open, with the text in its cell', async () => {
    const { user } = openPlanner(workedCourse());
    pasteInto(
      nameCell('Assignment 1'),
      'Assignment\tScore\tOut of\tWeight\nEssay 1\tfour\t20\t10\nEssay 2\t15\t20\t10',
    );
    expect(column('grade').slice(0, 2)).toEqual(['four', '15']);
    expect(knownSwitch('Essay 1')).not.toBeChecked();
    expect(field('Grade of Essay 1')).toHaveAccessibleDescription(
      'The grade must be a number or one of A, A-, B+, B, B-, C+, C, C-, D, F.',
    );
    expect(nameCell('Essay 1').closest('tr')).toHaveTextContent('up to 10');
    await user.click(undoOffer());
    expect(column('grade').slice(0, 2)).toEqual(['20', '22']);
  });

  it('is redone with its unreadable text', async () => {
    const { user } = openPlanner(
      course([category('Homework', [item('HW 3', 50, null, 0), item('HW 4', 50, null, 20)])]),
    );
    pasteInto(field('Grade of HW 3'), '95 %\n12');
    await user.click(undoButton());
    expect(column('grade')).toEqual(['', '']);
    await user.click(field('Grade of HW 3'));
    await user.keyboard('x{Tab}');
    await user.click(button('Redo'));
    expect(column('grade')).toEqual(['95 %', '12']);
    expect(field('Grade of HW 3')).toHaveAccessibleDescription('Set the maximum points first.');
  });

  it('is one step to undo', async () => {
    const { user } = openPlanner(workedCourse());
    pasteInto(field('Grade of Exam 1'), '90\n70\n60\n50');
    await user.click(undoButton());
    expect(column('grade').slice(4)).toEqual(['81', '', '']);
  });

  it('pins the grades in target mode', async () => {
    const { user } = openPlanner(workedCourse());
    await user.click(button('Achieve target'));
    pasteInto(await screen.findByRole('textbox', { name: 'Grade to try on Exam 2' }), '90/100\n8/10');
    expect(column('needed')).toEqual(['90', '80']);
    expect(column('maximumPoints').slice(4)).toEqual(['100', '100', '100']);
    expect(await screen.findByText('Pasted 2 rows.')).toBeInTheDocument();
    expect(knownSwitch('Exam 2')).not.toBeChecked();
  });

  it('changes nothing and explains why if the course would become too large', async () => {
    openPlanner(workedCourse());
    pasteInto(field('Grade of Exam 1'), '1\n'.repeat(10_001));
    expect(await screen.findByText('A course has at most 10,000 items.')).toBeInTheDocument();
    expect(column('grade').slice(4)).toEqual(['81', '', '']);
  });

  it('with a single value is pasted by the browser', () => {
    openPlanner(workedCourse());
    expect(pasteInto(field('Grade of Exam 1'), '90')).toBe(true);
  });
});
