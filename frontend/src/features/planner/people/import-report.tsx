import { Button, Group, List, Modal, Text } from '@mantine/core';
import type { ImportPeopleMutation } from '../../../gql/graphql.ts';

interface ImportReportProps {
  report: ImportPeopleMutation['importPeople'];
  onClose: () => void;
}

/** What a table of people changed, and which of its rows changed nothing. */
export function ImportReport({ report, onClose }: ImportReportProps) {
  const isFailure = report !== null && report.added + report.updated === 0 && report.problems.length > 0;
  return (
    <Modal
      opened={report !== null}
      onClose={onClose}
      title={isFailure ? 'The table was not imported' : 'The table was imported'}
      size="lg"
    >
      <Text>
        {report?.added ?? 0} added, {report?.updated ?? 0} updated, {report?.problems.length ?? 0} left out.
      </Text>
      <List mt="md" spacing={4}>
        {report?.problems.map(({ row, message }) => (
          <List.Item key={`${row} ${message}`}>
            Row {row}: {message}
          </List.Item>
        ))}
      </List>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Modal>
  );
}
