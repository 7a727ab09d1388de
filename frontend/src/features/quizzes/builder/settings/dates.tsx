import { useMutation } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';
import { DateTimeField } from '../../../../ui/dates/date-time-field.tsx';
import { Failure } from '../../../../ui/failure.tsx';
import { setCourseTimeZoneMutation } from '../data/builder-documents.ts';
import { useBuilderState, useDispatch } from '../store/use-builder.ts';
import { dateFields } from './date-fields.ts';
import { useQuizCourse } from './use-quiz-course.ts';
import styles from '../quiz-builder.module.css';

/** When the quiz opens, is due and closes. Dates are typed in the course's time zone. */
export function Dates() {
  const settings = useBuilderState(({ content }) => content.settings);
  const problems = useBuilderState((state) => state.problems.fields);
  const dispatch = useDispatch();
  const { course, zone } = useQuizCourse(useBuilderState(({ content }) => content.courseId));
  const hasDate = dateFields.some(({ name }) => (settings[name] ?? null) !== null);
  return (
    <section className={styles.card} aria-labelledby="quiz-dates">
      <div>
        <h2 id="quiz-dates">Dates</h2>
        <p className={styles.hint}>
          {course?.timeZone
            ? `Times are in the course’s time zone, ${zone}.`
            : `Times are in your time zone, ${zone}.`}
        </p>
        {course?.canEdit && course.timeZone === '' && hasDate ? (
          <ZoneProposal courseId={course.id} zone={zone} />
        ) : null}
      </div>
      <div className={styles.dates}>
        {dateFields.map(({ name, ...field }) => (
          <DateTimeField
            key={name}
            {...field}
            zone={zone}
            error={problems[name]}
            value={settings[name] ?? null}
            onChange={(value) => dispatch({ type: 'set', settings: { [name]: value } })}
          />
        ))}
      </div>
    </section>
  );
}

/** Offers this browser's time zone for a course that has none. */
function ZoneProposal({ courseId, zone }: { courseId: string; zone: string }) {
  const [set, { loading, error }] = useMutation(setCourseTimeZoneMutation, {
    variables: { id: courseId, timeZone: zone },
  });
  return (
    <>
      <p className={styles.hint}>
        The course has no time zone yet.{' '}
        <Anchor
          component="button"
          type="button"
          fz="inherit"
          disabled={loading}
          onClick={() => void set().catch(ignoreShownFailure)}
        >
          Use {zone} for the course
        </Anchor>
      </p>
      {error ? <Failure mt="sm" title="The time zone was not saved" message={error.message} /> : null}
    </>
  );
}
