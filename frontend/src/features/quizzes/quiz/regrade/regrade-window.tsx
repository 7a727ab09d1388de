import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Checkbox, Group, Modal, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../../../../core/texts.ts';
import type { RegradePartsFragment } from '../../../../gql/graphql.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { showSuccess } from '../../../../lib/show-notice.tsx';
import { regradePreviewQuery, type RegradePlan, regradeQuizMutation } from './regrade-documents.ts';
import { GradesBelow } from './grades-below.tsx';
import { RegradeChanges } from './regrade-changes.tsx';
import { people, peopleWere } from '../../../../lib/quizzes/people-text.ts';
import { attempts } from './regrade-text.ts';
import { Failure } from '../../../../ui/failure.tsx';
import styles from './regrade.module.css';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { readableText } from '../../../../../../core/rich-text/readable-text.ts';

/** Previews a regrade while the user chooses questions with full credit, and runs it. */
function useRegrade(quizId: string, onDone: () => void) {
  // Null keeps the questions that already give everyone full credit.
  const [fullCredit, setFullCredit] = useState<readonly string[] | null>(null);
  const [gradesBelow, setGradesBelow] = useState<RegradePlan['gradesBelow'] | null>(null);
  const variables = { quizId, fullCredit: fullCredit && [...fullCredit] };
  const answer = useQuery(regradePreviewQuery, { variables, fetchPolicy: 'network-only' });
  const [regradeQuiz, regrading] = useMutation(regradeQuizMutation);
  const plan = (answer.data ?? answer.previousData)?.regradePreview ?? null;
  const selected = fullCredit ?? fullCreditIn(plan);
  const select = (questionId: string, isSelected: boolean) =>
    setFullCredit([...selected.filter((id) => id !== questionId), ...(isSelected ? [questionId] : [])]);
  const regrade = async (): Promise<void> => {
    try {
      // Any query on the screen may contain points.
      const { data } = await regradeQuiz({ variables, refetchQueries: 'active' });
      showSuccess(doneText(data?.regradeQuiz?.changedCount ?? 0));
      const lower = data?.regradeQuiz?.gradesBelow ?? [];
      if (lower.length === 0) onDone();
      else setGradesBelow(lower);
    } catch {
      // The window shows the failure from `regrading.error`.
    }
  };
  return {
    plan,
    /** After the regrade: the entered grades that are lower now. Null before it. */
    gradesBelow,
    selected,
    select,
    /** True while loading: the shown plan may belong to an earlier selection. */
    isOld: answer.loading,
    previewError: answer.error,
    loadAgain: () => answer.refetch(),
    regrade: () => void regrade(),
    isBusy: regrading.loading,
    failure: regrading.error ? failureMessage(regrading.error) : null,
  };
}

function fullCreditIn(plan: RegradePartsFragment | null): readonly string[] {
  return plan?.questions.filter(({ hasFullCredit }) => hasFullCredit).map(({ id }) => id) ?? [];
}

function doneText(changed: number): string {
  return changed === 0 ? 'Regraded. Nobody’s points changed.' : `Regraded: ${attempts(changed)} changed.`;
}

type RegradeQuestion = RegradePartsFragment['questions'][number];

interface RegradeQuestionsProps {
  questions: readonly RegradeQuestion[];
  /** IDs of the questions with full credit for everyone. */
  selected: readonly string[];
  onSelect: (questionId: string, isSelected: boolean) => void;
}

/** Each question with notes on older answer keys and wordings, and the choice of full credit. */
function RegradeQuestions({ questions, selected, onSelect }: RegradeQuestionsProps) {
  return (
    <ol className={styles.questions} aria-label="Questions">
      {questions.map((question) => (
        <li key={question.id} className={styles.question}>
          <div className={styles.words}>
            <p className={styles.text}>
              <RichText text={question.question_text} format={question.textFormat} isLine />
            </p>
            {question.outdatedKeyCount > 0 ? (
              <p className={styles.note}>{earlierText(question.outdatedKeyCount)}</p>
            ) : null}
            {question.rewordedCount > 0 ? <p className={styles.note}>{rewordedText(question)}</p> : null}
          </div>
          <Checkbox
            label="Full credit for everyone"
            aria-label={`Full credit for everyone: ${readableText(question.question_text, question.textFormat)}`}
            checked={selected.includes(question.id)}
            onChange={({ currentTarget }) => onSelect(question.id, currentTarget.checked)}
          />
        </li>
      ))}
    </ol>
  );
}

function earlierText(count: number): string {
  return `${peopleWere(count)} graded before this question changed.`;
}

function rewordedText({ rewordedCount, skippedReason }: RegradeQuestion): string {
  const keep = rewordedCount === 1 ? 'keeps the points' : 'keep the points';
  return `${people(rewordedCount)} saw another wording, and ${keep} they had. ${skippedReason ?? ''}`;
}

interface RegradeWindowProps {
  quizId: string;
  onClose: () => void;
}

/** Shows what a regrade would change, by question and by attempt, and runs it. */
export function RegradeWindow({ quizId, onClose }: RegradeWindowProps) {
  const regrading = useRegrade(quizId, onClose);
  const { gradesBelow } = regrading;
  return (
    <Modal
      opened
      onClose={onClose}
      title={gradesBelow === null ? 'Regrade' : 'Regraded'}
      size="xl"
      classNames={{ content: styles.window ?? '', body: styles.body ?? '' }}
    >
      {gradesBelow === null ? (
        <RegradePreview {...regrading} onClose={onClose} />
      ) : (
        <>
          <div className={styles.scrolls}>
            <GradesBelow grades={gradesBelow} isDone />
          </div>
          <Group className={styles.foot ?? ''} justify="flex-end">
            <Button data-autofocus onClick={onClose}>
              Close
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}

type RegradePreviewProps = ReturnType<typeof useRegrade> & Pick<RegradeWindowProps, 'onClose'>;

function RegradePreview(props: RegradePreviewProps) {
  const { plan, selected, select, isOld, previewError, loadAgain, regrade, isBusy, failure, onClose } = props;
  return (
    <>
      <div className={styles.scrolls}>
        <p className={styles.lead}>
          All submitted attempts are graded again with the current answer key and points. Grades that a person
          entered don’t change. Students see the new score, and that it was regraded.
        </p>
        {plan ? (
          <>
            <RegradeQuestions questions={plan.questions} selected={selected} onSelect={select} />
            <RegradeChanges plan={plan} isOld={isOld} />
            <GradesBelow grades={plan.gradesBelow} isDone={false} />
          </>
        ) : null}
        {!plan && !previewError ? (
          <Skeleton height={160} mt="md" role="status" aria-label={texts.loading} />
        ) : null}
        {previewError ? (
          <Failure
            mt="md"
            title="The preview could not be loaded"
            message={failureMessage(previewError)}
            onRetry={loadAgain}
          />
        ) : null}
        {failure === null ? null : <Failure mt="md" title="Not everything was regraded" message={failure} />}
      </div>
      <Group className={styles.foot ?? ''} gap="sm" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={isBusy} disabled={!plan || isOld || previewError !== undefined} onClick={regrade}>
          {plan && plan.changedCount > 0 ? `Regrade ${attempts(plan.changedCount)}` : 'Regrade'}
        </Button>
      </Group>
    </>
  );
}
