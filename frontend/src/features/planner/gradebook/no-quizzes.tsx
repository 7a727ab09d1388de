import { Anchor, Text } from '@mantine/core';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';

/** In place of the choice of a quiz: the way to the first one. */
export function NoQuizzes({ courseId }: { courseId: string }) {
  return (
    <Text size="sm">
      A quiz can grade this item, but the course has no quizzes yet.{' '}
      <Anchor
        component={Link}
        to={generatePath(paths.manageQuiz, { courseId })}
        fz="inherit"
        underline="always"
      >
        Build a quiz
      </Anchor>
    </Text>
  );
}
