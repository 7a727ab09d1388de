import { Anchor, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconClock, IconPaperclip } from '@tabler/icons-react';
import type { AttemptPartsFragment } from '../../../../gql/graphql.ts';
import type { QuizToTake } from '../quiz-on-screen.ts';
import { AllQuestions } from './all-questions.tsx';
import { needsConfirmation, isBeingSubmitted } from './attempt-state.ts';
import { AnswersFromOtherDevice } from './answers-from-other-device.tsx';
import { SubmitWindow } from './submit-window.tsx';
import { SubmissionStatus } from './submission-status.tsx';
import { OneQuestion } from './one-question.tsx';
import { Progress } from './progress.tsx';
import { TakingMenu } from './taking-menu.tsx';
import styles from './taking.module.css';
import { Trouble } from './trouble.tsx';
import { AttemptProvider, useAttempt, useOpenAttempt, useOpening } from './use-attempt.ts';
import { hasPassed, whenText } from '../../../../lib/dates/date-texts.ts';
import { clockText, farMs, useTimeLeft } from './use-time-left.ts';
import { useViewChoice } from './view-choice.ts';

const minuteMs = 60_000;

/** The text that a screen reader announces. The clock's single seconds are not announced. */
function announcement(msLeft: number): string {
  if (msLeft === 0) return 'Time is up.';
  if (msLeft <= minuteMs) return 'Less than 1 minute left.';
  return msLeft <= 5 * minuteMs ? 'Less than 5 minutes left.' : '';
}

/** The due date of the quiz, if work after it is late, and the end of the attempt, if there is one. */
function Dates({ quizDueAt, endsAt }: { quizDueAt: string | null; endsAt: string | null }) {
  const isRetry = useAttempt(({ attempt }) => attempt.kind === 'RETRY');
  const isDue =
    !isRetry && quizDueAt !== null && (endsAt === null || Date.parse(quizDueAt) < Date.parse(endsAt));
  if (!isDue) return endsAt === null ? null : <span className={styles.timer}>Until {whenText(endsAt)}</span>;
  return (
    <span className={styles.dates}>
      <span>
        {hasPassed(quizDueAt) ? 'Was due' : 'Due'} {whenText(quizDueAt)}
      </span>
      {endsAt === null ? null : <span>Closes {whenText(endsAt)}</span>}
    </span>
  );
}

/** The remaining time by the server's clock. Dates if there is no time limit, or its end is far away. */
function Timer({ quizDueAt, onUp }: { quizDueAt: string | null; onUp: () => void }) {
  const dueAt = useAttempt(({ attempt }) => attempt.dueAt);
  const offset = useAttempt(({ clockOffset }) => clockOffset);
  const msLeft = useTimeLeft(dueAt, offset, onUp);
  if (msLeft === null || msLeft > farMs) return <Dates quizDueAt={quizDueAt} endsAt={dueAt} />;
  return (
    <span className={styles.timer} data-short={msLeft <= 5 * minuteMs || undefined}>
      <IconClock size={18} aria-hidden />
      <span role="timer" aria-label="Time left">
        {clockText(msLeft)}
      </span>
      <VisuallyHidden role="status">{announcement(msLeft)}</VisuallyHidden>
    </span>
  );
}

/** The quiz's files. They open in another tab, so that the attempt stays open. */
function AttemptFiles({ files }: Pick<QuizToTake, 'files'>) {
  if (files.length === 0) return null;
  return (
    <div className={styles.files}>
      <IconPaperclip size={18} aria-hidden />
      <ul aria-label="Files">
        {files.map(({ id, name, url }) => (
          <li key={id}>
            <Anchor href={url} target="_blank" rel="noopener">
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TakingProps {
  quiz: Pick<QuizToTake, 'title' | 'files' | 'dueAt'>;
  attempt: AttemptPartsFragment;
  userId: string;
  /** Called after submission. `message` explains what happened. Null if the user submitted in this tab. */
  onFinished: (message: string | null) => void;
}

/** The screen of an open attempt. */
export function Taking({ quiz, attempt, userId, onFinished }: TakingProps) {
  const open = useOpening(attempt, userId, onFinished);
  return (
    <AttemptProvider value={open}>
      <OpenQuestions {...quiz} />
    </AttemptProvider>
  );
}

function OpenQuestions({ title, files, dueAt }: TakingProps['quiz']) {
  const { syncQueue, goTo } = useOpenAttempt();
  const submission = useAttempt((state) => state.submission);
  const isUp = useAttempt((state) => state.isUp);
  const isRetry = useAttempt(({ attempt }) => attempt.kind === 'RETRY');
  const [view, setView] = useViewChoice();
  const [isChecking, { open, close }] = useDisclosure();
  const isAsked = needsConfirmation(submission);
  const stopChecking = () => {
    close();
    if (isAsked) syncQueue.cancelSubmission();
  };
  const goToQuestion = (index: number) => {
    stopChecking();
    goTo(index);
  };
  const submit = () => {
    close();
    syncQueue.submit();
  };
  const endOfTime = () => {
    close();
    syncQueue.endTime();
  };
  const View = view === 'one' ? OneQuestion : AllQuestions;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <Timer quizDueAt={dueAt} onUp={endOfTime} />
        <TakingMenu view={view} onView={setView} onSubmit={open} />
      </header>
      {isRetry ? (
        <p className={styles.retry}>Only the questions you missed. Retries don’t change your score.</p>
      ) : null}
      <Progress view={view} onGoTo={goToQuestion} />
      <AnswersFromOtherDevice onGoTo={goToQuestion} />
      <Trouble />
      <AttemptFiles files={files} />
      {isBeingSubmitted(submission) ? <SubmissionStatus /> : <View isShut={isUp} onSubmit={open} />}
      <SubmitWindow
        opened={isChecking || isAsked}
        onClose={stopChecking}
        onSubmit={submit}
        onGoTo={goToQuestion}
      />
    </div>
  );
}
