import { useQuery } from '@apollo/client/react';
import { generatePath, Link } from 'react-router-dom';
import { gradeChangedAt } from '../../../../core/gradebook/grade-changed-at.ts';
import type { QuizProgressQuery } from '../../gql/graphql.ts';
import { ago } from '../../lib/ago.ts';
import { isUnopenedGrade, openedGrades, type OpenedGrades } from '../../lib/gradebook/opened-grades.ts';
import { paths } from '../../lib/paths.ts';
import { isChanged, percentText } from '../../lib/quizzes/changed-grade.ts';
import { quizProgressQuery } from '../../lib/quizzes/quiz-fragments.ts';
import { titleOf } from './course-meta.ts';
import styles from './to-practise.module.css';
import { type MemberCourse, useMemberCourses } from './use-course-lists.ts';

type RecentGrade = NonNullable<MemberCourse['ownStanding']>['recentGrades'][number];
type Progress = NonNullable<QuizProgressQuery['quizProgress']>;

interface NewGrade {
  readonly course: MemberCourse;
  readonly grade: RecentGrade;
  /** In milliseconds. */
  readonly changedAt: number;
}

/** Maximum number of grades. It is small, so that the courses below stay in view. */
const maxGrades = 3;

/**
 * The grades that an instructor entered and the user has not seen, most recent first. ‘New results’ shows the grades of
 * the quizzes with an attempt that was handed in.
 * @param progress undefined while it is not known: then the grades of quizzes wait
 */
function newGrades(
  courses: readonly MemberCourse[],
  progress: Progress | undefined,
  opened: OpenedGrades,
): NewGrade[] {
  const handedIn = new Set(
    progress?.filter(({ officialAttempt }) => officialAttempt?.submittedAt).map(({ quizId }) => quizId),
  );
  const isEntered = (grade: RecentGrade) =>
    grade.quizId === null || (progress !== undefined && isChanged(grade) && !handedIn.has(grade.quizId));
  return courses
    .flatMap((course) =>
      (course.ownStanding?.recentGrades ?? [])
        .filter((grade) => isEntered(grade) && isUnopenedGrade(opened, grade))
        .map((grade) => ({ course, grade, changedAt: gradeChangedAt(grade) ?? 0 })),
    )
    .toSorted((one, other) => other.changedAt - one.changedAt);
}

/** Grades that instructors entered in the last seven days and the user has not seen. Empty if there are none. */
export function NewGrades({ userId }: { userId: string }) {
  const { list = [] } = useMemberCourses();
  const { data } = useQuery(quizProgressQuery, { fetchPolicy: 'cache-only' });
  const grades = newGrades(list, data?.quizProgress ?? undefined, openedGrades(userId));
  if (grades.length === 0) return null;
  const more = grades.length - maxGrades;
  return (
    <section className={`${styles.card} ${styles.toGrade}`} aria-labelledby="new-grades">
      <h2 id="new-grades">New grades</h2>
      <ul className={styles.rows}>
        {grades.slice(0, maxGrades).map(({ course, grade, changedAt }) => (
          <li key={grade.itemId}>
            <div>
              <Link to={generatePath(paths.course, { id: course.id })}>
                {grade.itemName || 'Unnamed item'}
              </Link>
              <p>{`${titleOf(course)} · ${ago(new Date(changedAt).toISOString())}`}</p>
            </div>
            <span>
              <b>{percentText(grade)}</b>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.moreTasks}>{`And ${more.toLocaleString('en')} more.`}</p> : null}
    </section>
  );
}
