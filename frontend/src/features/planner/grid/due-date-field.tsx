import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { timeZone } from '../../../lib/time-zone.ts';
import { DateTimeField, endOfDay } from '../../../ui/dates/date-time-field.tsx';
import { When } from '../../../ui/dates/when.tsx';
import { presentOf } from '../store/planner-store.ts';
import { useLinkedDate, usePlanner, usePlannerStore } from '../store/use-planner.ts';

/** The time zone in which due dates are typed, and a sentence that names the zone. */
export function useCourseZone(): { readonly zone: string; readonly note: string } {
  const courseZone = usePlanner((state) => presentOf(state).courseTimeZone);
  if (courseZone !== '') return { zone: courseZone, note: `In the course’s time zone, ${courseZone}.` };
  const zone = timeZone();
  return { zone, note: `In your time zone, ${zone}. Set the course’s time zone on the Meetings tab.` };
}

interface DueDateFieldProps {
  item: WorkingItem;
  label: string;
  description?: string;
}

/** The due date of an item, typed in the time zone of the course. */
export function DueDateField({ item, label, description }: DueDateFieldProps) {
  const { edit } = usePlannerStore().getState();
  const error = usePlanner((state) => presentOf(state).errors.items[item.key]?.dueAt);
  const { zone } = useCourseZone();
  return (
    <DateTimeField
      label={label}
      {...(description !== undefined && { description })}
      zone={zone}
      defaultTime={endOfDay}
      error={error}
      value={item.dueAt ?? null}
      onChange={(value) => edit({ type: 'setItemDueDate', itemKey: item.key, value })}
    />
  );
}

/** The date of the quiz or assignment that grades the item. Students see this date instead of the item’s. */
export function LinkedDateNote({ item }: { item: WorkingItem }) {
  const courseZone = usePlanner((state) => presentOf(state).courseTimeZone);
  const date = useLinkedDate(item);
  if (date === null) return null;
  return (
    <Text size="sm" mt={6}>
      {item.dueAt
        ? `Students see the date of the ${date.of} instead: `
        : `The date comes from the ${date.of}: `}
      <Anchor component={Link} to={date.to} fz="inherit" underline="always">
        {date.title || 'No title'}
      </Anchor>{' '}
      {date.kind === 'due' ? 'is due' : 'closes'} <When at={date.at} courseZone={courseZone} />.
    </Text>
  );
}
