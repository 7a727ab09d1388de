import { Skeleton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { publicQuizText } from '../../../../lib/quizzes/public-quiz.ts';
import type { QuizToTake } from '../quiz-on-screen.ts';
import page from '../quiz.module.css';
import { OwnGradeNote } from '../own-grade-note.tsx';
import { closedText } from '../closed-text.ts';
import { QuizCourse } from '../quiz-course.tsx';
import { useIsForPractice } from '../use-graded-item.ts';
import { attemptName, type OwnAttempt } from './attempt-list.ts';
import { Attempts } from './attempts.tsx';
import { Begin } from './begin.tsx';
import { dateText } from './date-text.ts';
import { Facts } from './facts.tsx';
import { Files } from './files.tsx';
import styles from './intro.module.css';
import { LinkedText } from '../../../../ui/linked-text/linked-text.tsx';

/** Replaces the facts and the start button of a quiz that the user can no longer take. Explains what happens to the attempts. */
function Closed({ quiz, attempts }: { quiz: QuizToTake; attempts: readonly OwnAttempt[] }) {
  const open = attempts.filter(({ submittedAt }) => submittedAt === null);
  return (
    <div className={styles.closed}>
      <IconLock size={20} aria-hidden className={styles.closedIcon ?? ''} />
      <div>
        <p className={styles.closedHead}>{closedText(quiz)}</p>
        <p>
          You can’t take it now. Your submitted attempts stay here
          {open.length > 0 ? '.' : ', with their results.'}
        </p>
        {open.map((attempt) => (
          <p key={attempt.id}>{openAttemptText(quiz, attempt)}</p>
        ))}
      </div>
    </div>
  );
}

function openAttemptText({ closedReason }: QuizToTake, attempt: OwnAttempt): string {
  const notice = `${attemptName(attempt)} isn’t handed in. Its saved answers are kept.`;
  if (closedReason === 'NOT_IN_COURSE') return notice;
  if (attempt.dueAt === null) return `${notice} You can continue it when the quiz opens again.`;
  const due = dateText(attempt.dueAt);
  return `${notice} You can continue it if the quiz opens again before ${due}. After that, its time is up, and it’s handed in as it is.`;
}

interface IntroProps {
  quiz: QuizToTake;
  /** Undefined while they are loading. */
  attempts: readonly OwnAttempt[] | undefined;
}

/** The start button, or its skeleton. */
function StartSection({ quiz, attempts }: IntroProps) {
  return attempts ? <Begin quiz={quiz} attempts={attempts} /> : <Skeleton height={44} mt={24} />;
}

/** The start screen of a quiz, shown before the first attempt and between attempts. */
export function Intro({ quiz, attempts }: IntroProps) {
  const isForPractice = useIsForPractice(quiz);
  return (
    <div className={page.column}>
      <h1>{quiz.title}</h1>
      <QuizCourse quiz={quiz} />
      {quiz.courseId === null && !quiz.isPractice ? <p className={page.course}>{publicQuizText}</p> : null}
      <section className={page.sheet} aria-label="About this quiz">
        {quiz.description === '' ? null : (
          <p className={styles.description}>
            <LinkedText text={quiz.description} />
          </p>
        )}
        {quiz.isClosed ? (
          <Closed quiz={quiz} attempts={attempts ?? []} />
        ) : (
          <Facts quiz={quiz} attemptsUsed={quiz.attemptsUsed} isForPractice={isForPractice} />
        )}
        <OwnGradeNote quiz={quiz} attempts={attempts ?? []} />
        <Files files={quiz.files} />
        {quiz.isClosed ? null : <StartSection quiz={quiz} attempts={attempts} />}
      </section>
      {attempts ? <Attempts quiz={quiz} attempts={attempts} /> : null}
    </div>
  );
}
