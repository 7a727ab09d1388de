import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import {
  columnsOfExams,
  exams,
  hasGrades,
  openGradebook,
  sentDetail,
  sentRow,
} from '../testing/given-gradebook.ts';

function onPhone(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('max-width: 760px'),
  }));
}

beforeEach(() => {
  // The table renders only cells within its size, and jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

describe('a grade over the maximum', () => {
  it('is accepted, with a hint in its cell and in the bar', async () => {
    hasGrades([sentRow('Ada', [12, null]), sentRow('Eve', [20, null])]);
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    await user.keyboard('25{Enter}');
    expect(cellOf('Ada')).toHaveTextContent(/^25 over the maximum of 20: counts as bonus$/);
    expect(cellOf('Eve')).toHaveTextContent(/^20$/);
    await screen.findByText('All grades are saved.');
    await user.click(cellOf('Ada'));
    const bar = within(await screen.findByRole('region', { name: 'Selected cell' }));
    expect(bar.getByText('Over the maximum of 20: counts as bonus.')).toBeVisible();
  });

  it('has its hint next to its field on a phone', async () => {
    onPhone();
    hasGrades([sentRow('Ada', [25, null]), sentRow('Eve', [20, null])]);
    const { user } = openSite('/course/c1?tab=gradebook');
    const field = await screen.findByRole('textbox', { name: 'Midterm of Ada' }, patient);
    expect(field).toHaveAccessibleDescription('Over the maximum of 20: counts as bonus');
    expect(screen.getByRole('textbox', { name: 'Midterm of Eve' })).not.toHaveAccessibleDescription();
    await user.clear(field);
    await user.type(field, 'four{Enter}');
    // The text of the field is no grade, so it is not over the maximum.
    expect(field).toHaveValue('four');
    expect(field).not.toHaveAccessibleDescription();
  });
});

describe('people who are no students', () => {
  it('are in no average, in no statistics, and not marked as missing', async () => {
    const ta = { isStudent: false, currentGrade: 100 };
    hasGrades([
      sentRow('Ada', [10, 20], { currentGrade: 80 }),
      sentRow('Eve', [null, 10], { currentGrade: 50 }),
      sentRow('Tom', [20, null], ta),
      sentRow('Uma', [null, null], ta),
    ]);
    const { user, cellOf } = await openGradebook();
    expect(cellOf('Average of all students', 1)).toHaveTextContent(/^65$/);
    expect(cellOf('Average of all students')).toHaveTextContent(/^10$/);
    await user.click(screen.getByRole('button', { name: 'Settings and statistics of Midterm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Midterm' }));
    expect(dialog.getByText('Grades').nextSibling).toHaveTextContent(/^1$/);
    expect(dialog.getByText('Highest').nextSibling).toHaveTextContent(/^10 points$/);
    expect(dialog.getByRole('button', { name: 'Mark 1 empty grade as missing' })).toBeEnabled();
  });
});

describe('the grade that was entered for the whole course', () => {
  it('is named next to the total of the selected person, and is the total of a person without grades of items', async () => {
    hasGrades([
      sentRow('Ada', [12, null], { currentGrade: 77.333, courseGrade: 86.2 }),
      sentRow('Eve', [null, null], { courseGrade: 70 }),
      sentRow('Bo', [null, null]),
    ]);
    const { user, cellOf } = await openGradebook();
    const selected = within(screen.getByRole('region', { name: 'Selected cell' }));
    await user.click(cellOf('Ada'));
    expect(selected.getByText(/for the whole course/)).toHaveTextContent(
      'Entered for the whole course: 86.2 %. Total of the items: 77.33 %.',
    );
    await user.click(cellOf('Eve'));
    expect(selected.getByText(/for the whole course/)).toHaveTextContent(/: 70 %\.$/);
    const totalOf = (name: string) => cellOf(name).previousElementSibling;
    expect(totalOf('Ada')).toHaveTextContent(/^77\.33/);
    expect(totalOf('Eve')).toHaveTextContent(/^70 C-? entered for the whole course$/);
    expect(totalOf('Bo')).toHaveTextContent(/^–$/);
    await user.click(cellOf('Bo'));
    expect(selected.queryByText(/for the whole course/)).toBeNull();
  });
});

describe('a grade of a hidden item', () => {
  it('is marked in its cell and in the bar, with and without a quiz', async () => {
    const [midterm, final] = columnsOfExams;
    const gradebookColumns = [{ ...midterm, isReleased: false }, final] as typeof columnsOfExams;
    hasGrades([sentRow('Ada', [12, 15]), sentRow('Eve', [null, null])], { gradebookColumns });
    const { user, cellOf } = await openGradebook();
    expect(within(cellOf('Ada')).getByLabelText('Hidden from students')).toBeVisible();
    for (const cell of [cellOf('Ada', 3), cellOf('Eve')])
      expect(within(cell).queryByLabelText('Hidden from students')).toBeNull();
    const bar = within(screen.getByRole('region', { name: 'Selected cell' }));
    await user.click(cellOf('Ada'));
    expect(bar.getByText('12 of 20, entered by Ada. Hidden from students.')).toBeVisible();
    await user.click(cellOf('Ada', 3));
    expect(bar.getByText('15 of 20, entered by Ada.')).toBeVisible();
  });
});

describe('the people of the gradebook', () => {
  it('are sorted by name in the table and on a phone', async () => {
    hasGrades(['Eve', 'Ada 10', 'ada 2'].map((name) => sentRow(name, [null, null])));
    await openGradebook();
    const headers = screen.getAllByRole('row').map((row) => row.firstElementChild?.textContent);
    const people = ['ada 2', 'Ada 10', 'Eve'];
    expect(headers.slice(-3)).toEqual(people);
    cleanup();
    onPhone();
    openSite('/course/c1?tab=gradebook');
    const fields = await screen.findAllByRole('textbox', { name: /^Midterm of / }, patient);
    expect(fields.map((field) => field.getAttribute('aria-label'))).toEqual(
      people.map((name) => `Midterm of ${name}`),
    );
  });
});

describe('a grade with many decimals on a phone', () => {
  it('is rounded until it is edited, and is not changed by that', async () => {
    onPhone();
    const excused = sentDetail({ status: 'EXCUSED' });
    hasGrades([sentRow('Ada', [40 / 3, null]), sentRow('Eve', [null, null], { details: [excused] })]);
    const sent = vi.fn();
    server.use(api.mutation('UpdateGrades', sent));
    const { user } = openSite('/course/c1?tab=gradebook');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Midterm of Ada' }, patient);
    expect(field).toHaveValue('13.33');
    expect(screen.getByText('Students see the grades of this item')).toBeVisible();
    await user.click(field);
    expect(field).toHaveValue(String(40 / 3));
    // What is typed next replaces the grade.
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, String(40 / 3).length]);
    await user.click(screen.getByRole('textbox', { name: 'Midterm of Eve' }));
    expect(field).toHaveValue('13.33');
    expect(screen.getByRole('textbox', { name: 'Midterm of Eve' })).toHaveValue('EX');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('the settings of an item in a course without quizzes', () => {
  it('lead to the quiz editor', async () => {
    hasGrades([sentRow('Ada', [12, null])]);
    const { user } = await openGradebook();
    await user.click(screen.getByRole('button', { name: 'Settings and statistics of Midterm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Midterm' }));
    const build = await dialog.findByRole('link', { name: 'Build a quiz' });
    expect(build).toHaveAttribute('href', '/quiz/manage/c1?item=c1.i1');
  });
});

describe('the settings of an item that a quiz grades', () => {
  it('say how many entered grades count instead of its results', async () => {
    const gradebookColumns = columnsOfExams.map((column, at) =>
      at === 0 ? { ...column, quizId: 'q1', quizTitle: 'Heat' } : column,
    );
    const byQuiz = { attemptId: 'a1', quizPoints: 9, gradedBy: null };
    hasGrades(
      [
        sentRow('Ada', [15, null], { details: [sentDetail({ quizPoints: 16 })] }),
        sentRow('Eve', [12, null], { details: [sentDetail({})] }),
        sentRow('Tom', [9, null], { details: [sentDetail(byQuiz)] }),
      ],
      { gradebookColumns },
    );
    const { user } = await openGradebook();
    await user.click(screen.getByRole('button', { name: 'Settings and statistics of Midterm' }));
    const text = '2 entered grades count instead of the quiz’s results.';
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('the weights in the gradebook', () => {
  it('are named if a category counts nothing, with a link to change them', async () => {
    const [exam] = exams.categories;
    if (!exam) throw new Error('There is no category.');
    const free = { ...exam, items: exam.items.map((item) => ({ ...item, weight: 0 })) };
    hasGrades([sentRow('Ada', [12, null])], { categories: [{ ...free, name: 'Labs' }] });
    await openGradebook();
    expect(screen.getByText(/^Labs counts 0 %, so its grades change no total\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change the weights' })).toHaveAttribute('href', '/course/c1');
  });
});

describe('the note about unsaved changes of the course', () => {
  it('is above the gradebook after any change, also of the target', async () => {
    const text = 'This course has unsaved changes. The gradebook shows the saved items only.';
    hasGrades([sentRow('Ada', [12, null])]);
    const { user } = await openGradebook();
    expect(screen.queryByText(text)).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Grades' }));
    const target = await screen.findByRole('textbox', { name: 'Target grade' }, patient);
    await user.clear(target);
    await user.type(target, '70{Enter}');
    await user.click(screen.getByRole('tab', { name: 'Gradebook' }));
    expect(await screen.findByText(text, {}, patient)).toBeVisible();
  });
});
