import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { targetCourse, targetIs } from '../../../ui/course-target/testing/given-target.ts';
import { ada, answered, api, signedInAs } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { correct, submitted } from '../../../ui/quiz-question/testing/given-questions.ts';
import { resultOf, submittedAttempt } from './testing/given.ts';
import { QuizServer } from './testing/quiz-server.ts';

const essay = { __typename: 'EssayEvidence', attemptId: 'first', quizId: 'planets', quizTitle: 'Planets' };
const weak = {
  __typename: 'WeakConcept',
  concept: 'Gas giants',
  strength: 0.35,
  answers: 3,
  cards: 1,
  essay: null,
};

it('the concepts to revise are from missed questions of the attempt, with the grade needed for the target', async () => {
  signedInAs(ada);
  const quizServer = new QuizServer({ attemptsUsed: 1, courseId: 'algebra' });
  targetIs(targetCourse);
  quizServer.attempts = [submittedAttempt()];
  const received = vi.fn();
  server.use(
    api.query('MissedConcepts', ({ variables }) => {
      received(variables);
      return answered({ weakConcepts: [weak] })();
    }),
  );
  openSite(`${quizServer.path}?attempt=first`);
  const revise = await screen.findByRole('region', { name: 'To revise' }, patient);
  expect(revise).toHaveTextContent('Gas giantsweak (3 answers)');
  expect(await screen.findByText(/^For 85 in/)).toHaveTextContent('For 85 in Algebra, you need 90 on Final.');
  expect(screen.getByRole('link', { name: 'Practise these' })).toHaveAttribute(
    'href',
    '/practice?courseId=algebra&attempt=first&start=now',
  );
  expect(received.mock.calls[0]).toEqual([{ courseId: 'algebra', attemptId: 'first' }]);
});

it('concepts about which only essays ask lead to the feedback, not to practice', async () => {
  signedInAs(ada);
  const quizServer = new QuizServer({ attemptsUsed: 1 });
  const missedEssay = submitted('ESSAY', { points: 5, earned: 0, correct: correct({}) });
  quizServer.attempts = [submittedAttempt(resultOf({ questions: [missedEssay] }))];
  quizServer.concepts = [{ ...weak, cards: 0, essay }];
  quizServer.open('?attempt=first');
  const revise = await screen.findByRole('region', { name: 'To revise' }, patient);
  expect(revise).toHaveTextContent(/Only essays ask about this.*Read the feedback to your answers\./);
  expect(screen.queryByRole('link', { name: /^Practise/ })).toBeNull();
});
