import { useApolloClient } from '@apollo/client/react';
import type { Question } from '../../../../../../core/quizzes/question.ts';
import type { BankQuestionFragment } from '../../../../gql/graphql.ts';
import { fetchQuiz } from '../data/save-quiz.ts';
import type { BuiltQuestion } from '../model/quiz-content.ts';
import { useBuilderStore } from '../store/use-builder.ts';

/** Returns a function that shows the new content of a bank question in the quiz. */
export function useBankChanges() {
  const client = useApolloClient();
  const store = useBuilderStore();
  return async (stored: BankQuestionFragment): Promise<void> => {
    const { id: bankId } = stored;
    const isStored = (each: BuiltQuestion) => each.bankId === bankId;
    const { saved } = store.getState().built;
    let points = saved?.content.questions.find(isStored)?.question.points;
    if (saved && points !== undefined) {
      // If the quiz gives no other points, the points of the bank apply, which may have changed.
      const newest = await fetchQuiz(client, saved.id).catch(() => null);
      points = newest?.content.questions.find(isStored)?.question.points ?? points;
    }
    const question = contentOf(stored);
    store.getState().dispatch({
      type: 'bankChanged',
      bankId,
      question: { ...question, points: points ?? question.points },
    });
  };
}

function contentOf({
  type,
  textFormat,
  question,
  points,
  difficulty,
  ...lists
}: BankQuestionFragment): Question {
  const { answers, correctAnswer, answerExplanations, numericAnswers, pairs, explanation, concepts } = lists;
  const answersAndKey = { answers, correctAnswer, answerExplanations, numericAnswers, pairs };
  return { type, textFormat, question, points, difficulty, explanation, concepts, ...answersAndKey };
}
