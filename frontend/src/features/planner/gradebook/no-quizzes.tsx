import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { quizForItemAddress } from '../../../lib/quizzes/quiz-address.ts';

interface NoQuizzesProps {
  courseId: string;
  itemId: string;
}

/** In place of the choice of a quiz: a link to build the first one, which then grades this item. */
export function NoQuizzes({ courseId, itemId }: NoQuizzesProps) {
  return (
    <Text size="sm">
      A quiz can grade this item, but the course has no quizzes yet.{' '}
      <Anchor component={Link} to={quizForItemAddress(courseId, itemId)} fz="inherit" underline="always">
        Build a quiz
      </Anchor>
    </Text>
  );
}
