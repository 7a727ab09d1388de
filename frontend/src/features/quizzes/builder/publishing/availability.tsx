import { Anchor, Switch } from '@mantine/core';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { quizAddress } from '../../../../lib/quizzes/quiz-address.ts';
import { hasUnsaved } from '../model/builder-state.ts';
import { focusField } from '../settings/focus-field.ts';
import { gradedItemFieldId, useGradedItem } from '../settings/use-graded-item.ts';
import { useBuilt } from '../store/use-builder.ts';
import { useQuizState, type QuizState } from './use-quiz-state.ts';
import { useWithdrawing } from './use-withdrawing.ts';
import { WithdrawWindow } from './withdraw-window.tsx';
import { closing, stopsLabels } from './publishing-labels.ts';
import styles from '../quiz-builder.module.css';

/** Publishes, opens and closes the quiz. Takes effect at once. */
export function Availability() {
  const saved = useBuilt((state) => state.saved);
  const isDirty = useBuilt(hasUnsaved);
  const problem = useBuilt(({ problems }) => problems.fields['isPublished']);
  const { set, isSetting } = useQuizState();
  const { withdraw, asked, cancel, confirm, isCounting } = useWithdrawing(set);
  const change = (state: QuizState, isOn: boolean) => void (isOn ? set(state) : withdraw(state));
  const isBusy = isSetting || isCounting;
  if (saved?.deleted) return null;
  const hasQuestions = (saved?.content.questions.length ?? 0) > 0;
  return (
    <section className={styles.card} aria-labelledby="availability">
      <div>
        <h2 id="availability">Availability</h2>
        <p className={styles.hint}>
          {hintFor(saved !== null, hasQuestions, isDirty && saved?.isPublished === true)}
        </p>
      </div>
      <div className={styles.pair}>
        <Switch
          aria-label="Published"
          label="Published"
          description="Students can find it."
          error={problem}
          disabled={saved === null || isBusy || (!hasQuestions && !saved.isPublished)}
          checked={saved?.isPublished ?? false}
          onChange={({ currentTarget }) =>
            change({ isPublished: currentTarget.checked }, currentTarget.checked)
          }
        />
        <Switch
          aria-label="Open"
          label="Open"
          description={stopsLabels}
          disabled={saved === null || isBusy}
          checked={saved?.active ?? true}
          onChange={({ currentTarget }) => change({ active: currentTarget.checked }, currentTarget.checked)}
        />
      </div>
      {saved?.isPublished ? <NoItemHint /> : null}
      <WithdrawWindow text={closing} attempts={asked?.attempts} onCancel={cancel} onConfirm={confirm} />
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

function hintFor(isSaved: boolean, hasQuestions: boolean, showsOld: boolean): string {
  if (!isSaved) return 'Save the quiz first. Then you can publish it here.';
  if (showsOld) return 'Students see the last saved version.';
  return hasQuestions
    ? 'Each switch takes effect at once.'
    : 'You can publish it once it has a saved question.';
}
