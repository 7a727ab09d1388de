import { Button, Group, List, Modal, Stack, Switch, Text } from '@mantine/core';
import { Failure } from '../../../ui/failure.tsx';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { useSavedSwitch } from './use-saved-switch.ts';

interface TemplateWindowProps {
  opened: boolean;
  onClose: () => void;
}

/** Makes the course a template that anyone can read and copy, or makes it private again. Lists what readers see. */
export function TemplateWindow({ opened, onClose }: TemplateWindowProps) {
  const isTemplate = usePlanner(({ saved }) => saved?.isTemplate === true);
  const { announce } = usePlannerStore().getState();
  const { save, isBusy, failure } = useSavedSwitch((saved) =>
    announce(saved.isTemplate ? 'Anyone can read it now.' : 'It’s no longer a template.'),
  );
  return (
    <Modal opened={opened} onClose={onClose} title="Share as a template" size="lg">
      <Stack gap="md">
        <Switch
          label="Anyone can read this course and make a copy of it"
          description="It’s then listed among the templates. Only you and administrators can change it."
          checked={isTemplate}
          disabled={isBusy}
          onChange={(event) => void save({ isTemplate: event.currentTarget.checked })}
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
