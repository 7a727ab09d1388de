import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import type { ImportPeopleMutation } from '../../../gql/graphql.ts';

type Report = ImportPeopleMutation['importPeople'];

interface ImportReportProps {
  report: Report;
  /** Imports these rows again with grades over 100. */
  onExtraCredit: (rows: readonly number[]) => void;
  onClose: () => void;
}

/** The result of a people import, with the skipped rows. */
export function ImportReport({ report, onExtraCredit, onClose }: ImportReportProps) {
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
