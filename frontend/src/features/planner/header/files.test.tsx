import { findNotices } from '../../../testing/notices.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { workedCourse } from '../testing/given.ts';
import { writeCourseText } from '../model/course-files.ts';
import { button, column, field, openPlanner, undoButton, undoOffer } from '../testing/open-planner.tsx';

const drop = (text: string, name: string) =>
  fireEvent.drop(document, { dataTransfer: { files: [new File([text], name)], types: ['Files'] } });

describe('importing', () => {
  it('opens the course of a file, and restores the previous one on undo', async () => {
    const { user } = openPlanner();
    drop(await writeCourseText(workedCourse({ name: 'Algebra' }), 'json'), 'algebra.json');
    await waitFor(() => expect(field('Course name')).toHaveValue('Algebra'));
    expect(column('grade')).toEqual(['20', '22', '25', '18', '81', '', '']);
    expect(await findNotices()).toHaveTextContent('Imported algebra.json: 7 items.');
    await user.click(undoOffer());
    expect(field('Course name')).toHaveValue('');
  });

  it('shows a table, and imports its categories on request, keeping the rest of the course', async () => {
    const { user } = openPlanner(workedCourse({ name: 'Algebra', targetGrade: 77 }));
    drop('Score,Assignment,Out of,Due,Weight\n18,Midterm,20,May,40\n-,Final,50,June,60\n', 'grades.csv');
    const dialog = await screen.findByRole('dialog', { name: 'Import grades.csv' });
    expect(dialog).toHaveTextContent('2 items will replace the categories of your course.');
    expect(dialog).toHaveTextContent(
      'Score is the grade, Assignment is the item, Out of is the maximum points.',
    );
    expect(dialog).toHaveTextContent('Not used: Due.');
    const rows = within(dialog).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))).toEqual([
      'Category | Item | Weight | Grade',
      'Items | Midterm | 40 % | 18 of 20',
      'Items | Final | 60 % | open of 50',
    ]);
    expect(column('name')).toHaveLength(7);
    await user.click(within(dialog).getByText('Import 2 items'));
    expect(column('name')).toEqual(['Midterm', 'Final']);
    expect(column('grade')).toEqual(['18', '']);
    expect(field('Course name')).toHaveValue('Algebra');
    expect(field('Target grade')).toHaveValue('77');
    await user.click(undoOffer());
    expect(column('name')).toHaveLength(7);
  });

  it('names skipped rows of a table, and changes nothing if the import is cancelled', async () => {
    const { user } = openPlanner(workedCourse());
    drop('Item,Grade,Max\nEssay,18,20\nItem,Grade,Max\nOral,4,5\n', 'two.csv');
    const dialog = await screen.findByRole('dialog', { name: 'Import two.csv' });
    expect(within(dialog).getByRole('list', { name: 'Skipped rows' })).toHaveTextContent(
      'Row 3 is skipped: it repeats the header.',
    );
    await user.click(within(dialog).getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(column('name')).toHaveLength(7);
    expect(undoButton()).toBeDisabled();
  });

  it('lists the errors of a broken file and doesn’t change the course', async () => {
    const { user } = openPlanner(workedCourse());
    drop('category,item,weight,known\nExams,Midterm,heavy,perhaps\n', 'grades.csv');
    const dialog = await screen.findByRole('dialog', { name: 'This file wasn’t imported' });
    expect(dialog).toHaveTextContent("Row 2: The weight must be a number, not 'heavy'.");
    expect(dialog).toHaveTextContent("Row 2: Known must be yes or no, not 'perhaps'.");
    await user.click(within(dialog).getByText('Close'));
    expect(column('grade')).toEqual(['20', '22', '25', '18', '81', '', '']);
    expect(undoButton()).toBeDisabled();
  });

  it.each([
    [
      'a column twice in its header',
      'category,item,grade,Grade\nExams,Midterm,90,91\n',
      "Columns 3 and 4 are both called 'grade'. Rename or remove one of them.",
    ],
    [
      'a row with more cells than its header',
      'category,item,grade\nExams,Midterm,90,100\n',
      'This row has 4 cells, but the header names 3 columns.',
    ],
    [
      'a letter at an item without maximum points',
      'item,grade,weight\nMidterm,B+,40\n',
      "Row 2: The grade 'B+' needs maximum points. Enter them in this row, in a column such as 'Out of'.",
    ],
  ])('refuses a table with %s, and doesn’t change the course', async (_, table, message) => {
    openPlanner(workedCourse());
    drop(table, 'grades.csv');
    expect(await screen.findByRole('dialog', { name: 'This file wasn’t imported' })).toHaveTextContent(
      message,
    );
    expect(column('grade')).toEqual(['20', '22', '25', '18', '81', '', '']);
    expect(undoButton()).toBeDisabled();
  });

  it.each([
    ['photo.png', '\u0089PNG\r\n\0\0\0\rIHDR', 'image/png', 'This is a picture. Choose a JSON'],
    ['grades.xlsx', 'PK\u0003\u0004\0\0', '', 'Save the table as CSV, and'],
    ['syllabus.pdf', '%PDF-1.7', 'application/pdf', 'This is a PDF document.'],
    ['grades.dat', '\0\0\0', '', 'This isn’t a text file.'],
    ['grades.html', '<!doctype html>', 'text/html', 'This is a web page or a drawing.'],
    ['course.json', '{"categories": [', '', 'This JSON file is damaged or incomplete.'],
  ])('explains what %s is, and which files are accepted', async (name, text, type, message) => {
    openPlanner(workedCourse());
    fireEvent.drop(document, {
      dataTransfer: { files: [new File([text], name, { type })], types: ['Files'] },
    });
    const dialog = await screen.findByRole('dialog', { name: 'This file wasn’t imported' });
    expect(dialog).toHaveTextContent(message);
    expect(dialog).toHaveTextContent('CSV');
    expect(dialog).not.toHaveTextContent(/token|JSON input|Row/);
  });

  it('refuses a file that is too large to be a course', async () => {
    openPlanner(workedCourse());
    drop('x'.repeat(10 * 1024 * 1024 + 1), 'film.csv');
    expect(await screen.findByRole('dialog')).toHaveTextContent('This file is larger than 10 MB.');
  });

  it('shows where to drop a file while one is dragged over the page', () => {
    openPlanner(workedCourse());
    fireEvent.dragOver(document, { dataTransfer: { types: ['Files'] } });
    expect(screen.getByText('Drop the course file to open it')).toBeInTheDocument();
    fireEvent.dragLeave(document, { relatedTarget: null });
    expect(screen.queryByText('Drop the course file to open it')).toBeNull();
  });

  it('ignores dragged rows', () => {
    openPlanner(workedCourse());
    fireEvent.dragOver(document, { dataTransfer: { types: ['application/x-row'] } });
    expect(screen.queryByText('Drop the course file to open it')).toBeNull();
  });
});

