import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { useHasChanges } from '../hooks/use-has-changes.ts';
import { distinctName, nameOf } from '../model/names.ts';
import { presentOf } from '../store/planner-store.ts';
import { useLinkedDate, usePlanner } from '../store/use-planner.ts';
import { DueDateField, LinkedDateNote, useCourseZone } from './due-date-field.tsx';

/** How many items are shown at first, and how many a button adds. More would take long to render. */
const pageSize = 50;

/** Enter moves to the date of the next item, and Shift+Enter to the date of the previous item. */
function moveOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target;
  if (event.key !== 'Enter' || !(from instanceof HTMLInputElement)) return;
  event.preventDefault();
  const dates = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="date"]')];
  const at = dates.findIndex((date) => date.closest('fieldset') === from.closest('fieldset'));
  dates[at + (event.shiftKey ? -1 : 1)]?.focus();
}

/** The due dates of all items of the course, by category. Each change is a step that can be undone. */
export function DueDates({ onDone }: { onDone: () => void }) {
  const categories = usePlanner((state) => presentOf(state).categories);
  const { note } = useCourseZone();
  const [max, setMax] = useState(pageSize);
  const counts = categories.map(({ items }) => items.length);
  const totalCount = counts.reduce((sum, count) => sum + count, 0);
  const countBefore = (at: number) => counts.slice(0, at).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <Text size="sm">{totalCount === 0 ? 'No items yet. Add the first one to a category.' : note}</Text>
      <div role="presentation" onKeyDown={moveOnEnter}>
        {categories.map((category, at) => {
          const items = category.items.slice(0, Math.max(0, max - countBefore(at)));
          const name = distinctName(categories, at);
          return items.length === 0 ? null : (
            <section key={category.key} aria-label={`Due dates of ${name}`}>
              <Title order={3} size="h4" mt="lg" mb="xs">
                {name}
              </Title>
              <Stack gap="sm">
                {items.map((item) => (
                  <ItemDueDate key={item.key} item={item} />
                ))}
              </Stack>
            </section>
          );
        })}
      </div>
      <Group justify="flex-end" mt="lg" gap="sm">
        <SaveNote />
        {totalCount > max ? (
          <Button variant="default" onClick={() => setMax(max + pageSize)}>
            Show {Math.min(pageSize, totalCount - max)} more
          </Button>
        ) : null}
        <Button onClick={onDone}>Back to the course</Button>
      </Group>
    </>
  );
}

/** Reminds the user to save the course, because the window has no Save button. */
function SaveNote() {
  const isSavedCourse = usePlanner(({ saved }) => saved?.canEdit === true);
  const hasChanges = useHasChanges(isSavedCourse);
  return isSavedCourse && hasChanges ? (
    <Text size="sm" c="dimmed" role="status" mr="auto">
      Save the course to keep the dates.
    </Text>
  ) : null;
}

/** The field for the date of an item. If a quiz or an assignment grades it, only a text: the date is changed there. */
function ItemDueDate({ item }: { item: WorkingItem }) {
  const linkedDate = useLinkedDate(item);
  if (linkedDate === null) return <DueDateField item={item} label={nameOf(item)} />;
  return (
    <div>
      <Text size="sm" fw={650}>
        {nameOf(item)}
      </Text>
      <LinkedDateNote item={item} />
    </div>
  );
}
