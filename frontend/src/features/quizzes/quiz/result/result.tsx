import { useQuery } from '@apollo/client/react';
import { Alert, SegmentedControl } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AttemptPartsFragment, AttemptResultPartsFragment } from '../../../../gql/graphql.ts';
import { noteOpened } from '../../../../lib/quizzes/opened-results.ts';
import { QuestionResult } from '../../../../ui/quiz-question/question-result.tsx';
import { isMissed } from '../../../../ui/quiz-question/verdict.ts';
import { forgetAttempt, localAttempt, localKey } from '../attempt/local-answers.ts';
import { answersOf, unsentOver } from '../attempt/merge-answers.ts';
import { ownAttemptsQuery } from '../quiz-documents.ts';
import { attemptName, type OwnAttempt } from '../intro/attempt-list.ts';
import { Attempts } from '../intro/attempts.tsx';
import type { QuizToTake } from '../quiz-on-screen.ts';
import { answerReleaseLabels } from '../answer-release-labels.ts';
import page from '../quiz.module.css';
import { QuizCourse } from '../quiz-course.tsx';
import { OwnGradeNote } from '../own-grade-note.tsx';
import { NextSteps } from './next-steps.tsx';
import { closedText } from '../closed-text.ts';
import styles from './result.module.css';
import { RetriedEssay } from './retried-essay.tsx';
import { Revise } from './revise.tsx';
import { Score } from './score.tsx';

interface ResultQuestionsProps extends Pick<AttemptResultPartsFragment, 'questions'> {
  isRetry: boolean;
  attempts: readonly OwnAttempt[];
}

/** Each question with its result. The user can show only questions with missed points. */
function ResultQuestions({ questions, isRetry, attempts }: ResultQuestionsProps) {
  const [shown, setShown] = useState('all');
  const missed = questions.filter(isMissed).length;
  return (
    <section aria-label="Question by question" className={styles.questions}>
      <div className={styles.questionsHead}>
        <h2>Question by question</h2>
        {missed > 0 && missed < questions.length ? (
          <SegmentedControl
            aria-label="Questions to show"
            value={shown}
            onChange={setShown}
            data={[
              { value: 'all', label: `All ${questions.length}` },
              { value: 'missed', label: `${missed} missed` },
            ]}
          />
        ) : null}
      </div>
      {questions.map((question, index) =>
        shown === 'missed' && !isMissed(question) ? null : (
          <div key={question.id} className={page.sheet}>
            <QuestionResult question={question} label={`Question ${index + 1}`}>
              {isRetry ? <RetriedEssay question={question} attempts={attempts} /> : null}
            </QuestionResult>
          </div>
        ),
      )}
    </section>
  );
}

/**
 * Indexes of the questions whose answers on this device did not reach the server before submission. Deletes
 * the attempt's local data.
 */
function useLostAnswers(userId: string, attempt: AttemptPartsFragment): readonly number[] {
  const key = localKey(userId, attempt.id);
  // In state, because the message stays after the local data is deleted.
  const [lost] = useState(() => {
    const unsent = unsentOver(localAttempt(key).unsent, answersOf(attempt.questions));
    return attempt.questions.flatMap(({ id }, index) => (id in unsent ? [index] : []));
  });
  useEffect(() => forgetAttempt(key), [key]);
  return lost;
}

/** How an attempt was submitted. `message` is null if the user submitted it here. */
export interface Ending {
  readonly message: string | null;
}

interface ResultProps {
  quiz: QuizToTake;
  attempt: AttemptPartsFragment;
  result: AttemptResultPartsFragment;
  /** Null unless the attempt was submitted while the user had it open. */
  ending: Ending | null;
  userId: string;
}

/** The result of an attempt, with next steps. */
export function Result({ quiz, attempt, result, ending, userId }: ResultProps) {
  const lost = useLostAnswers(userId, attempt);
  const { data } = useQuery(ownAttemptsQuery, {
    variables: { quizId: quiz.id },
    fetchPolicy: 'cache-and-network',
  });
  const attempts = data?.attempts ?? [];
  useEffect(
    () => noteOpened(userId, attempt.id, attempt.serverTime),
    [userId, attempt.id, attempt.serverTime],
  );
  const head = useRef<HTMLHeadingElement>(null);
  // The focused element is gone, so the heading gets the focus.
  useLayoutEffect(() => {
    if (ending) head.current?.focus();
  }, [ending]);
  return (
    <div className={page.column}>
      <p className={styles.trail}>
        <Link to="?">{quiz.title}</Link>
      </p>
      <h1 ref={head} tabIndex={-1}>
        {attemptName(attempt)}: your result
      </h1>
      <QuizCourse
        quiz={quiz}
        {...(attempt.kind === 'RETRY'
          ? {}
          : { result: { possible: result.possible, score: result.isPending ? null : result.score } })}
      />
      <EndingNotice message={ending?.message ?? null} lost={lost} />
      <section className={page.sheet} aria-label="Score">
        <Score attempt={attempt} result={result} />
        <OwnGradeNote quiz={quiz} attempts={attempts} />
        {result.isRevealed ? null : <p className={styles.rule}>{answerReleaseLabels(quiz)}</p>}
        {quiz.isClosed ? <p className={styles.rule}>{closedText(quiz)}</p> : null}
        <NextSteps quiz={quiz} result={result} attempts={attempts} />
      </section>
      {result.isRevealed ? <Revise quiz={quiz} attemptId={attempt.id} /> : null}
      <ResultQuestions questions={result.questions} isRetry={attempt.kind === 'RETRY'} attempts={attempts} />
      <Attempts quiz={quiz} attempts={attempts} current={attempt.id} />
    </div>
  );
}

function EndingNotice({ message, lost }: { message: string | null; lost: readonly number[] }) {
  if (message === null && lost.length === 0) return null;
  return (
    <Alert color="ink" mt="md" role="alert">
      {message} {lost.length === 0 ? '' : lostText(lost)}
    </Alert>
  );
}

function lostText(lost: readonly number[]): string {
  const numbers = lost.map((index) => String(index + 1)).join(', ');
  return lost.length === 1
    ? `Your last answer to question ${numbers} didn’t reach the server in time and doesn’t count.`
    : `Your last answers to questions ${numbers} didn’t reach the server in time and don’t count.`;
}
