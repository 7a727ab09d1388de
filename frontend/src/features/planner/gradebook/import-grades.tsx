import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { gradesToRows, rowsToGrades, type GradeTable } from '../../../../../core/gradebook/grade-table.ts';
import { isSameGrade, noGrade } from '../../../../../core/gradebook/grade-entry.ts';
import { formatPoints } from '../../../../../core/grading/rounding.ts';
import { offerUndo } from '../../../lib/offer-undo.ts';
import { download } from '../commands/export-course.ts';
import { fileNameOf } from '../model/course-files.ts';
import { courseToSave } from '../model/saved-course.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { CellsBeyondHeader, NameList, NoImport, SkippedRows } from '../tables/import-parts.tsx';
import { namesOfRows, type NamesOfRows } from '../tables/names-of-rows.ts';
import type { ReadTable } from '../tables/read-table-file.ts';
import { useTableFile } from '../tables/use-table-file.ts';
import { type GradeChange, gradeHistory, type GradebookState } from './gradebook-store.ts';
import { gradeInSentence } from './cell-text.ts';
import { useGradebook, useGrades } from './use-gradebook.ts';

type ReadRows = readonly (readonly string[])[];

/** The grades of a table, with its rows and the names in them. */
type NamedGrades = GradeTable & { readonly names: NamesOfRows; readonly rows: ReadRows };
type ReadGrades = NamedGrades | { readonly failure: string };

function readGrades(read: ReadTable, { rows, columns, course }: GradebookState): ReadGrades {
  if ('failure' in read) return read;
  const table = rowsToGrades(read.rows, { items: columns, people: rows, gradeMaps: course.gradeMaps });
  return { ...table, names: namesOfRows(read.rows), rows: read.rows };
}

/**
 * The grades of a table that differ from the gradebook, and texts about them.
 *
 * - `changedItems`: the items of these grades.
 * - `replaced`: one text for each replaced grade, such as ‘Ada: 18 instead of 12 in Essay’.
 * - `overMaximum`: one text for each grade over the maximum of its item, such as ‘Ada 12 of 10 in Essay’.
 */
function changesIn({ grades }: GradeTable, { rows, columns }: GradebookState) {
  const byStudent = new Map(rows.map((row) => [row.studentId, row]));
  const indexOf = new Map(columns.map(({ itemId }, at) => [itemId, at]));
  const nameOf = (studentId: string) => byStudent.get(studentId)?.name ?? '';
  const itemNameAt = (itemId: string) => columns[indexOf.get(itemId) ?? -1]?.itemName || 'No name';
  const replaced: string[] = [];
  const changes = grades.filter(({ studentId, itemId, grade }): boolean => {
    const cell = byStudent.get(studentId)?.cells[indexOf.get(itemId) ?? -1];
    // An exported table has the results of quizzes: importing it again must not override them.
    if (!cell || isSameGrade(cell, grade)) return false;
    if (!isSameGrade(cell, noGrade)) {
      const [after, before] = [grade, cell].map(gradeInSentence);
      replaced.push(`${nameOf(studentId)}: ${after} instead of ${before} in ${itemNameAt(itemId)}`);
    }
    return true;
  });
  const overMaximum = changes.flatMap(({ studentId, itemId, grade: { points } }) => {
    const column = columns[indexOf.get(itemId) ?? -1];
    if (points === null || column === undefined || points <= column.maximumPoints) return [];
    const ratio = `${formatPoints(points)} of ${formatPoints(column.maximumPoints)}`;
    return [`${nameOf(studentId)} ${ratio} in ${itemNameAt(itemId)}`];
  });
  const changedIds = new Set(changes.map(({ itemId }) => itemId));
  const changedItems = columns.flatMap(({ itemId }) => (changedIds.has(itemId) ? [itemNameAt(itemId)] : []));
  return { changes: changes as readonly GradeChange[], changedItems, replaced, overMaximum };
}

