import { useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type {
  GradingQueueQuery,
  ResultQuestionPartsFragment,
  SubmissionDetailFragment,
  SubmissionPartsFragment,
} from '../../../../gql/graphql.ts';
import { showSuccess } from '../../../../lib/show-notice.tsx';
import { QuestionResult } from '../../../../ui/quiz-question/question-result.tsx';
import page from '../quiz.module.css';
import styles from './editor.module.css';
import { gradingQueueQuery } from './grading-documents.ts';
import { gradingState, isGradingState } from './grading-state.ts';
import { GradeForm, gradeSaved } from './grade-form.tsx';
import { LocalGradesContext } from './local-grades.ts';
import { submissionAddress } from './results/use-results-view.ts';
import { studentName } from './student-name.ts';

type Waiting = NonNullable<GradingQueueQuery['quizResults']>['nodes'][number];

/** Number of attempts to load. More follow later: an attempt leaves the list once it is graded. */
const pageSize = 100;

interface GradingQueue {
  /** Number of attempts to grade, including this one. */
  readonly count: number;
  /** The next attempt to grade. After the last attempt, the first. Null if there is no other attempt. */
  readonly next: Waiting | null;
}

/** The attempts that need to be graded. Null until they have loaded. */
function useGradingQueue(
  quizId: string,
  { id, submittedAt }: Pick<SubmissionPartsFragment, 'id' | 'submittedAt'>,
): GradingQueue | null {
  const { data } = useQuery(gradingQueueQuery, {
    variables: { quizId, first: pageSize },
    // Other people can grade at the same time.
    fetchPolicy: 'network-only',
  });
  const queue = data?.quizResults;
  if (!queue) return null;
  const others = queue.nodes.filter((waiting) => waiting.id !== id);
  const later = others.find((waiting) => (waiting.submittedAt ?? '') >= submittedAt);
  return { count: queue.totalCount, next: later ?? others[0] ?? null };
}

interface SubmissionQuestionsProps {
  quizId: string;
  detail: SubmissionDetailFragment;
  /** Called if the attempt was graded after it was loaded: by somebody else, or in another tab. */
  onStale: () => void;
}

/** The questions of an attempt. Saving the grade of an essay can open the next answer to grade. */
export function SubmissionQuestions({ quizId, detail, onStale }: SubmissionQuestionsProps) {
  const { submission, result } = detail;
  const queue = useGradingQueue(quizId, submission);
  const list = useRef<HTMLDivElement>(null);
  const goTo = useGoTo();
  const toGrade = result.questions.filter(({ isPending }) => isPending);
  const { state } = useLocation();
  const focusOn = (id: string | undefined) => {
    if (id !== undefined)
      list.current?.querySelector<HTMLInputElement>(`[data-points="${CSS.escape(id)}"]`)?.focus();
  };
  const begin = useEffectEvent(() => {
    if (isGradingState(state)) focusOn(toGrade[0]?.id);
  });
  useEffect(() => begin(), []);
  const goOn = (graded: string) => {
    const nextHere = toGrade.find(({ id }) => id !== graded);
    if (nextHere) {
      // The student sees no result before all answers are graded.
      showSuccess('The grade is saved.');
      focusOn(nextHere.id);
      return;
    }
    if (!queue?.next) return showSuccess(`${gradeSaved} Nothing else to grade.`);
    showSuccess(`${gradeSaved} Next: ${studentName(queue.next)}.`);
    goTo(queue.next);
  };
  return (
    <div ref={list}>
      {toGrade.length === 0 || queue === null ? null : <Queue queue={queue} />}
      {result.questions.map((question, index) => (
        <div key={question.id} className={page.sheet}>
          <QuestionResult question={question} label={`Question ${index + 1}`} isOwn={false}>
            {question.type === 'ESSAY' ? (
              <GradeForm
                question={question}
                submission={submission}
                hasNext={toGrade.length > 1 || Boolean(queue?.next)}
                onGoOn={() => goOn(question.id)}
                onStale={onStale}
              />
            ) : (
              <ChangePoints question={question} submission={submission} onStale={onStale} />
            )}
          </QuestionResult>
        </div>
      ))}
    </div>
  );
}

interface ChangePointsProps {
  question: ResultQuestionPartsFragment;
  submission: SubmissionPartsFragment;
  onStale: () => void;
}

/** Changes automatic points by hand. Opens at once if a grade was typed and not saved. */
function ChangePoints({ question, submission, onStale }: ChangePointsProps) {
  const localGrades = use(LocalGradesContext);
  const [isOpen, setOpen] = useState(() => localGrades.find(submission.id, question.id) !== null);
  if (question.hasFullCredit) return null;
  if (isOpen)
    return (
      <GradeForm
        question={question}
        submission={submission}
        hasNext={false}
        onGoOn={() => setOpen(false)}
        onStale={onStale}
        onClose={() => setOpen(false)}
      />
    );
  return (
    <Button
      variant="default"
      size="compact-md"
      mt="md"
      aria-label={`Change points or give feedback: ${question.question_text}`}
      onClick={() => setOpen(true)}
    >
      Change points or give feedback
    </Button>
  );
}

function useGoTo() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return ({ id }: Waiting) => void navigate(submissionAddress(params, id), { state: gradingState });
}

function Queue({ queue: { count, next } }: { queue: GradingQueue }) {
  const [params] = useSearchParams();
  return (
    <Group className={styles.queue ?? ''} justify="space-between" gap="xs">
      <span>{count === 1 ? '1 attempt to grade' : `${count} attempts to grade`}</span>
      {next ? (
        <Button
          variant="default"
          size="compact-md"
          component={Link}
          to={submissionAddress(params, next.id)}
          state={gradingState}
        >
          Skip to the next
        </Button>
      ) : null}
    </Group>
  );
}
