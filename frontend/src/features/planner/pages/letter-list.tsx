import { Table, Text, Title } from '@mantine/core';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner } from '../store/use-planner.ts';

/** The letters of a course that the user cannot change. */
export function LetterList() {
  const gradeMaps = usePlanner((state) => presentOf(state).gradeMaps);
  return (
    <>
      <Title order={2}>Letter grades</Title>
      {gradeMaps.length === 0 ? (
        <Text mt="sm">This course has no letters.</Text>
      ) : (
        <Table maw={320} mt="md" withRowBorders={false}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Letter</Table.Th>
              <Table.Th>From (%)</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {gradeMaps.map(({ letter, minimum }) => (
              <Table.Tr key={letter}>
                <Table.Th scope="row">{letter}</Table.Th>
                <Table.Td>{minimum}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  );
}
