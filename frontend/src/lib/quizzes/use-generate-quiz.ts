import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GenerateQuizInput } from '../../gql/graphql.ts';
import { failureMessage, fieldMessages } from '../server-failure.ts';
import { timeZone } from '../time-zone.ts';
import { generateQuizMutation } from './quiz-fragments.ts';
import { quizAddress } from './quiz-address.ts';
import { ignoreShownFailure } from '../ignore-shown-failure.ts';

/**
 * Generates a quiz and opens it. Sending again uses the same idempotency key, so that it does not generate a second quiz. The
 * key changes after a quiz was generated.
 */
export function useGenerateQuiz() {
  const navigate = useNavigate();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [send, { loading, error, reset }] = useMutation(generateQuizMutation, {
    onCompleted: ({ generateQuiz }) => {
      if (!generateQuiz) return;
      setKey(crypto.randomUUID());
      void navigate(quizAddress(generateQuiz.id));
    },
    onError: ignoreShownFailure,
  });
  const generate = (input: GenerateQuizInput) =>
    void send({ variables: { input: { ...input, key, timeZone: timeZone() } } });
  return { generate, isGenerating: loading, error, clearError: reset };
}

/** The reason why no quiz was generated. */
export function generationProblem(error: Error): string {
  const fields = Object.values(fieldMessages(error));
  return fields.length > 0 ? fields.join('\n') : failureMessage(error);
}
