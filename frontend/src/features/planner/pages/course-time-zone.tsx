import { Select, Text } from '@mantine/core';
import { timeZone } from '../../../lib/time-zone.ts';
import { presentOf } from '../store/planner-store.ts';
import { useIsMember, usePlanner, usePlannerStore } from '../store/use-planner.ts';

/** Browsers that list only zones of cities do not list UTC. */
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

/** The time zone of the course, in which its dates are typed. Saved with the draft. Members read it, if it is set. */
export function CourseTimeZone() {
  const { edit } = usePlannerStore().getState();
  const isMember = useIsMember();
  const value = usePlanner((state) => presentOf(state).courseTimeZone);
  const error = usePlanner((state) => presentOf(state).errors.course['courseTimeZone']);
  if (isMember)
    return value === '' ? null : (
      <Text c="dimmed">The dates of the course are set in the time zone {value}. You see them in yours.</Text>
    );
  // A course from another system can have an older name of a zone, which is not in the list.
  const data = value === '' || zones.includes(value) ? zones : [value, ...zones];
  return (
    <Select
      label="Time zone"
      description="Dates of the course are typed in this zone. Students see them in their own."
      placeholder={`Not set. Yours is ${timeZone()}.`}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'No time zone' }}
      nothingFoundMessage="No matching time zone"
      maw={360}
      error={error}
      data={data}
      value={value === '' ? null : value}
      onChange={(zone) => edit({ type: 'setCourseText', field: 'courseTimeZone', value: zone ?? '' })}
    />
  );
}
