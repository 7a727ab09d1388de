import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../gql/index.ts';
import { showNotice } from '../show-notice.tsx';
import { quizAddress } from './quiz-address.ts';

const quizPeopleQuery = graphql(`
  query QuizPeopleToRegrade($quizId: ID!) {
    regradePreview(quizId: $quizId) {
      id
      people
    }
  }
`);

const quizzesToRegradeQuery = graphql(`
  query QuizzesToRegrade($questionId: ID!) {
    quizzesToRegrade(questionId: $questionId) {
      quizId
      quizTitle
      people
    }
  }
`);

interface ToRegrade {
  readonly quizId: string;
  readonly people: number;
  /** What was handed in with an earlier key. */
  readonly what: string;
}

const fresh = { fetchPolicy: 'no-cache' } as const;

/** Tells an author who changed an answer key that attempts were graded with the older one, with a link to regrade. */
export function useRegradeNotice() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const tell = ({ quizId, people, what }: ToRegrade) => {
    const who = people === 1 ? '1 person' : `${people.toLocaleString('en')} people`;
    showNotice({
      id: `regrade-${quizId}`,
      message: `${who} handed in ${what}.`,
      action: {
        label: 'Regrade',
        onClick: () => void navigate(`${quizAddress(quizId)}?tab=results&regrade=`),
      },
    });
  };
  /** If it cannot be fetched, there is no notice: the quiz's results show it, too. */
  const afterQuiz = async (quizId: string): Promise<void> => {
    try {
      const { data } = await client.query({ query: quizPeopleQuery, variables: { quizId }, ...fresh });
      const people = data?.regradePreview?.people ?? 0;
      if (people > 0) tell({ quizId, people, what: 'with an earlier key of a question' });
    } catch {}
  };
  const afterQuestion = async (questionId: string): Promise<void> => {
    try {
      const { data } = await client.query({
        query: quizzesToRegradeQuery,
        variables: { questionId },
        ...fresh,
      });
      for (const { quizId, quizTitle, people } of data?.quizzesToRegrade ?? [])
        tell({ quizId, people, what: `“${quizTitle}” with the earlier key of this question` });
    } catch {}
  };
  return { afterQuiz, afterQuestion };
}