/** Buttons to import grades from a table, and to export them. */
export function GradeFiles() {
  const { store } = useGradebook();
  const [read, setRead] = useState<ReadGrades | null>(null);
  const dialog = useTableFile((table) => setRead(readGrades(table, store.getState())));
  const { canGrade } = store.getState().course;
  const isComplete = useGrades((state) => state.isComplete);
  return (
    <>
      {canGrade ? (
        <Button variant="default" disabled={!isComplete} onClick={dialog.open}>
          Import grades
        </Button>
      ) : null}
      <ExportButton isComplete={isComplete} />
      <ImportWindow read={read} onClose={() => setRead(null)} />
    </>
  );
}

function ExportButton({ isComplete }: { isComplete: boolean }) {
  const { store } = useGradebook();
  const planner = usePlannerStore();
  const save = async () => {
    const { columns, rows } = store.getState();
    const table = gradesToRows(
      columns,
      rows.map(({ cells, total, ...row }) => ({ ...row, grades: cells, currentGrade: total })),
    );
    const Papa = (await import('papaparse')).default;
    const name = `${fileNameOf(courseToSave(presentOf(planner.getState())))}-grades.csv`;
    download(`\uFEFF${Papa.unparse(table)}\r\n`, name, 'text/csv;charset=utf-8');
  };
  return (
    <Button variant="default" disabled={!isComplete} onClick={() => void save()}>
      Export grades
    </Button>
  );
}

interface ImportWindowProps {
  read: ReadGrades | null;
  onClose: () => void;
}

/** Shows the grades and the problems of a table, before anything is imported. */
function ImportWindow({ read, onClose }: ImportWindowProps) {
  return (
    <Modal opened={read !== null} onClose={onClose} title="Import grades" size="lg" centered>
      {read === null ? null : 'failure' in read ? (
        <NoImport message={read.failure} onClose={onClose} />
      ) : (
        <ImportPreview table={read} onClose={onClose} />
      )}
    </Modal>
  );
}

const countOf = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Why a table without a problem in its header changes nothing. */
function nothingText({ grades, items }: NamedGrades): string {
  if (items.length === 0) return 'No column of this table is an item of this course.';
  return grades.length === 0
    ? 'This table has no grade that can be imported.'
    : 'Every grade of this table is in the gradebook already.';
}

function ImportPreview({ table, onClose }: { table: NamedGrades; onClose: () => void }) {
  const { store } = useGradebook();
  const { changes, changedItems, replaced, overMaximum } = changesIn(table, store.getState());
  const people = new Set(changes.map(({ studentId }) => studentId)).size;
  const grades = countOf(changes.length, 'grade', 'grades');
  const headerProblem = table.problems.find(({ row }) => row === 1);
  if (headerProblem) return <NoImport message={headerProblem.message} onClose={onClose} />;
  const importNow = () => {
    store.getState().enter(changes);
    offerUndo(store, gradeHistory(store), `Imported ${grades}.`);
    onClose();
  };
  return (
    <Stack gap="md">
      <Text>
        {changes.length === 0 ? nothingText(table) : `${grades} of ${countOf(people, 'person', 'people')}.`}{' '}
        {replaced.length > 0
          ? `${countOf(replaced.length, 'grade replaces another one', 'grades replace others')}. `
          : ''}
        Blank cells change nothing.
      </Text>
      <NameList title="Items with new grades" names={changedItems} />
      <NameList title="Replaced grades" names={replaced} />
      <NameList
        title="Items with other maximum points in this table. Their grades are converted"
        names={table.converted.map(
          ({ item, tableMaximum }) =>
            `${item.itemName || 'No name'} (${tableMaximum} points here, ${item.maximumPoints} in the course)`,
        )}
      />
      <NameList title="Grades over the maximum, which count as bonus" names={overMaximum} />
      <NameList title="Columns that are no items of this course" names={table.unknownColumns} />
      <NameList
        title="Columns that are not imported, because another column has the same grades more exactly"
        names={table.otherForms}
      />
      <NameList
        title="People who are not in this course. Add them under People first"
        names={table.unknownPeople}
      />
      <CellsBeyondHeader rows={table.rows} names={table.names} />
      <SkippedRows rows={table.problems} names={table.names} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {changes.length === 0 ? 'Close' : 'Cancel'}
        </Button>
        {changes.length === 0 ? null : (
          <Button data-autofocus onClick={importNow}>
            Import {grades}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
