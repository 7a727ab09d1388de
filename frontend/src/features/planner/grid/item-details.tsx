import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { courseLimits } from '../../../../../core/grading/course-rules.ts';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { WeightField } from './weight-field.tsx';

interface ItemDetailsProps {
  item: WorkingItem;
  /** Whether the weight is entered. */
  hasWeight: boolean;
  onClose: () => void;
}

/** What has no column of its own: the description; and the weight, whose cell is small on a phone. */
export function ItemDetails({ item, hasWeight, onClose }: ItemDetailsProps) {
  const { edit } = usePlannerStore().getState();
  return (
    <Modal opened onClose={onClose} title="Details" centered>
      <Stack gap="md">
        <TextInput
          label="Name"
          value={item.name}
          maxLength={courseLimits.name}
          onChange={(event) =>
            edit({ type: 'setItemText', itemKey: item.key, field: 'name', value: event.currentTarget.value })
          }
        />
        {hasWeight ? <WeightField item={item} /> : null}
        <Textarea
          data-autofocus
          label="Description"
          autosize
          minRows={3}
          maxRows={12}
          value={item.description}
          maxLength={courseLimits.description}
          onChange={(event) =>
            edit({
              type: 'setItemText',
              itemKey: item.key,
              field: 'description',
              value: event.currentTarget.value,
            })
          }
        />
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
