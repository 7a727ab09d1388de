import { Anchor, Switch } from '@mantine/core';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { quizAddress } from '../../../../lib/quizzes/quiz-address.ts';
import { hasUnsaved, isBusy } from '../model/builder-state.ts';
import type { SavedQuiz } from '../model/quiz-content.ts';
import { focusField } from '../settings/focus-field.ts';
import { gradedItemFieldId, useGradedItem } from '../settings/use-graded-item.ts';
import { useBuilderState } from '../store/use-builder.ts';
import { usePublishing } from './use-publishing.ts';
import { useQuizState, type QuizState } from './use-quiz-state.ts';
import { useWithdrawing } from './use-withdrawing.ts';
import { WithdrawWindow } from './withdraw-window.tsx';
import { closing, closingEffect } from './publishing-labels.ts';
import styles from '../quiz-builder.module.css';

/** Publishes, opens and closes the quiz. Takes effect at once. */
export function Availability() {
  const saved = useBuilderState((state) => state.saved);
  const isDirty = useBuilderState(hasUnsaved);
  const problem = useBuilderState(({ problems }) => problems.fields['isPublished']);
  const { set, isSetting } = useQuizState();
  const { withdraw, pending, cancel, confirm, isCounting } = useWithdrawing(set);
  const publish = usePublishing(set);
  const isSaving = useBuilderState(isBusy);
  const hasQuestions = useBuilderState(({ content }) => content.questions.length > 0);
  const change = (state: QuizState, isOn: boolean) => void (isOn ? set(state) : withdraw(state));
  const isDisabled = saved === null || isSetting || isCounting || isSaving;
  if (saved?.deleted) return null;
  return (
    <section className={styles.card} aria-labelledby="availability">
      <div>
        <h2 id="availability">Availability</h2>
        <p className={styles.hint}>{hintFor(saved, { hasQuestions, isDirty })}</p>
      </div>
      <div className={styles.pair}>
        <Switch
          aria-label="Published"
          label="Published"
          description="Students can find it."
          error={problem}
          disabled={isDisabled || (!hasQuestions && !saved.isPublished)}
          checked={saved?.isPublished ?? false}
          onChange={({ currentTarget }) =>
            void (currentTarget.checked ? publish() : withdraw({ isPublished: false }))
          }
        />
        <Switch
          aria-label="Open"
          label="Open"
          description={closingEffect}
          disabled={isDisabled}
          checked={saved?.active ?? true}
          onChange={({ currentTarget }) => change({ active: currentTarget.checked }, currentTarget.checked)}
        />
      </div>
      {saved?.isPublished ? <NoItemHint /> : null}
      <WithdrawWindow text={closing} attempts={pending?.attempts} onCancel={cancel} onConfirm={confirm} />
      {saved ? (
        <p className={styles.links}>
          <Link to={quizAddress(saved.id)}>The quiz, its results and statistics</Link>
        </p>
      ) : null}
    </section>
  );
}

/** For a published quiz of a course that grades no item: instructors expect that its results become grades. */
function NoItemHint() {
  const { columns, current } = useGradedItem();
  if (columns === null || current !== null) return null;
  return (
    <p className={styles.hint}>
      This quiz counts as no item of the course, so its results don’t become grades.{' '}
      <Anchor
        component="a"
        href={`#${gradedItemFieldId}`}
        fz="inherit"
        underline="always"
        onClick={focusItem}
      >
        Choose an item
      </Anchor>
    </p>
  );
}

function focusItem(event: MouseEvent): void {
  // The address stays, so that the builder does not ask about unsaved changes.
  event.preventDefault();
  focusField(gradedItemFieldId);
}

interface HintOptions {
  hasQuestions: boolean;
  isDirty: boolean;
}

function hintFor(saved: SavedQuiz | null, { hasQuestions, isDirty }: HintOptions): string {
  if (!saved) return 'Save the quiz first. Then you can publish it here.';
  if (saved.isPublished && isDirty) return 'Students see the last saved version.';
  if (!hasQuestions) return 'You can publish it once it has a question.';
  return isDirty
    ? 'If you publish the quiz, your changes are saved first.'
    : 'Each switch takes effect at once.';
}
