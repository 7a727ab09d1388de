import { describe, expect, it } from 'vitest';
import { columnsOfExams, exams, sentDetail, sentRow } from '../testing/given-gradebook.ts';
import { createGradebookStore } from './gradebook-store.ts';

const ada = { studentId: 'ada', itemId: 'c1.i1' };
const points = (value: number) => ({ points: value, status: null });
const excused = { points: null, status: 'EXCUSED' } as const;

function opened(rows = [sentRow('Ada', [12, null]), sentRow('Eve', [null, null])]) {
  const store = createGradebookStore(
    { course: exams, columns: columnsOfExams, rows },
    { pending: [], refused: [] },
  );
  const now = () => store.getState();
  const cell = (studentId = 'ada', at = 0) =>
    now().rows.find((row) => row.studentId === studentId)?.cells[at];
  const conflict = (value: number, revision = 2) => ({
    __typename: 'GradeConflict' as const,
    ...ada,
    ...points(value),
    gradedBy: 'Grace',
    revision,
  });
  return { now, cell, conflict };
}

describe('The grades on the screen', () => {
  it('are shown at once with the total by the planner’s rules, and only the changed row is built again', () => {
    const { now, cell } = opened();
    const [, eve] = now().rows;
    now().enter([{ ...ada, grade: points(18) }]);
    expect(cell()).toMatchObject({ points: 18, isPending: true, isEntered: true });
    expect(now().rows[0]).toMatchObject({ total: 90, letter: 'A' });
    expect(now().rows[1]).toBe(eve);
    const sent = now().take(10);
    expect(sent).toMatchObject([{ ...ada, revision: 1, grade: points(18) }]);
    now().confirm(sent, { rows: [sentRow('Ada', [18, null], { revisions: [2, 0] })], conflicts: [] });
    expect(cell()).toMatchObject({ points: 18, isPending: false, revision: 2 });
    expect(now().pending.size).toBe(0);
  });

  it('do not change if the same grade is entered again', () => {
    const { now } = opened();
    now().enter([{ ...ada, grade: points(12) }]);
    expect(now().take(10)).toEqual([]);
    expect(now().past).toEqual([]);
  });

  it('fall back to the quiz’s result if the entered grade is removed', () => {
    const detail = sentDetail({ note: 'Curved', quizPoints: 15 });
    const { now, cell } = opened([sentRow('Ada', [12, null], { details: [detail] })]);
    now().enter([{ ...ada, grade: { points: null, status: null }, note: '' }]);
    expect(cell()).toMatchObject({ points: 15, isEntered: false, note: '' });
  });

  it('are undone and redone in steps', () => {
    const { now, cell } = opened();
    now().enter([
      { ...ada, grade: points(18) },
      { studentId: 'eve', itemId: 'c1.i2', grade: excused },
    ]);
    now().undo();
    expect([cell()?.points, cell('eve', 1)?.status]).toEqual([12, null]);
    now().redo();
    expect([cell()?.points, cell('eve', 1)?.status]).toEqual([18, 'EXCUSED']);
  });
});

describe('Grades that are sent', () => {
  it('go out in one request at a time, and a grade that replaces a sent grade has the next revision', () => {
    const { now } = opened();
    now().enter([{ ...ada, grade: points(18) }]);
    const first = now().take(10);
    now().enter([{ ...ada, grade: points(19) }]);
    expect(now().take(10)).toEqual([]);
    now().confirm(first, { rows: [sentRow('Ada', [18, null], { revisions: [2, 0] })], conflicts: [] });
    expect(now().take(10)).toMatchObject([{ revision: 2, grade: points(19) }]);
  });

  it('stay after a failure, and a grade of the user whose reply was lost is no conflict', () => {
    const { now, cell, conflict } = opened();
    now().enter([{ ...ada, grade: points(18) }]);
    const lost = now().take(10);
    now().enter([{ ...ada, grade: points(19) }]);
    now().fail(lost, 'The server did not answer.');
    expect(now()).toMatchObject({ failure: 'The server did not answer.' });
    const again = now().take(10);
    expect(again).toMatchObject([{ revision: 1, grade: points(19) }]);
    now().confirm(again, { rows: [], conflicts: [conflict(18)] });
    const last = now().take(10);
    expect(last).toMatchObject([{ revision: 2, grade: points(19) }]);
    now().confirm(last, { rows: [], conflicts: [conflict(19, 3)] });
    expect(now().conflicts).toEqual([]);
    expect(cell()).toMatchObject({ isPending: false });
  });

  it('become a conflict for the user to resolve if somebody else has changed the grade', () => {
    const { now, conflict } = opened();
    now().enter([{ ...ada, grade: points(18), note: 'Curved' }]);
    now().confirm(now().take(10), { rows: [], conflicts: [conflict(7)] });
    expect(now().conflicts).toMatchObject([{ mine: points(18), theirs: points(7), gradedBy: 'Grace' }]);
    const [found] = now().conflicts;
    if (found) now().keepMine(found);
    expect(now().conflicts).toEqual([]);
    expect(now().take(10)).toMatchObject([{ revision: 2, grade: points(18), note: 'Curved' }]);
  });

  it('become a conflict with the grade that the user typed last, if somebody else changed the grade first', () => {
    const { now, conflict } = opened();
    now().enter([{ ...ada, grade: points(8) }]);
    const sent = now().take(10);
    now().enter([{ ...ada, grade: points(9) }]);
    now().confirm(sent, { rows: [], conflicts: [conflict(7)] });
    expect(now().take(10)).toEqual([]);
    expect(now().conflicts).toMatchObject([{ mine: points(9), theirs: points(7) }]);
    now().enter([{ ...ada, grade: points(10) }]);
    expect(now().conflicts).toEqual([]);
  });

  it('send a note again if somebody entered the same grade', () => {
    const { now, conflict } = opened();
    now().enter([{ ...ada, grade: points(8), note: 'Curved' }]);
    now().confirm(now().take(10), { rows: [], conflicts: [conflict(8)] });
    expect(now().take(10)).toMatchObject([{ grade: points(8), note: 'Curved', revision: 2 }]);
  });

  it('change the version, so that a fetch that began earlier is outdated', () => {
    const { now } = opened();
    const { version } = now();
    now().enter([{ ...ada, grade: points(8) }]);
    const entered = now().version;
    now().confirm(now().take(10), { rows: [], conflicts: [] });
    expect(new Set([version, entered, now().version]).size).toBe(3);
  });

  it('stay in their cells as texts if the server refuses them, and the others are sent again', () => {
    const { now } = opened();
    now().enter([
      { ...ada, grade: points(18) },
      { studentId: 'eve', itemId: 'c1.i2', grade: points(5) },
    ]);
    const sent = now().take(10);
    const [first] = sent;
    if (first) now().reject(sent, new Map([[first, 'This person is not in the course.']]));
    expect([...now().refused.values()]).toMatchObject([{ ...ada, text: '18' }]);
    expect(now().take(10)).toMatchObject([{ studentId: 'eve' }]);
  });
});
