import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GenerateQuizInput } from '../../gql/graphql.ts';
import { failureMessage, fieldMessages } from '../server-failure.ts';
import { timeZone } from '../time-zone.ts';
import { generateQuizMutation } from './quiz-fragments.ts';
import { quizAddress } from './quiz-address.ts';

/** Generates a quiz and goes to it: one for each time it is asked for, however often that is sent. */
export function useGenerateQuiz() {
  const navigate = useNavigate();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [send, { loading, error }] = useMutation(generateQuizMutation, {
    onCompleted: ({ generateQuiz }) => {
      if (!generateQuiz) return;
      setKey(crypto.randomUUID());
      void navigate(quizAddress(generateQuiz.id));
    },
    // A failure comes back as `error`, too.
    onError: () => {},
  });
  const generate = (input: GenerateQuizInput) =>
    void send({ variables: { input: { ...input, key, timeZone: timeZone() } } });
  return { generate, isGenerating: loading, error };
}

/** Why no quiz came about. */
export function generationProblem(error: Error): string {
  const fields = Object.values(fieldMessages(error));
  return fields.length > 0 ? fields.join('\n') : failureMessage(error);
}
