import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { isMissed } from '../../../../ui/quiz-question/verdict.ts';
import type { AttemptResultPartsFragment } from '../../../../gql/graphql.ts';
import { paths } from '../../../../lib/paths.ts';
import { hasAttemptLeft, openAttemptIn, type OwnAttempt } from '../intro/attempt-list.ts';
import { StartButton } from '../intro/start-button.tsx';
import { useBeginning } from '../intro/use-beginning.ts';
import type { QuizToTake } from '../quiz-on-screen.ts';
import { Failure } from '../../../../ui/failure.tsx';

interface NextStepsProps {
  quiz: QuizToTake;
  result: AttemptResultPartsFragment;
  attempts: readonly OwnAttempt[];
}

/** What to do next: retry missed questions, practise over days, or take the quiz again. */
export function NextSteps({ quiz, result, attempts }: NextStepsProps) {
  const { start, retry, isBusy, failure } = useBeginning(quiz.id);
  const missed = result.questions.filter(isMissed).length;
  // The server retries the missed questions of the last submitted attempt.
  const isLast = attempts.every(
    ({ submittedAt }) => submittedAt === null || submittedAt <= result.submittedAt,
  );
  const isOpen = openAttemptIn(attempts, 'GRADED') !== undefined;
  return (
    <>
      {failure === null ? null : <Failure mt="md" message={failure} />}
      <Group mt="lg" gap="sm">
        {missed > 0 && isLast && !quiz.isClosed ? (
          <Button size="md" loading={isBusy} onClick={retry}>
            Retry the {missed === 1 ? 'one' : missed} you missed
          </Button>
        ) : null}
        {missed > 0 ? (
          <Button size="md" variant="default" component={Link} to={paths.practice}>
            Practise these over days
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
    </>
  );
}
