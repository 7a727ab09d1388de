import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import type { GenerateQuizInput } from '../../gql/graphql.ts';
import { failureMessage, fieldMessages } from '../server-failure.ts';
import { generateQuizMutation } from './documents.ts';
import { quizAddress } from './quiz-address.ts';

/** Generates a quiz and goes to it. */
export function useGenerateQuiz() {
  const navigate = useNavigate();
  const [send, { loading, error }] = useMutation(generateQuizMutation, {
    onCompleted: ({ generateQuiz }) => {
      if (generateQuiz) void navigate(quizAddress(generateQuiz.id));
    },
    // A failure comes back as `error`, too.
    onError: () => {},
  });
  const generate = (input: GenerateQuizInput) => void send({ variables: { input } });
  return { generate, isGenerating: loading, error };
}

/** Why no quiz came about. */
export function generationProblem(error: Error): string {
  const fields = Object.values(fieldMessages(error));
  return fields.length > 0 ? fields.join('\n') : failureMessage(error);
}
