import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { isMissed } from '../../../../ui/quiz-question/verdict.ts';
import type { AttemptResultPartsFragment } from '../../../../gql/graphql.ts';
import { practiceAddress } from '../../../../lib/quizzes/practice-address.ts';
import { hasAttemptLeft, openAttemptIn, type OwnAttempt } from '../intro/attempt-list.ts';
import { StartButton } from '../intro/start-button.tsx';
import { useBeginning } from '../intro/use-beginning.ts';
import type { QuizToTake } from '../quiz-on-screen.ts';
import styles from './result.module.css';
import { Failure } from '../../../../ui/failure.tsx';

interface NextStepsProps {
  quiz: QuizToTake;
  result: AttemptResultPartsFragment;
  attempts: readonly OwnAttempt[];
}

/** What to do next: retry missed questions, practise over days, or take the quiz again. */
export function NextSteps({ quiz, result, attempts }: NextStepsProps) {
  const { start, retry, isBusy, failure } = useBeginning(quiz.id);
  const missedQuestions = result.questions.filter(isMissed);
  const missed = missedQuestions.length;
  const hasEssay = missedQuestions.some(({ type }) => type === 'ESSAY');
  // The server retries the missed questions of the last submitted attempt.
  const isLast = attempts.every(
    ({ submittedAt }) => submittedAt === null || submittedAt <= result.submittedAt,
  );
  const hasRetry = missed > 0 && isLast && !quiz.isClosed;
  // Practice asks no essays, and only questions whose correct answers were shown.
  const hasCards = result.isRevealed && missedQuestions.some(({ type }) => type !== 'ESSAY');
  const isOpen = openAttemptIn(attempts, 'GRADED') !== undefined;
  return (
    <>
      {failure === null ? null : <Failure mt="md" message={failure} />}
      <Group mt="lg" gap="sm">
        {hasRetry ? (
          <Button size="md" loading={isBusy} onClick={retry}>
            Retry the {missed === 1 ? 'one' : missed} you missed
          </Button>
        ) : null}
        {hasCards ? (
          <Button
            size="md"
            variant="default"
            component={Link}
            to={practiceAddress({ courseId: quiz.courseId ?? null, attemptId: result.id })}
          >
            Practise these
          </Button>
        ) : null}
        {!quiz.isClosed && isOpen ? (
          <Button size="md" variant="default" loading={isBusy} onClick={start}>
            Resume
          </Button>
        ) : null}
        {!quiz.isClosed && !isOpen && hasAttemptLeft(quiz) ? (
          <StartButton variant="default" quiz={quiz} isBusy={isBusy} onStart={start} />
        ) : null}
      </Group>
      {hasRetry || hasCards ? (
        <p className={styles.about}>
          {[
            ...(hasRetry
              ? ['A retry asks the same questions once more, and doesn’t change your score.']
              : []),
            ...(hasRetry && hasEssay ? ['Nobody grades an essay in a retry.'] : []),
            ...(hasCards
              ? [
                  'Practice starts at once with what you missed, and asks it again on later days until you know it.',
                ]
              : []),
          ].join(' ')}
        </p>
      ) : null}
    </>
  );
}
