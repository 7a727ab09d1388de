import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { useHasChanges } from '../hooks/use-has-changes.ts';
import { distinctName, nameOf } from '../model/names.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, useQuizOfItem } from '../store/use-planner.ts';
import { DueDateField, QuizDateNote, useCourseZone } from './due-date-field.tsx';

/** Items that are shown at first, and with each step. More would take long to render. */
const step = 50;

/** Enter moves to the date of the next item, with Shift to the one of the previous. */
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
  const [max, setMax] = useState(step);
  const counts = categories.map(({ items }) => items.length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const before = (at: number) => counts.slice(0, at).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <Text size="sm">{all === 0 ? 'No items yet. Add the first one to a category.' : note}</Text>
      <div role="presentation" onKeyDown={moveOnEnter}>
        {categories.map((category, at) => {
          const items = category.items.slice(0, Math.max(0, max - before(at)));
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
        {all > max ? (
          <Button variant="default" onClick={() => setMax(max + step)}>
            Show {Math.min(step, all - max)} more
          </Button>
        ) : null}
        <Button onClick={onDone}>Done</Button>
      </Group>
    </>
  );
}

/** Explains how changed dates are kept, because the window has no Save button. */
function SaveNote() {
  const isSavedCourse = usePlanner(({ saved }) => saved?.canEdit === true);
  const hasChanges = useHasChanges(isSavedCourse);
  return isSavedCourse && hasChanges ? (
    <Text size="sm" c="dimmed" role="status" mr="auto">
      Save the course to keep the dates.
    </Text>
  ) : null;
}

/** The date of an item. The date of a quiz is changed in the quiz. */
function ItemDueDate({ item }: { item: WorkingItem }) {
  const hasQuizDate = (useQuizOfItem(item)?.date ?? null) !== null;
  if (!hasQuizDate) return <DueDateField item={item} label={nameOf(item)} />;
  return (
    <div>
      <Text size="sm" fw={650}>
        {nameOf(item)}
      </Text>
      <QuizDateNote item={item} />
    </div>
  );
}
