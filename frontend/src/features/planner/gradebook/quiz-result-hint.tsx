import { useQuery } from '@apollo/client/react';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { quizEditAddress, rulesHash } from '../../../lib/quizzes/quiz-address.ts';
import { linkableQuizzesQuery } from './gradebook-documents.ts';

interface QuizResultHintProps {
  courseId: string;
  quizId: string;
}

/** Hiding the grades of an item does not hide the result of its quiz: the student’s attempt always shows the points. */
export function QuizResultHint({ courseId, quizId }: QuizResultHintProps) {
  const { data } = useQuery(linkableQuizzesQuery, { variables: { courseId } });
  const canEdit = data?.quizzes?.find(({ id }) => id === quizId)?.canEdit ?? false;
  const settings = 'settings of the quiz';
  return (
    <Text size="sm" mt={6}>
      The quiz still shows students its result. The{' '}
      {canEdit ? (
        <Anchor
          component={Link}
          to={quizEditAddress({ id: quizId, courseId }) + rulesHash}
          fz="inherit"
          underline="always"
        >
          {settings}
        </Anchor>
      ) : (
        settings
      )}{' '}
      decide when it shows the correct answers.
    </Text>
  );
}
