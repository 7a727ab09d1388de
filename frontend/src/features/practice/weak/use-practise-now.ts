import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { generateQuizMutation } from '../../../lib/quizzes/quiz-fragments.ts';
import { quizAddress } from '../../../lib/quizzes/quiz-address.ts';
import { timeZone } from '../../../lib/time-zone.ts';
import { beginPracticeMutation, practiceAheadQuery } from '../practice-documents.ts';
import type { Card } from '../use-practice.ts';

export interface PractiseNowProps {
  courseId: string | null;
  isStudent: boolean;
  /** Called with the cards to ask now. */
  onCards: (cards: readonly Card[]) => void;
}

/** Number of questions of a generated quiz. */
const count = 10;

/** Starts practice of weak concepts. The key stays the same, so that a retry generates no second quiz. */
export function usePractiseNow({ courseId, isStudent, onCards }: PractiseNowProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const [isStarting, setStarting] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  const takeQuiz = async (concepts: readonly string[]) => {
    const input = {
      courseId,
      concepts: [...concepts],
      count,
      fromWeakConcepts: true,
      key,
      timeZone: timeZone(),
    };
    const { data } = await client.mutate({ mutation: generateQuizMutation, variables: { input } });
    const quizId = data?.generateQuiz?.id;
    if (quizId === undefined) return;
    const begun = await client.mutate({ mutation: beginPracticeMutation, variables: { quizId } });
    const attemptId = begun.data?.startAttempt?.id;
    if (attemptId !== undefined)
      await navigate(`${quizAddress(quizId)}?attempt=${encodeURIComponent(attemptId)}`);
  };
  const begin = async (concepts: readonly string[]) => {
    const { data } = await client.query({
      query: practiceAheadQuery,
      variables: { courseId, attemptId: null, timeZone: timeZone() },
      // A card that was answered in another tab or on another device must not be asked with its old revision.
      fetchPolicy: 'network-only',
    });
    const cards = data?.practiceAhead ?? [];
    if (cards.length > 0) onCards(cards);
    else if (isStudent) await takeQuiz(concepts);
  };
  const start = (concepts: readonly string[]) => {
    if (isStarting) return;
    setStarting(true);
    setError(null);
    void begin(concepts)
      .catch((failure: unknown) => setError(failure instanceof Error ? failure : new Error(String(failure))))
      .finally(() => setStarting(false));
  };
  return { start, isStarting, error };
}
