import { Button, Group, List, Stack, Text } from '@mantine/core';
import { needsExtraCredit } from '../../../../../core/courses/person-rules.ts';
import type { ImportPeopleMutation } from '../../../gql/graphql.ts';
import { type NamesOfRows, rowText } from '../tables/names-of-rows.ts';

type Report = NonNullable<ImportPeopleMutation['importPeople']>;

interface ImportReportProps {
  report: Report;
  names: NamesOfRows;
  isSending: boolean;
  /** Switches extra credit on, and imports these rows again. */
  onExtraCredit: (rows: readonly number[]) => void;
  onClose: () => void;
}

export function reportTitle({ added, updated, unchanged, problems }: Report): string {
  if (added + updated > 0) return 'The table was imported';
  return problems.length > 0 && unchanged === 0 ? 'The table wasn’t imported' : 'Nothing changed';
}

/** The result of a people import, with the skipped rows. */
export function ImportReport({ report, names, isSending, onExtraCredit, onClose }: ImportReportProps) {
  const { added, updated, unchanged, problems, ignoredColumns } = report;
  const over100 = problems.filter(({ message }) => message === needsExtraCredit).map(({ row }) => row);
  return (
    <>
      <Text>
        {added} added, {updated} updated, {unchanged} unchanged, {problems.length} skipped.
      </Text>
      <List mt="md" spacing={4}>
        {problems.map(({ row, message }) => (
          <List.Item key={`${row} ${message}`}>
            {rowText(row, names)}: {message}
          </List.Item>
        ))}
      </List>
      <IgnoredColumns names={ignoredColumns} />
      <Group justify="flex-end" mt="lg">
        {over100.length === 0 ? null : (
          <Button variant="default" loading={isSending} onClick={() => onExtraCredit(over100)}>
            Switch on extra credit and import {over100.length === 1 ? 'this row' : 'these rows'}
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </Group>
    </>
  );
}

export const itemGradesText =
  'To import grades of items, open the Gradebook tab of the course and choose ‘Import grades’.';

/** Maximum number of columns to name. */
const maxShown = 8;

/** Moodle's course total in points or as a letter. Only a percentage is the grade of a course. */
const moodleTotal = /^course total \((?:real|letter)\)$/i;

/** The columns of the table that were not imported, and other ways to import their grades. */
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
      <p>{itemGradesText}</p>
    </Stack>
  );
}
