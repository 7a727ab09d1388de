import { findNotices } from '../../../testing/notices.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { category, course, item, workedCourse } from '../testing/given.ts';
import { button, column, field, openPlanner, undoButton, undoOffer } from '../testing/open-planner.tsx';

/** jsdom has no clipboard, so the event contains the pasted text. */
function pasteInto(cell: HTMLElement, text: string) {
  cell.focus();
  return fireEvent.paste(cell, { clipboardData: { getData: () => text } });
}

const preview = () => screen.findByRole('dialog', { name: 'Paste a table' });

/** Accepts the preview of a pasted table. */
async function accept(name: string) {
  fireEvent.click(within(await preview()).getByRole('button', { name }));
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

  it('names columns that the planner does not have by their position', async () => {
    openPlanner(workedCourse());
    pasteInto(field('Grade of Exam 1'), '90\t100\tgood\n70\t80\tfair');
    await accept('Paste 2 rows');
    expect(column('grade').slice(4)).toEqual(['90', '70', '']);
    expect(await screen.findByText('Pasted 2 rows: grade, maximum. Not used: Column 3.')).toBeInTheDocument();
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
    await accept('Paste 2 rows');
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
    await accept('Paste 1 row');
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
    await accept('Paste 1 row');
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
    await accept('Paste 2 rows');
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

describe('the preview of a pasted table', () => {
  const cellsOf = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

  it('shows how a table with a header was understood, and changes nothing before it is accepted', async () => {
    const { user } = openPlanner(workedCourse());
    pasteInto(
      nameCell('Exam 1'),
      'Assignment\tScore\tOut of\tWeight\tDue\nOral\t18\t20\t30\tMay\nEssay\t-\t50\t20\tJune\nFinal\t\t100\t25\t\nBonus\t\t5\t0\t',
    );
    const dialog = await preview();
    expect(dialog).toHaveTextContent('In Exams, Exam 1 to Final Exam change, and 1 item is added.');
    expect(dialog).toHaveTextContent(
      'Columns: Assignment is the item, Score is the grade, Out of is the maximum points.',
    );
    expect(dialog).toHaveTextContent('Not used: Due.');
    expect(cellsOf(dialog)).toEqual([
      'Exams | Oral | 30 % | 18 of 20',
      'Exams | Essay | 20 % | open of 50',
      'Exams | Final | 25 % | open of 100',
      'Exams | Bonus | 0 % | open of 5',
    ]);
    expect(column('name').slice(4)).toEqual(['Exam 1', 'Exam 2', 'Final Exam']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(column('name').slice(4)).toEqual(['Exam 1', 'Exam 2', 'Final Exam']);
    expect(undoButton()).toBeDisabled();
    await waitFor(() => expect(nameCell('Exam 1')).toHaveFocus());
  });

  it('is accepted with Enter, and undone as one step', async () => {
    const { user } = openPlanner(workedCourse());
    pasteInto(nameCell('Exam 1'), 'Score\tAssignment\n18\tOral\n7\tEssay');
    await preview();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Paste 2 rows' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(column('name').slice(4, 6)).toEqual(['Oral', 'Essay']);
    await user.click(undoOffer());
    expect(column('name').slice(4, 6)).toEqual(['Exam 1', 'Exam 2']);
  });

  it('skips totals, repeated headers and empty rows, as an import does', async () => {
    openPlanner(workedCourse());
    pasteInto(nameCell('Exam 1'), 'Name\tGrade\nOral\t18\n\t\nName\tGrade\nEssay\t7\nCourse total\t90');
    const dialog = await preview();
    expect(within(dialog).getByRole('list', { name: 'Skipped rows' })).toHaveTextContent(
      'Row 4 is skipped: it repeats the header.Row 6 is skipped: it is a total.',
    );
    await accept('Paste 2 rows');
    expect(column('name').slice(4)).toEqual(['Oral', 'Essay', 'Final Exam']);
  });

  it('says which entries need a correction, with their rows', async () => {
    openPlanner(workedCourse());
    pasteInto(nameCell('Exam 1'), 'Name\tGrade\tWeight\nOral\tfour\t30\nEssay\t7\tmuch');
    const entries = within(await preview()).getByRole('list', { name: 'Entries to correct' });
    expect(entries).toHaveTextContent(
      'Row 2: ‘four’. The grade must be a number or one of A, A-, B+, B, B-, C+, C, C-, D, F.',
    );
    expect(entries).toHaveTextContent('Row 3: ‘much’. The weight must be a number.');
  });

  it('appears for a table without a header if a column has no place or holds other values', async () => {
    openPlanner(workedCourse());
    pasteInto(nameCell('Exam 1'), 'Oral\tMay\t18\t20\nEssay\tJune\t7\t50');
    const dialog = await preview();
    expect(dialog).toHaveTextContent(
      'Columns: Column 1 is the item, Column 2 is the weight, Column 3 is the grade, Column 4 is the maximum points.',
    );
    expect(within(dialog).getByRole('list', { name: 'Entries to correct' })).toHaveTextContent(
      'Row 1: ‘May’. The weight must be a number.',
    );
  });

  it('says where a table with categories can replace those of the course', async () => {
    openPlanner(workedCourse());
    pasteInto(nameCell('Exam 1'), 'Category\tItem\tGrade\nLabs\tLab 1\t8');
    const dialog = await preview();
    expect(dialog).toHaveTextContent('Not used: Category.');
    expect(dialog).toHaveTextContent(
      'To replace all categories, save the table as CSV, and import the file.',
    );
  });
});
