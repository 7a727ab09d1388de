import { Anchor, Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { courseLimits } from '../../../../../core/grading/value-rules.ts';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { useSessionHint } from '../../../lib/session/session-hint.ts';
import { quizAddress } from '../../../lib/quizzes/quiz-address.ts';
import { timeZone } from '../../../lib/time-zone.ts';
import { DateTimeField, endOfDay } from '../../../ui/dates/date-time-field.tsx';
import { When } from '../../../ui/dates/when.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { ItemQuiz } from '../saved/saved-course-chunks.ts';
import { presentOf } from '../store/planner-store.ts';
import { useIsMember, usePlanner, usePlannerStore, useQuizOfItem } from '../store/use-planner.ts';
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

/** The due date, typed in the time zone of the course. */
function DueDateField({ item }: { item: WorkingItem }) {
  const { edit } = usePlannerStore().getState();
  const error = usePlanner((state) => state.history.present.errors.items[item.key]?.dueAt);
  const courseZone = usePlanner((state) => presentOf(state).courseTimeZone);
  const zone = courseZone === '' ? timeZone() : courseZone;
  return (
    <div>
      <DateTimeField
        label="Due"
        description={
          courseZone === ''
            ? `In your time zone, ${zone}. Set the course’s time zone on the Meetings tab.`
            : `In the course’s time zone, ${zone}.`
        }
        zone={zone}
        defaultTime={endOfDay}
        error={error}
        value={item.dueAt ?? null}
        onChange={(value) => edit({ type: 'setItemDueDate', itemKey: item.key, value })}
      />
      <QuizDateNote item={item} courseZone={courseZone} />
    </div>
  );
}

/** The date of the quiz that grades the item, if students see that one instead. */
function QuizDateNote({ item, courseZone }: { item: WorkingItem; courseZone: string }) {
  const { quizId = '', title = '', date = null } = useQuizOfItem(item) ?? {};
  if (date === null) return null;
  return (
    <Text size="sm" mt={6}>
      {item.dueAt ? 'Students see the date of the quiz instead: ' : 'The date comes from the quiz: '}
      <Anchor component={Link} to={quizAddress(quizId)} fz="inherit" underline="always">
        {title || 'No title'}
      </Anchor>{' '}
      {date.kind === 'due' ? 'is due' : 'closes'} <When at={date.at} courseZone={courseZone} />.
    </Text>
  );
}

const nothing = () => <></>;

/** The quiz that grades the item, in a saved course that the user can edit. Not shown if it does not load. */
function QuizPart({ item }: { item: WorkingItem }) {
  const isHinted = useSessionHint();
  const courseId = usePlanner(({ saved }) =>
    saved?.canEdit === true && !saved.isTemplate ? saved.id : null,
  );
  if (!isHinted || courseId === null) return null;
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense>
        <ItemQuiz courseId={courseId} item={item} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface ItemDetailsProps {
  item: WorkingItem;
  /** Whether the weight can be entered. */
  hasWeight: boolean;
  onClose: () => void;
}

/** A form for the name, the weight, and what has no column in the table: the due date and the description. */
export function ItemDetails({ item, hasWeight, onClose }: ItemDetailsProps) {
  const { edit } = usePlannerStore().getState();
  // A plan has no dates.
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
        {isMember ? null : <DueDateField item={item} />}
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
