import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { courseLimits } from '../../../../../core/grading/value-rules.ts';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { SignedInPart } from '../../../ui/signed-in-part.tsx';
import { ItemQuiz } from '../saved/saved-course-chunks.ts';
import { useIsMember, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { DueDateField, LinkedDateNote, useCourseZone } from './due-date-field.tsx';
import { setItemNumber } from './item-actions.ts';
import { readNumber } from './number-entry.ts';
import { useCell } from './use-cell.ts';

/** The weight of an item as a form field, because the table hides the weight on a phone. */
function WeightField({ item }: { item: WorkingItem }) {
  const error = usePlanner((state) => state.history.present.errors.items[item.key]?.weight ?? null);
  const entry = usePlanner(({ entries }) => entries[item.key]?.['weight']);
  const { value, onChange, onFocus, onBlur } = useCell<number>({
    row: item.key,
    column: 'weight',
    entry,
    value: item.weight,
    error,
    format: String,
    read: (text) => readNumber(text, 0),
    actions: (weight) => setItemNumber(item.key, 'weight', weight),
  });
  return (
    <TextInput
      label="Weight, percent of the course"
      inputMode="decimal"
      error={error}
      {...{ value, onChange, onFocus, onBlur }}
    />
  );
}

/** The due date of the item, and the date of its quiz or assignment. */
function DueDate({ item }: { item: WorkingItem }) {
  const { note } = useCourseZone();
  return (
    <div>
      <DueDateField item={item} label="Due" description={note} />
      <LinkedDateNote item={item} />
    </div>
  );
}

/** The quiz that grades the item, in a saved course that the user can edit. Empty if the code does not load. */
function QuizPart({ item }: { item: WorkingItem }) {
  const courseId = usePlanner(({ saved }) =>
    saved?.canEdit === true && !saved.isTemplate ? saved.id : null,
  );
  if (courseId === null) return null;
  return (
    <SignedInPart>
      <ItemQuiz courseId={courseId} item={item} />
    </SignedInPart>
  );
}

interface ItemDetailsProps {
  item: WorkingItem;
  /** Whether the weight can be entered. */
  hasWeight: boolean;
  onClose: () => void;
}

/** A form for the name, the weight, the due date, the description and the quiz of an item. */
export function ItemDetails({ item, hasWeight, onClose }: ItemDetailsProps) {
  const { edit } = usePlannerStore().getState();
  // Items that a member adds to a course have no due date.
  const isMember = useIsMember();
  return (
    <Modal opened onClose={onClose} title="Details" centered>
      <Stack gap="md">
        <TextInput
          data-autofocus
          label="Name"
          value={item.name}
          maxLength={courseLimits.name}
          onChange={(event) =>
            edit({ type: 'setItemText', itemKey: item.key, field: 'name', value: event.currentTarget.value })
          }
        />
        {hasWeight ? <WeightField item={item} /> : null}
        {isMember ? null : <DueDate item={item} />}
        <Textarea
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
        <QuizPart item={item} />
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
