import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDotsVertical, IconEye } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ago } from '../../../lib/ago.ts';
import { quizAddress } from '../../../lib/quizzes/quiz-address.ts';
import { quizStateOf, quizStateLabels } from '../../../lib/quizzes/quiz-state.ts';
import { type BuilderState, hasUnsaved, isBusy } from './model/builder-state.ts';
import { useQuizState } from './publishing/use-quiz-state.ts';
import { useWithdrawing } from './publishing/use-withdrawing.ts';
import { WithdrawWindow } from './publishing/withdraw-window.tsx';
import { deleting, gradesStayText } from './publishing/publishing-labels.ts';
import styles from './quiz-builder.module.css';
import { useGradedItem } from './settings/use-graded-item.ts';
import { useBuilderStore, useBuilderState, useDispatch, useTab } from './store/use-builder.ts';

/** More actions on a saved quiz. */
function QuizMenu() {
  const saved = useBuilderState((state) => state.saved);
  const isDirty = useBuilderState(hasUnsaved);
  const dispatch = useDispatch();
  const show = useTab((tab) => tab.show);
  const { remove } = useQuizState();
  const { withdraw, pending, cancel, confirm } = useWithdrawing<null>(remove, { hidesResults: true });
  const { current } = useGradedItem();
  if (!saved) return null;
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={220} withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label="More for this quiz">
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={quizAddress(saved.id)}>
            Results and statistics
          </Menu.Item>
          <Menu.Item onClick={() => show('export')}>Export</Menu.Item>
          {isDirty ? (
            <Menu.Item onClick={() => dispatch({ type: 'discard' })}>Discard changes</Menu.Item>
          ) : null}
          {saved.deleted ? null : (
            <>
              <Menu.Divider />
              <Menu.Item color="danger" onClick={() => void withdraw(null)}>
                Delete
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <WithdrawWindow
        text={deleting}
        attempts={pending?.attempts}
        more={current === null ? null : gradesStayText(current.itemName)}
        onCancel={cancel}
        onConfirm={confirm}
      />
    </>
  );
}

/** Shows the saving state, and has the buttons for the preview, more actions and saving. Always in view. */
export function ActionBar({ onSave }: { onSave: () => void }) {
  const store = useBuilderStore();
  const status = useBuilderState(statusOf);
  const hasChanges = useBuilderState((state) => state.saved === null || hasUnsaved(state));
  const isSaving = useBuilderState(isBusy);
  const hasQuestions = useBuilderState(({ content }) => content.questions.length > 0);
  return (
    <div className={styles.bar} role="group" aria-label="This quiz">
      <p className={styles.status}>{status}</p>
      <Button
        variant="subtle"
        px={12}
        disabled={!hasQuestions}
        leftSection={<IconEye size={16} aria-hidden />}
        onClick={() => store.getState().show('preview')}
      >
        Preview<span className={styles.wide}>&nbsp;as a student</span>
      </Button>
      <QuizMenu />
      <Button variant={hasChanges ? 'filled' : 'default'} loading={isSaving} onClick={onSave}>
        Save
      </Button>
    </div>
  );
}

function statusOf(state: BuilderState): string {
  const { saving, saved } = state;
  if (saving === 'sending') return 'Saving…';
  if (saving === 'uploading') return 'Uploading files…';
  if (saved === null) return hasUnsaved(state) ? 'Not saved yet' : 'A new quiz';
  const stateLabel = quizStateLabels[quizStateOf(saved)];
  return `${stateLabel} · ${hasUnsaved(state) ? 'unsaved changes' : `saved ${ago(saved.updatedAt)}`}`;
}
