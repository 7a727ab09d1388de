import { Button, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { paths } from '../../../lib/paths.ts';
import styles from './quizzes.module.css';

/** Explains the list while it is empty. */
export function NoQuizzes({ isInstructor }: { isInstructor: boolean }) {
  if (isInstructor)
    return (
      <Empty
        what="Your quizzes appear here by category, published or not. Start with new questions, questions from your bank, or questions generated from a text or a note."
        action={
          <Button variant="default" component={Link} to={paths.createQuiz}>
            Build my first quiz
          </Button>
        }
      />
    );
  return (
    <Empty
      what="Published quizzes of your courses appear here, with your results. You can also generate a practice quiz from one of your notes, or from a text that you paste, for example a chapter."
      action={null}
    />
  );
}

interface NoneInCourseProps {
  courseId: string;
  name: string;
  isInstructor: boolean;
  onShowAll: () => void;
}

/** Shown if the selected course has no quizzes. */
export function NoneInCourse({ courseId, name, isInstructor, onShowAll }: NoneInCourseProps) {
  return (
    <Empty
      what={isInstructor ? `No quizzes in ${name} yet` : `Nothing is published in ${name} yet.`}
      action={
        <>
          {isInstructor ? (
            <Button component={Link} to={generatePath(paths.manageQuiz, { courseId })}>
              Create a quiz for this course
            </Button>
          ) : null}
          <Button variant="default" onClick={onShowAll}>
            Show the quizzes of all courses
          </Button>
        </>
      }
    />
  );
}

function Empty({ what, action }: { what: string; action: ReactNode }) {
  return (
    <section className={styles.empty}>
      <Title order={2}>{texts.quizzes.none}</Title>
      <Text mt={4} maw={560} c="dimmed">
        {what}
      </Text>
      {action === null ? null : <Group mt="md">{action}</Group>}
    </section>
  );
}
