import { Switch, Text } from '@mantine/core';
import { Failure } from '../../../ui/failure.tsx';
import { useSavedSwitch } from '../saved/use-saved-switch.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import type { CourseOfPeople } from './people-documents.ts';

/** Switches extra credit of the course on or off. The change is saved at once, like changes of people. */
export function useExtraCredit({ onChanged }: Pick<CourseOfPeople, 'onChanged'>) {
  const { announce, setFlag } = usePlannerStore().getState();
  const { save, isBusy, failure } = useSavedSwitch(({ course: { extraCredit } }) => {
    setFlag('courseExtraCredit', extraCredit);
    announce(extraCredit ? 'Extra credit is on.' : 'Extra credit is off.');
  });
  const change = async (extraCredit: boolean): Promise<boolean> => {
    const isSaved = await save({ extraCredit });
    // Also after a conflict: somebody else may have switched it.
    await onChanged();
    return isSaved;
  };
  return { change, isBusy, failure };
}

/** The switch for extra credit, for editors of the course. */
export function ExtraCredit({ course }: { course: CourseOfPeople }) {
  const { people, extraCredit } = course;
  const { change, isBusy, failure } = useExtraCredit(course);
  const over100Count = extraCredit ? 0 : people.filter(({ grade }) => (grade ?? 0) > 100).length;
  return (
    <>
      <Switch
        mt="md"
        aria-label="Extra credit"
        label="Extra credit"
        description="Grades for the whole course that you enter or import here can be over 100 %. Points over the maximum of an item count in any case."
        checked={extraCredit}
        disabled={isBusy}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      {over100Count === 0 ? null : (
        <Text size="sm" mt={6}>
          {over100Count === 1
            ? '1 person has a grade over 100 and keeps it'
            : `${over100Count} people have a grade over 100 and keep it`}
          , until you change it.
        </Text>
      )}
      {failure === null ? null : <Failure mt="sm" message={failure} />}
    </>
  );
}
