import { withRemark } from '../../../../lib/quizzes/own-exceptions.ts';
import { pointsText } from '../../../../ui/quiz-question/points-text.ts';
import { scoringPolicyText } from '../scoring-policy-text.ts';
import { answerReleaseLabels } from '../answer-release-labels.ts';
import type { QuizOnScreen } from '../quiz-on-screen.ts';
import { When } from '../../../../ui/dates/when.tsx';
import styles from './intro.module.css';

interface FactsProps {
  quiz: QuizOnScreen;
  /** Number of the user's attempts. Undefined for users who don't take the quiz. */
  attemptsUsed?: number;
  /** Whether no attempt changes the user’s grade. Then the scoring policy is not shown. */
  isForPractice?: boolean;
}

/** The properties and rules of a quiz. */
export function Facts({ quiz, attemptsUsed, isForPractice = false }: FactsProps) {
  const { questionCount, pointsPossible, timeLimit, allowedAttempts, scoringPolicy } = quiz;
  const hasPolicy = allowedAttempts !== 1 && !isForPractice;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Questions">{questionCount}</Fact>
        <Fact name="To earn">{pointsText(pointsPossible)}</Fact>
        <Fact name="Time" remark={withRemark('', 'TIME_LIMIT', quiz)}>
          {timeLimit === null ? 'No limit' : minutes(timeLimit)}
        </Fact>
        <Fact name="Attempts" remark={withRemark('', 'ALLOWED_ATTEMPTS', quiz)}>
          {attemptsText(allowedAttempts, attemptsUsed)}
        </Fact>
      </dl>
      <Dates quiz={quiz} />
      <p className={styles.rules}>
        {hasPolicy ? `${scoringPolicyText(scoringPolicy)}. ` : ''}
        {answerReleaseLabels(quiz)}
      </p>
    </>
  );
}

/** The dates of the quiz that are set. */
function Dates({ quiz }: Pick<FactsProps, 'quiz'>) {
  const { opensAt, dueAt, closesAt, availability, course } = quiz;
  const dates = [
    // Students do not need an opening in the past.
    {
      name: 'Opens',
      setting: 'OPENS_AT',
      at: availability === 'NOT_OPEN_YET' || quiz.canEdit ? opensAt : null,
    },
    { name: 'Due', setting: 'DUE_AT', at: dueAt },
    { name: availability === 'CLOSED' ? 'Closed' : 'Closes', setting: 'CLOSES_AT', at: closesAt },
  ] as const;
  const shown = dates.flatMap(({ at, ...date }) => (at === null ? [] : [{ ...date, at }]));
  if (shown.length === 0) return null;
  return (
    <dl className={styles.dates}>
      {shown.map(({ name, setting, at }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <When at={at} courseZone={course?.timeZone} withDistance />
            <small>{withRemark('', setting, quiz)}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FactProps {
  name: string;
  children: string | number;
  /** Empty if there is none. */
  remark?: string;
}

function Fact({ name, children, remark = '' }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        <small>{remark}</small>
      </dd>
    </div>
  );
}

const minutes = (limit: number) => (limit === 1 ? '1 minute' : `${limit} minutes`);

function attemptsText(allowed: number, used: number | undefined): string {
  const max = allowed === -1 ? 'No limit' : String(allowed);
  if (used === undefined) return max;
  return allowed === -1 ? `${used} used, no limit` : `${used} of ${allowed} used`;
}
