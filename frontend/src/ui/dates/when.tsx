import { placeOf, relativeText, showSameTime, whenText } from '../../lib/dates/date-texts.ts';
import { timeZone } from '../../lib/time-zone.ts';

interface WhenProps {
  at: string;
  /** Time zone of the course. Empty if it has none. */
  courseZone?: string | undefined;
  /** Whether the distance from now follows, for example 'in 3 days'. */
  withDistance?: boolean;
}

/** A date in the reader's time zone, and in the course's if clocks there show another time. */
export function When({ at, courseZone = '', withDistance = false }: WhenProps) {
  const isElsewhere = courseZone !== '' && !showSameTime(at, courseZone, timeZone());
  const there = isElsewhere ? ` (${whenText(at, courseZone)} in ${placeOf(courseZone)})` : '';
  return (
    <>
      <time dateTime={at}>{whenText(at)}</time>
      {there}
      {withDistance ? `, ${relativeText(at)}` : null}
    </>
  );
}
