import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import { standing } from '../../../../core/grading/standing.ts';
import { CurrentGauge } from '../../ui/grade/current-gauge.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './courses.module.css';
import { readDeviceDraft } from './device-draft.ts';

/** The course that was begun on this device and is in no account. */
export function Continue() {
  const [course] = useState(readDeviceDraft);
  if (course === null) return null;
  const { currentGrade } = standing(course.categories);
  return (
    <section className={`${styles.card} ${styles.continue}`} aria-labelledby="continue">
      <div className={styles.words}>
        <h2 id="continue" className={styles.name}>
          {course.name === '' ? 'Untitled course' : course.name}
        </h2>
        <p className={styles.description}>Begun on this device and not saved to your account yet.</p>
        <p className={styles.facts}>
          <span>Target {formatCompact(course.targetGrade)}</span>
        </p>
      </div>
      <div className={styles.continueFigure}>
        <CurrentGauge current={currentGrade} target={course.targetGrade} divisions={course.meterDivisions} />
      </div>
      <Button component={Link} to={paths.planner} className={styles.go ?? ''}>
        Continue
      </Button>
    </section>
  );
}
