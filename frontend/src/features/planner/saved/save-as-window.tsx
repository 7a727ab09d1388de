import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { courseLimits } from '../../../../../core/grading/value-rules.ts';
import { texts } from '../../../../../core/texts.ts';
import { proposedName } from '../model/proposed-name.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { useSaving } from './use-course-saving.ts';

interface SaveAsWindowProps {
  opened: boolean;
  onClose: () => void;
  /** The address of the signed-in user. Null if it is unknown. */
  email: string | null;
}

/** Saves the current course as a new one, under a name. */
export function SaveAsWindow({ opened, onClose, email }: SaveAsWindowProps) {
  const isCopy = usePlanner(({ saved }) => saved !== null);
  return (
    <Modal opened={opened} onClose={onClose} title={isCopy ? 'Save as a new course' : 'Save this course'}>
      <NameForm isCopy={isCopy} email={email} onDone={onClose} />
    </Modal>
  );
}

interface NameFormProps extends Pick<SaveAsWindowProps, 'email'> {
  isCopy: boolean;
  onDone: () => void;
}

function NameForm({ isCopy, email, onDone }: NameFormProps) {
  const store = usePlannerStore();
  const isBusy = usePlanner(({ saving }) => saving === 'saving');
  const [name, setName] = useState(() => proposedName(store.getState()));
  const { saveAsNew } = useSaving();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { edit } = store.getState();
    if (name.trim() !== presentOf(store.getState()).courseName)
      edit({ type: 'setCourseText', field: 'courseName', value: name.trim() });
    const { outcome } = await saveAsNew();
    if (outcome !== 'failed') onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {isCopy ? (
          <Text size="sm" c="dimmed">
            The course you started from stays as it was last saved.
          </Text>
        ) : null}
        {email === null ? null : (
          <Text size="sm" c="dimmed">
            It’s saved to the account of {email}.
          </Text>
        )}
        <TextInput
          label="Course name"
          data-autofocus
          required
          withAsterisk={false}
          maxLength={courseLimits.name}
          onFocus={({ currentTarget }) => currentTarget.select()}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {isBusy ? texts.courseSave.request : ''}
          </Text>
          <Button type="submit" loading={isBusy} disabled={name.trim() === ''}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
