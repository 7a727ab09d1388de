import { cityOf, relativeText, showSameTime, whenText } from '../../lib/dates/date-texts.ts';
import { timeZone } from '../../lib/time-zone.ts';

interface WhenProps {
  /** ISO 8601. */
  at: string;
  /** Time zone of the course. Empty if it has none. */
  courseZone?: string | undefined;
  /** True to add the distance from now, for example 'in 3 days'. */
  withDistance?: boolean;
}

/** A date in the reader's time zone, and in the course's if clocks there show another time. */
export function When({ at, courseZone = '', withDistance = false }: WhenProps) {
  const isElsewhere = courseZone !== '' && !showSameTime(at, courseZone, timeZone());
  const courseTime = isElsewhere ? ` (${whenText(at, courseZone)} in ${cityOf(courseZone)})` : '';
  return (
    <>
      <time dateTime={at}>{whenText(at)}</time>
      {courseTime}
      {withDistance ? `, ${relativeText(at)}` : null}
    </>
  );
}
