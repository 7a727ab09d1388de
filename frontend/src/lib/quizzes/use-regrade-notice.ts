import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../gql/index.ts';
import { showNotice } from '../show-notice.tsx';
import { peopleWere } from './people-text.ts';
import { quizAddress } from './quiz-address.ts';

const quizPeopleQuery = graphql(`
  query QuizPeopleToRegrade($quizId: ID!) {
    regradePreview(quizId: $quizId) {
      id
      studentCount
    }
  }
`);

const quizzesToRegradeQuery = graphql(`
  query QuizzesToRegrade($questionId: ID!) {
    quizzesToRegrade(questionId: $questionId) {
      quizId
      quizTitle
      studentCount
    }
  }
`);

interface ToRegrade {
  readonly quizId: string;
  readonly studentCount: number;
  /** Completes '3 people were graded …'. */
  readonly what: string;
}

const fresh = { fetchPolicy: 'no-cache' } as const;

/**
 * Shows how many students were graded with an outdated answer key or outdated points, with a link to regrade.
 * Call it after an author has changed a question.
 */
export function useRegradeNotice() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const showRegradeNotice = ({ quizId, studentCount, what }: ToRegrade) => {
    showNotice({
      id: `regrade-${quizId}`,
      message: `${peopleWere(studentCount)} graded ${what}.`,
      action: {
        label: 'Regrade',
        onClick: () => void navigate(`${quizAddress(quizId)}?tab=results&regrade=`),
      },
    });
  };
  /** Shows no notice if the number cannot be fetched: the results of the quiz also show it. */
  const afterQuiz = async (quizId: string, quizTitle: string): Promise<void> => {
    try {
      const { data } = await client.query({ query: quizPeopleQuery, variables: { quizId }, ...fresh });
      const studentCount = data?.regradePreview?.studentCount ?? 0;
      if (studentCount > 0)
        showRegradeNotice({
          quizId,
          studentCount,
          what: `in “${quizTitle}” before an answer key or points changed`,
        });
    } catch {}
  };
  const afterQuestion = async (questionId: string): Promise<void> => {
    try {
      const { data } = await client.query({
        query: quizzesToRegradeQuery,
        variables: { questionId },
        ...fresh,
      });
      for (const { quizId, quizTitle, studentCount } of data?.quizzesToRegrade ?? [])
        showRegradeNotice({
          quizId,
          studentCount,
          what: `in “${quizTitle}” before this question changed`,
        });
    } catch {}
  };
  return { afterQuiz, afterQuestion };
}
