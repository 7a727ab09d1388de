import { useDisclosure } from '@mantine/hooks';
import type { AttemptPartsFragment } from '../../../../gql/graphql.ts';
import type { QuizToTake } from '../quiz-on-screen.ts';
import { AllQuestions } from './all-questions.tsx';
import { AttemptFiles } from './attempt-files.tsx';
import { isToBeAsked, isUnderWay } from './attempt-state.ts';
import { Elsewhere } from './elsewhere.tsx';
import { HandInWindow } from './hand-in-window.tsx';
import { HandingIn } from './handing-in.tsx';
import { OneQuestion } from './one-question.tsx';
import { Progress } from './progress.tsx';
import styles from './taking.module.css';
import { TakingMenu } from './taking-menu.tsx';
import { Timer } from './timer.tsx';
import { Trouble } from './trouble.tsx';
import { AttemptProvider, useAttempt, useOpenAttempt, useOpening } from './use-attempt.ts';
import { useViewChoice } from './view-choice.ts';

interface TakingProps {
  quiz: Pick<QuizToTake, 'title' | 'files'>;
  attempt: AttemptPartsFragment;
  userId: string;
  /** The attempt was handed in; `message` says how, where that was not by what was done here. */
  onFinished: (message: string | null) => void;
}

/** An open attempt. */
export function Taking({ quiz, attempt, userId, onFinished }: TakingProps) {
  const open = useOpening(attempt, userId, onFinished);
  return (
    <AttemptProvider value={open}>
      <OpenQuestions title={quiz.title} files={quiz.files} />
    </AttemptProvider>
  );
}

function OpenQuestions({ title, files }: TakingProps['quiz']) {
  const { courier, goTo } = useOpenAttempt();
  const handingIn = useAttempt((state) => state.handingIn);
  const isUp = useAttempt((state) => state.isUp);
  const isRetry = useAttempt(({ attempt }) => attempt.kind === 'RETRY');
  const [view, setView] = useViewChoice();
  const [isChecking, { open, close }] = useDisclosure();
  const isAsked = isToBeAsked(handingIn);
  const stopChecking = () => {
    close();
    if (isAsked) courier.takeBack();
  };
  const goToPlace = (place: number) => {
    stopChecking();
    goTo(place);
  };
  const handIn = () => {
    close();
    courier.handIn();
  };
  const endOfTime = () => {
    close();
    courier.endTime();
  };
  const View = view === 'one' ? OneQuestion : AllQuestions;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <Timer onUp={endOfTime} />
        <TakingMenu view={view} onView={setView} onHandIn={open} />
      </header>
      {isRetry ? (
        <p className={styles.retry}>Only what was not fully right. A retry counts for nothing.</p>
      ) : null}
      <Progress view={view} onGoTo={goToPlace} />
      <Elsewhere onGoTo={goToPlace} />
      <Trouble />
      <AttemptFiles files={files} />
      {isUnderWay(handingIn) ? <HandingIn /> : <View isShut={isUp} onHandIn={open} />}
      <HandInWindow
        opened={isChecking || isAsked}
        onClose={stopChecking}
        onHandIn={handIn}
        onGoTo={goToPlace}
      />
    </div>
  );
}
