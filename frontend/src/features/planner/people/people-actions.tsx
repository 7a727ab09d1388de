import { useApolloClient } from '@apollo/client/react';
import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useFileDialog } from '@mantine/hooks';
import { useState } from 'react';
import type { ImportPeopleMutation } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showFailure } from '../../../lib/show-notice.tsx';
import { download } from '../commands/export-course.ts';
import { fileNameOf } from '../model/course-files.ts';
import { courseInHand } from '../model/saved-course.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { AddPersonWindow } from './add-person-window.tsx';
import { exportPeopleQuery, importPeopleMutation } from './people-documents.ts';

type Report = ImportPeopleMutation['importPeople'];

interface ImportReportProps {
  report: Report;
  /** Imports these rows again with grades over 100. */
  onExtraCredit: (rows: readonly number[]) => void;
  onClose: () => void;
}

/** The result of a people import, with the skipped rows. */
function ImportReport({ report, onExtraCredit, onClose }: ImportReportProps) {
  const over100 =
    report?.problems.filter(({ message }) => message.startsWith('The grade is over 100.')) ?? [];
  const isFailure = report !== null && report.added + report.updated === 0 && report.problems.length > 0;
  return (
    <Modal
      opened={report !== null}
      onClose={onClose}
      title={isFailure ? 'The table wasn’t imported' : 'The table was imported'}
      size="lg"
    >
      <Text>
        {report?.added ?? 0} added, {report?.updated ?? 0} updated, {report?.problems.length ?? 0} skipped.
      </Text>
      <List mt="md" spacing={4}>
        {report?.problems.map(({ row, message }) => (
          <List.Item key={`${row} ${message}`}>
            Row {row}: {message}
          </List.Item>
        ))}
      </List>
      <IgnoredColumns names={report?.ignoredColumns ?? []} />
      <Group justify="flex-end" mt="lg">
        {over100.length === 0 ? null : (
          <Button variant="default" onClick={() => onExtraCredit(over100.map(({ row }) => row))}>
            Import with extra credit
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Modal>
  );
}

/** Maximum names of columns to list. */
const maxShown = 8;

/** Moodle's course total in points or as a letter. Only a percentage is the grade of a course. */
const moodleTotal = /^course total \((?:real|letter)\)$/i;

/** The columns of the table that were not imported, and how their grades can be. */
function IgnoredColumns({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const more = names.length - maxShown;
  const total = names.find((name) => moodleTotal.test(name));
  return (
    <Stack mt="md" gap={6} fz="sm" c="dimmed">
      <p>
        {names.length === 1 ? 'This column was not imported: ' : 'These columns were not imported: '}
        {names.slice(0, maxShown).join(', ')}
        {more > 0 ? ` and ${more} more` : ''}.
      </p>
      {total === undefined ? null : (
        <p>
          “{total}” isn’t a percentage. To import the grades of the course, export “Course total (Percentage)”
          from Moodle.
        </p>
      )}
      <p>To import grades of items, open the Gradebook tab of the course and choose ‘Import grades’.</p>
    </Stack>
  );
}

interface PeopleActionsProps {
  courseId: string;
  count: number;
  onChanged: () => void;
}

/** Adds people one by one or from a table, and exports them as a table. */
export function PeopleActions({ courseId, count, onChanged }: PeopleActionsProps) {
  const [isAdding, setAdding] = useState(false);
  const [report, setReport] = useState<Report>(null);
  const { importFile, importAgain, exportTable } = usePeopleTables(courseId, (imported) => {
    setReport(imported);
    onChanged();
  });
  const dialog = useFileDialog({
    accept: '.csv,text/csv',
    multiple: false,
    resetOnOpen: true,
    onChange: (files) => void importFile(files?.[0]),
  });
  return (
    <Group gap="sm" mt="md">
      <Button data-add-person onClick={() => setAdding(true)}>
        Add a person
      </Button>
      <Button variant="default" onClick={dialog.open}>
        Import people
      </Button>
      {count === 0 ? null : (
        <Button variant="default" onClick={() => void exportTable()}>
          Export people
        </Button>
      )}
      <AddPersonWindow
        opened={isAdding}
        courseId={courseId}
        onClose={() => setAdding(false)}
        onAdded={onChanged}
      />
      <ImportReport report={report} onExtraCredit={importAgain} onClose={() => setReport(null)} />
    </Group>
  );
}

function usePeopleTables(courseId: string, onImported: (report: Report) => void) {
  const client = useApolloClient();
  const store = usePlannerStore();
  const [lastFile, setLastFile] = useState<File>();
  /** `extraCreditRows`: the only rows to import, with grades over 100. Null for all rows. */
  const importFile = async (
    file: File | undefined,
    extraCreditRows: readonly number[] | null = null,
  ): Promise<void> => {
    if (!file) return;
    setLastFile(file);
    try {
      const csv = await file.text();
      const { data } = await client.mutate({
        mutation: importPeopleMutation,
        variables: {
          courseId,
          csv,
          extraCredit: extraCreditRows !== null,
          rows: extraCreditRows?.slice() ?? null,
        },
      });
      onImported(data?.importPeople ?? null);
    } catch (error) {
      showFailure(failureMessage(error), () => void importFile(file, extraCreditRows));
    }
  };
  const exportTable = async (): Promise<void> => {
    try {
      const { data } = await client.query({
        query: exportPeopleQuery,
        variables: { courseId },
        fetchPolicy: 'no-cache',
      });
      const name = `${fileNameOf(courseInHand(presentOf(store.getState())))}-people.csv`;
      download(data?.peopleExport ?? '', name, 'text/csv;charset=utf-8');
    } catch (error) {
      showFailure(failureMessage(error), () => void exportTable());
    }
  };
  return {
    importFile,
    importAgain: (rows: readonly number[]) => void importFile(lastFile, rows),
    exportTable,
  };
}
