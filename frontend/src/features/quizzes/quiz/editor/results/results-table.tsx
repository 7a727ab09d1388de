import { Badge } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { LateBadge } from '../../../../../ui/dates/late-badge.tsx';
import { DateTimeText } from '../../../../../ui/list/date-time-text.tsx';
import { Cell, Records } from '../../../../../ui/list/records.tsx';
import { sortableColumn } from '../../../../../ui/list/sort-order.tsx';
import { formatCompact } from '../../../../../../../core/grading/rounding.ts';
import type { QuizResultsQuery, ResultSort } from '../../../../../gql/graphql.ts';
import { scoringPolicyText } from '../../scoring-policy-text.ts';
import type { QuizOnScreen } from '../../quiz-on-screen.ts';
import { scoreSoFarText } from '../../score-text.ts';
import { gradingState } from '../grading-state.ts';
import styles from './results.module.css';
import { stateLabels } from './state-labels.ts';
import { isFirstDescending, submissionAddress, type ResultsOrder } from './use-results-view.ts';

type Result = NonNullable<QuizResultsQuery['quizResults']>['nodes'][number];

interface ResultsTableProps {
  quiz: QuizOnScreen;
  results: readonly Result[];
  order: ResultsOrder;
  onOrder: (order: ResultsOrder) => void;
}

/** Attempts with their state and score. The name of a student links to the answers. */
export function ResultsTable({ quiz, results, order, onOrder }: ResultsTableProps) {
  const sortable = (name: string, sort: ResultSort) =>
    sortableColumn(name, sort, { order, onOrder, isFirstDescending });
  const columns = [
    sortable('Student', 'NAME'),
    'Attempt',
    sortable('Handed in', 'SUBMITTED'),
    'Minutes',
    sortable('Score', 'SCORE'),
  ];
  return (
    <Records caption="Results of students" columns={columns}>
      {results.map((result) => (
        <ResultRow key={result.id} result={result} quiz={quiz} />
      ))}
    </Records>
  );
}

function ResultRow({ result, quiz }: { result: Result; quiz: QuizOnScreen }) {
  const { number, submittedAt, minutes, isOfficial, isLate } = result;
  return (
    <tr>
      <Cell label="Student">
        <Student result={result} />
      </Cell>
      <Cell label="Attempt">
        <span className={styles.attempt}>
          {number}
          {isOfficial && quiz.allowedAttempts !== 1 ? (
            <Badge tt="none" variant="light" size="sm" title={scoringPolicyText(quiz.scoringPolicy)}>
              counts
            </Badge>
          ) : null}
        </span>
      </Cell>
      <Cell label="Handed in">
        {typeof submittedAt === 'string' ? <DateTimeText at={submittedAt} /> : '–'}
        {isLate ? <LateBadge /> : null}
      </Cell>
      <Cell label="Minutes">{typeof minutes === 'number' ? formatCompact(minutes) : '–'}</Cell>
      <Cell label="Score">
        <Score result={result} />
      </Cell>
    </tr>
  );
}

/** The student's name. It links to the answers once the attempt is submitted. */
function Student({ result: { id, name, email, state } }: { result: Result }) {
  const [params] = useSearchParams();
  const shown = name === '' ? email : name;
  return (
    <>
      {state === 'IN_PROGRESS' ? (
        <b>{shown}</b>
      ) : (
        <Link
          className={styles.student ?? ''}
          to={submissionAddress(params, id)}
          state={state === 'TO_GRADE' ? gradingState : null}
        >
          {shown}
        </Link>
      )}
      <span className={styles.email}>{email}</span>
    </>
  );
}

function Score({ result: { state, score, possible, percent } }: { result: Result }) {
  if (typeof score !== 'number') return <span className={styles.quiet}>{stateLabels[state]}</span>;
  if (state === 'TO_GRADE')
    return (
      <span className={styles.score}>
        <Badge tt="none" variant="light">
          {stateLabels[state]}
        </Badge>
        <small>{scoreSoFarText(score)}</small>
      </span>
    );
  return (
    <span className={styles.score}>
      <b>{typeof percent === 'number' ? `${formatCompact(percent)} %` : '–'}</b>
      <small>{`${formatCompact(score)} of ${formatCompact(possible)}`}</small>
    </span>
  );
}
