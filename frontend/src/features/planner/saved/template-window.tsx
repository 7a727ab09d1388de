import { useApolloClient } from '@apollo/client/react';
import { Button, Group, List, Modal, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../../../core/texts.ts';
import { isConflict, serverMessage } from '../../../lib/server-failure.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { updateCourseMutation } from './saved-course-documents.ts';
import { fetchCourse } from './save-course.ts';
import { savedCourseOf } from './saved-answer.ts';
import { Failure } from '../../../ui/failure.tsx';

interface TemplateWindowProps {
  opened: boolean;
  onClose: () => void;
}

/** Makes the course a template that anyone can read and copy, or makes it private again. Lists what readers see. */
export function TemplateWindow({ opened, onClose }: TemplateWindowProps) {
  const isTemplate = usePlanner(({ saved }) => saved?.isTemplate === true);
  const { setTemplate, isBusy, failure } = useTemplateSwitch();
  return (
    <Modal opened={opened} onClose={onClose} title="Share as a template" size="lg">
      <Stack gap="md">
        <Switch
          label="Anyone can read this course and make a copy of it"
          description="It’s then listed among the templates. Only you and administrators can change it."
          checked={isTemplate}
          disabled={isBusy}
          onChange={(event) => void setTemplate(event.currentTarget.checked)}
          data-autofocus
        />
        <div>
          <Text size="sm" fw={650}>
            What readers see
          </Text>
          <List size="sm" mt={4} spacing={2}>
            <List.Item>
              The name, the description, the syllabus and the meeting details, and your name as its author
            </List.Item>
            <List.Item>
              Categories and items with their weights and points, the target and the letters
            </List.Item>
            <List.Item>Never your grades, your notes or the people in the course</List.Item>
          </List>
        </div>
        {failure === null ? null : <Failure message={failure} />}
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function useTemplateSwitch() {
  const client = useApolloClient();
  const store = usePlannerStore();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (isTemplate: boolean) => {
    const { saved, setSaved, announce } = store.getState();
    if (saved === null) return;
    const { data } = await client.mutate({
      mutation: updateCourseMutation,
      variables: { id: saved.id, input: { isTemplate }, revision: saved.revision },
      fetchPolicy: 'no-cache',
    });
    if (!data?.updateCourse) return;
    // Only the saved version is replaced, since the current course may have unsaved changes.
    setSaved(savedCourseOf(data.updateCourse));
    announce(isTemplate ? 'Anyone can read it now.' : 'It’s no longer a template.');
  };
  const setTemplate = async (isTemplate: boolean) => {
    setBusy(true);
    setFailure(null);
    try {
      await send(isTemplate);
    } catch (error) {
      setFailure(serverMessage(error) ?? texts.courseUpdate.failure);
      await resolveConflict(error);
    }
    setBusy(false);
  };
  const resolveConflict = async (error: unknown) => {
    const { saved, setTheirs } = store.getState();
    if (!isConflict(error) || saved === null) return;
    try {
      setTheirs(await fetchCourse(client, saved.id));
    } catch {
      // The first failure is shown already.
    }
  };
  return { setTemplate, isBusy, failure };
}
