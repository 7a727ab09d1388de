import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '@apollo/client/react';
import { Button, Skeleton } from '@mantine/core';
import { texts } from '../../../../core/texts.ts';
import { SessionGate } from '../../ui/session-gate.tsx';
import { courseNamesQuery } from '../../lib/courses/course-documents.ts';
import { paths } from '../../lib/paths.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { CourseGoal } from '../../ui/course-goal/course-goal.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { PracticeRun } from './cards/practice-run.tsx';
import { Plan } from './plan/plan.tsx';
import styles from './practice.module.css';
import { type PracticeSession, usePractice } from './use-practice.ts';
import { PractiseNow, WeakConcepts } from './weak/weak-concepts.tsx';

const title = 'Practice';
const needs = 'Practice brings back what you missed in quizzes. Your account saves what you missed.';

/**
 * Today's cards, the practice plan and the weakest concepts. The URL can limit the screen to one course
 * (`courseId`), or name only the course whose target is shown (`goal`).
 */
export function PracticeScreen() {
  const [params] = useSearchParams();
  const courseId = params.get('courseId');
  const goalOf = courseId ?? params.get('goal');
  return (
    <SessionGate title={title} needs={needs}>
      {({ role }) => (
        <PracticeContent key={courseId} courseId={courseId} goalOf={goalOf} isStudent={role === 'Student'} />
      )}
    </SessionGate>
  );
}

/** The heading, with the course if the cards are limited to one. */
function PracticeHead({ courseId }: { courseId: string | null }) {
  // If this query fails, only the course name is missing.
  const { data } = useQuery(courseNamesQuery, {
    skip: courseId === null,
    fetchPolicy: 'cache-and-network',
  });
  const courses = [...(data?.savedCourses ?? []), ...(data?.memberCourses ?? [])];
  const name = courses.find(({ id }) => id === courseId)?.name ?? 'one course';
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {courseId === null ? null : (
          <p className={styles.lead}>
            Only cards of {name}. <Link to={paths.practice}>Practise everything</Link>
          </p>
        )}
      </div>
      <Button variant="default" component={Link} to={paths.quizCategories}>
        All quizzes
      </Button>
    </div>
  );
}

interface PracticeContentProps {
  /** Null for all courses. */
  courseId: string | null;
  /** The course whose target is shown. Null to show the targets of the courses of today's cards. */
  goalOf: string | null;
  isStudent: boolean;
}

function PracticeContent({ courseId, goalOf, isStudent }: PracticeContentProps) {
  const { practice, round, error, again } = usePractice(courseId);
  return (
    <div className={`wrap ${styles.screen}`}>
      <PracticeHead courseId={courseId} />
      <Goals courseIds={goalOf === null ? coursesOf(practice) : [goalOf]} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {error ? (
            <FormFailure title="Today’s cards could not be fetched" onRetry={again}>
              {failureMessage(error)}
            </FormFailure>
          ) : null}
          {practice ? (
            <PracticeRun
              key={round}
              practice={practice}
              isFirst={round === 0}
              onDone={again}
              instead={isStudent ? <PractiseNow courseId={courseId} /> : null}
            />
          ) : null}
          {practice || error ? null : <LoadingCard />}
        </div>
        <div className={styles.side}>
          {practice ? <Plan plan={practice} courseId={courseId} onSaved={again} /> : null}
          <WeakConcepts courseId={courseId} isStudent={isStudent} round={round} />
        </div>
      </div>
    </div>
  );
}

const maxGoals = 2;

/** The courses of today's cards, up to `maxGoals`. */
function coursesOf(practice: PracticeSession | undefined): readonly string[] {
  const all = practice?.cards.flatMap(({ courseId }) => courseId ?? []) ?? [];
  return [...new Set(all)].slice(0, maxGoals);
}

/** The targets that the practice is for. */
function Goals({ courseIds }: { courseIds: readonly string[] }) {
  return courseIds.map((id) => <CourseGoal key={id} courseId={id} className={styles.goal} />);
}

function LoadingCard() {
  return (
    <div role="status" aria-label={texts.loading} className={styles.card}>
      <Skeleton height={24} width="80%" />
      <Skeleton height={52} mt="lg" radius="md" />
      <Skeleton height={52} mt={8} radius="md" />
      <Skeleton height={52} mt={8} radius="md" />
    </div>
  );
}
