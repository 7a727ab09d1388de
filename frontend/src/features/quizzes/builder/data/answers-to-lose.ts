import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../../../gql/index.ts';
import { isForbidden, isNotFound } from '../../../../lib/server-failure.ts';
import type { QuizContent } from '../model/quiz-content.ts';
import type { AnswersToLose, BuilderStore } from '../store/builder-store.ts';

const answersToLoseQuery = graphql(`
  query AnswersToLose($quizId: ID!) {
    quizStatistics(quizId: $quizId) {
      id
      questions {
        id
        answerCount
      }
    }
    quizResultsSummary(quizId: $quizId) {
      id
      inProgressCount
    }
  }
`);

/** IDs of the saved questions that the content lacks. A question that a copy replaces is not removed. */
function removedFrom(content: QuizContent, saved: QuizContent): ReadonlySet<string> {
  const remainingIds = new Set(content.questions.flatMap(({ id, replaces }) => [id, replaces]));
  return new Set(saved.questions.flatMap(({ id }) => (id === null || remainingIds.has(id) ? [] : [id])));
}

/**
 * The answers to questions that a save removes. Null if no attempt has these questions, or if the user does not see
 * the attempts.
 *
 * @throws the error of the request
 */
export async function countAnswersToLose(
  client: ApolloClient,
  store: BuilderStore,
  content: QuizContent,
): Promise<AnswersToLose | null> {
  const { saved } = store.getState().built;
  const removed = saved ? removedFrom(content, saved.content) : null;
  if (!saved || !removed || removed.size === 0) return null;
  try {
    const { data } = await client.query({
      query: answersToLoseQuery,
      variables: { quizId: saved.id },
      fetchPolicy: 'no-cache',
    });
    const inProgress = data?.quizResultsSummary?.inProgressCount ?? 0;
    const answers = (data?.quizStatistics?.questions ?? [])
      .filter(({ id }) => removed.has(id))
      .reduce((sum, { answerCount }) => sum + answerCount, 0);
    return answers + inProgress === 0 ? null : { questions: removed.size, answers, inProgress };
  } catch (error) {
    if (isNotFound(error) || isForbidden(error)) return null;
    throw error;
  }
}
