import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showFailure } from '../../../lib/show-notice.tsx';
import { download } from '../commands/export-course.ts';
import { fileNameOf } from '../model/course-files.ts';
import { courseToSave } from '../model/saved-course.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { AddPersonWindow } from './add-person-window.tsx';
import { ImportPeople } from './import-people.tsx';
import { type CourseOfPeople, exportPeopleQuery } from './people-documents.ts';

/** Adds people one by one or from a table, and exports them as a table. */
export function PeopleActions({ course }: { course: CourseOfPeople }) {
  const { courseId, people } = course;
  const [isAdding, setAdding] = useState(false);
  const client = useApolloClient();
  const store = usePlannerStore();
  const exportTable = async (): Promise<void> => {
    try {
      const { data } = await client.query({
        query: exportPeopleQuery,
        variables: { courseId },
        fetchPolicy: 'no-cache',
      });
      const name = `${fileNameOf(courseToSave(presentOf(store.getState())))}-people.csv`;
      download(data?.peopleExport ?? '', name, 'text/csv;charset=utf-8');
    } catch (error) {
      showFailure(failureMessage(error), () => void exportTable());
    }
  };
  return (
    <>
      <Group gap="sm" mt="md">
        <Button data-add-person onClick={() => setAdding(true)}>
          Add a person
        </Button>
        <ImportPeople course={course} />
        {people.length === 0 ? null : (
          <Button variant="default" onClick={() => void exportTable()}>
            Export people
          </Button>
        )}
        <AddPersonWindow opened={isAdding} course={course} onClose={() => setAdding(false)} />
      </Group>
      <Text c="dimmed" size="sm" mt={6} maw={620}>
        Import a CSV file: an export of the gradebook of Canvas or Moodle, or a table with names and
        addresses. Copy the cells of an Excel table, and paste them.
      </Text>
    </>
  );
}
