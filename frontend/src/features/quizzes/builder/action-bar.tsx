import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { ago } from '../../../lib/ago.ts';
import { quizStateOf, quizStateWords } from '../../../lib/quizzes/quiz-state.ts';
import { hasUnsaved, isBusy, type BuilderState } from './model/builder-state.ts';
import { QuizMenu } from './publishing/quiz-menu.tsx';
import { useBuilderStore, useBuilt } from './store/use-builder.ts';
import styles from './quiz-builder.module.css';

/** What becomes of the quiz; always in view. */
export function ActionBar({ onSave }: { onSave: () => void }) {
  const store = useBuilderStore();
  const status = useBuilt(statusOf);
  const hasChanges = useBuilt((state) => state.saved === null || hasUnsaved(state));
  const isSaving = useBuilt(isBusy);
  const hasQuestions = useBuilt(({ content }) => content.questions.length > 0);
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
  if (saving === 'uploading') return 'Sending the files…';
  if (saved === null) return hasUnsaved(state) ? 'Not saved yet' : 'A new quiz';
  const stands = quizStateWords[quizStateOf(saved)];
  return `${stands} · ${hasUnsaved(state) ? 'changes are not saved' : `saved ${ago(saved.updatedOn)}`}`;
}
