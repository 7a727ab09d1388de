import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '@apollo/client/react';
import { Button, Skeleton } from '@mantine/core';
import { texts } from '../../../../core/texts.ts';
import { missedIn, startsNow } from '../../lib/quizzes/practice-address.ts';
import { SessionGate } from '../../ui/session-gate.tsx';
import { courseNamesQuery } from '../../lib/courses/course-documents.ts';
import { paths } from '../../lib/paths.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { CourseTarget } from '../../ui/course-target/course-target.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { AheadRun, PracticeRun } from './cards/practice-run.tsx';
import { useResponses } from './cards/use-responses.ts';
import { Plan } from './plan/plan.tsx';
import styles from './practice.module.css';
import { type Card, type PracticeSession, useMissed, usePractice } from './use-practice.ts';
import { PractiseNow, WeakConcepts } from './weak/weak-concepts.tsx';

const title = 'Practice';
const reason = 'Practice brings back what you missed in quizzes. Your account saves what you missed.';

/**
 * Today's cards, the practice plan and the weakest concepts. The URL can limit them to one course (`courseId`), start
 * practice at once (`start=now`), and start it with the questions that were missed in an attempt (`attempt`).
 */
export function PracticeScreen() {
  const [params] = useSearchParams();
  const courseId = params.get('courseId');
  const attemptId = params.get(missedIn);
  const startsAtOnce = params.get(startsNow.name) === startsNow.value;
  return (
    <SessionGate title={title} reason={reason}>
      {({ role }) => (
        <PracticeContent
          key={`${courseId} ${attemptId}`}
          courseId={courseId}
          attemptId={attemptId}
          isStudent={role === 'Student'}
          startsAtOnce={startsAtOnce}
        />
      )}
    </SessionGate>
  );
}

/** The heading, with the course if the cards are limited to one. */
function PracticeHead({ courseId }: { courseId: string | null }) {
  // If this query fails, only the course name is missing.
  const { data } = useQuery(courseNamesQuery, {
    skip: courseId === null,
    fetchPolicy: 'cache-and-network',
  });
  const courses = [...(data?.savedCourses ?? []), ...(data?.memberCourses ?? [])];
  const name = courses.find(({ id }) => id === courseId)?.name ?? 'one course';
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {courseId === null ? null : (
          <p className={styles.lead}>
            Only cards of {name}. <Link to={paths.practice}>Practise everything</Link>
          </p>
        )}
      </div>
      <Button variant="default" component={Link} to={paths.quizCategories}>
        All quizzes
      </Button>
    </div>
  );
}

interface PracticeContentProps {
  /** Null for all courses. */
  courseId: string | null;
  /** The attempt whose missed questions come first. Null for none. */
  attemptId: string | null;
  isStudent: boolean;
  /** Whether cards are asked before they are due if none is due. */
  startsAtOnce: boolean;
}

function PracticeContent({ courseId, attemptId, isStudent, startsAtOnce }: PracticeContentProps) {
  const { practice, round, error, again } = usePractice(courseId);
  const responses = useResponses();
  const { missed, isLoading, error: missedError, retry } = useMissed(courseId, attemptId);
  const { ahead, practiseAhead } = useAhead(round, missed);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const isWaiting = practice !== undefined && !ahead && !isLoading && practice.cards.length === 0;
  const hasCards = practice !== undefined && practice.total > 0;
  const practiseNowProps = { courseId, isStudent, onCards: practiseAhead };
  return (
    <div className={`wrap ${styles.screen}`}>
      <PracticeHead courseId={courseId} />
      <Targets courseIds={courseId === null ? coursesOf(practice) : [courseId]} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {error ? (
            <FormFailure title="Today’s cards could not be fetched" onRetry={again}>
              {failureMessage(error)}
            </FormFailure>
          ) : null}
          {missedError ? (
            <FormFailure title="The questions that you missed could not be fetched" onRetry={retry}>
              {failureMessage(missedError)}
            </FormFailure>
          ) : null}
          {practice && ahead ? (
            <AheadRun
              key={ahead.run}
              cards={ahead.cards}
              suffix={ahead.run === 0 ? ' you missed' : ''}
              responses={responses}
              onDone={again}
              onAsk={setHidden}
            />
          ) : null}
          {practice && !ahead && !isLoading ? (
            <PracticeRun
              key={round}
              practice={practice}
              isFirst={round === 0}
              responses={responses}
              onDone={again}
              onAsk={setHidden}
              instead={
                <PractiseNow
                  {...practiseNowProps}
                  hasCards={hasCards}
                  startsAtOnce={startsAtOnce && round === 0}
                />
              }
            />
          ) : null}
          {(practice || error) && !isLoading ? null : <LoadingCard />}
        </div>
        <div className={styles.side}>
          {practice ? <Plan plan={practice} courseId={courseId} onSaved={again} /> : null}
          <WeakConcepts
            {...practiseNowProps}
            round={round}
            isPractising={practice !== undefined && !isLoading && !isWaiting}
            hidden={hidden}
            hasCards={hasCards}
            offersPractice={!(isWaiting && hasCards)}
          />
        </div>
      </div>
    </div>
  );
}

interface Ahead {
  readonly cards: readonly Card[];
  /** Counts the runs, so that each run starts at its first card. 0: the run with the missed questions. */
  readonly run: number;
  /** The `round` of `usePractice` in which the run was started. */
  readonly round: number;
}

/**
 * Cards that are asked before they are due, until today's cards are fetched again. The missed questions of an attempt come
 * first, if there are any.
 */
function useAhead(round: number, missed: readonly Card[]) {
  const [chosen, setAhead] = useState<Ahead | null>(null);
  const ahead = chosen ?? (missed.length > 0 ? { cards: missed, run: 0, round: 0 } : null);
  const practiseAhead = (cards: readonly Card[]) =>
    setAhead((before) => ({ cards, run: (before?.run ?? 0) + 1, round }));
  return { ahead: ahead?.round === round ? ahead : null, practiseAhead };
}

const maxTargets = 2;

/** The courses of today's cards, up to `maxTargets`. */
function coursesOf(practice: PracticeSession | undefined): readonly string[] {
  const all = practice?.cards.flatMap(({ courseId }) => courseId ?? []) ?? [];
  return [...new Set(all)].slice(0, maxTargets);
}

/** The targets that the practice is for. */
function Targets({ courseIds }: { courseIds: readonly string[] }) {
  return courseIds.map((id) => <CourseTarget key={id} courseId={id} className={styles.target} />);
}

function LoadingCard() {
  return (
    <div role="status" aria-label={texts.loading} className={styles.card}>
      <Skeleton height={24} width="80%" />
      <Skeleton height={52} mt="lg" radius="md" />
      <Skeleton height={52} mt={8} radius="md" />
      <Skeleton height={52} mt={8} radius="md" />
    </div>
  );
}
