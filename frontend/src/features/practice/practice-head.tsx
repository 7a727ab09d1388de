import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { courseNamesQuery } from '../../lib/courses/documents.ts';
import { paths } from '../../lib/paths.ts';
import styles from './practice.module.css';

/** The heading, and of which course the cards are where they are not of all. */
export function PracticeHead({ title, courseId }: { title: string; courseId: string | null }) {
  // A failure takes the name away and nothing else.
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
            Of {name} alone. <Link to={paths.practice}>Practise everything</Link>
          </p>
        )}
      </div>
      <Button variant="default" component={Link} to={paths.quizCategories}>
        All quizzes
      </Button>
    </div>
  );
}