describe('exporting', () => {
  it.each([
    ['Everything (JSON)', 'algebra.json', /^\{\n {2}"format": "markwise-course"/],
    ['Categories for a spreadsheet (CSV)', 'algebra.csv', /category,type/],
  ])('%s downloads the course as a file', async (entry, fileName, start) => {
    const saved: { name: string; blob: Blob }[] = [];
    let made: Blob | null = null;
    URL.createObjectURL = (blob) => {
      made = blob as Blob;
      return 'blob:course';
    };
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      if (made !== null) saved.push({ name: this.download, blob: made });
    });
    const { user } = openPlanner(workedCourse({ name: 'Algebra' }));
    await user.click(button('Export course'));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
    await waitFor(() => expect(saved).toHaveLength(1));
    click.mockRestore();
    expect(saved[0]?.name).toBe(fileName);
    expect(await saved[0]?.blob.text()).toMatch(start);
  });
});

describe('the header', () => {
  it('explains that saving needs an account', async () => {
    const { user } = openPlanner();
    await user.click(button('Save'));
    expect(await screen.findByText(/Sign in to save this course to your account/)).toBeInTheDocument();
    // The primary button of the view is ‘Achieve target’.
    expect(screen.getByRole('link', { name: 'Sign in to save' })).toHaveAttribute('data-variant', 'default');
  });

  it('resets the course to the sample, and undo restores it', async () => {
    const { user } = openPlanner(workedCourse({ name: 'Algebra' }));
    await user.click(button('More for this course'));
    await user.click(await screen.findByRole('menuitem', { name: 'Reset to the sample' }));
    expect(field('Course name')).toHaveValue('');
    await user.click(undoButton());
    expect(field('Course name')).toHaveValue('Algebra');
  });

  it('starts an empty course, and undo restores the previous one', async () => {
    const { user } = openPlanner(workedCourse({ name: 'Algebra' }));
    await user.click(button('More for this course'));
    await user.click(await screen.findByRole('menuitem', { name: 'Start with an empty course' }));
    await user.click(await screen.findByRole('button', { name: 'Replace it' }));
    expect(column('name')).toEqual(['Item Name']);
    expect(field('Course name')).toHaveValue('');
    await user.click(undoOffer());
    expect(field('Course name')).toHaveValue('Algebra');
    expect(column('grade')).toEqual(['20', '22', '25', '18', '81', '', '']);
  });

  it('starts an empty course from the untouched sample at once, with the focus on its category', async () => {
    const { user } = openPlanner();
    await user.click(button('Start with an empty course'));
    expect(field('Category name')).toHaveFocus();
    await user.keyboard('Homework');
    expect(field('Category name')).toHaveValue('Homework');
    expect(column('name')).toEqual(['Item Name']);
    expect(screen.queryByRole('button', { name: 'Start with an empty course' })).toBeNull();
  });

  it('prints the course', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = openPlanner();
    await user.click(button('More for this course'));
    await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('prints full names and figures, without controls', async () => {
    const { user } = openPlanner(workedCourse({ name: 'Algebra' }));
    await user.click(button('Achieve target'));
    fireEvent(window, new Event('beforeprint'));
    const [, exams] = screen.getAllByRole('table', { name: / %$/ });
    const rows = within(exams ?? document.body).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))).toEqual([
      'Item | Weight | Grade | Points | Needs | Adds',
      'Exam 1 | 25 % | 81 | 100 |  | +20.25',
      'Exam 2 | 25 % | open | 100 | 87 | +21.75',
      'Final Exam | 25 % | open | 100 | 87 | +21.75',
    ]);
    expect(within(exams?.parentElement ?? document.body).queryAllByRole('button')).toEqual([]);
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByRole('table', { name: / %$/ })).toBeNull();
  });

  it('prints in the light theme, and restores the dark theme afterwards', () => {
    openPlanner();
    const root = document.documentElement;
    root.dataset['mantineColorScheme'] = 'dark';
    window.dispatchEvent(new Event('beforeprint'));
    expect(root.dataset['mantineColorScheme']).toBe('light');
    window.dispatchEvent(new Event('afterprint'));
    expect(root.dataset['mantineColorScheme']).toBe('dark');
  });
});
