import { IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import { isAnswered } from '../../../../ui/quiz-question/question-response.ts';
import { conflictsIn } from './attempt-state.ts';
import { sendable } from './merge-answers.ts';
import styles from './taking.module.css';
import { useAttempt } from './use-attempt.ts';

interface SavedLineProps {
  /** Whether a shown question asks for a number and its answer is none. The server stores the text all the same. */
  isInvalid: boolean;
}

/** Shows whether the server has the answers. Screen readers announce problems, but not success. */
export function SavedLine({ isInvalid }: SavedLineProps) {
  const sending = useAttempt((state) => state.sending);
  const isDirty = useAttempt(({ unsent, stored }) => Object.keys(sendable(unsent, stored)).length > 0);
  const hasConflicts = useAttempt((state) => conflictsIn(state).length > 0);
  const isStoredLocally = useAttempt((state) => state.isStoredLocally);
  // A removed answer is saved, too.
  const hasSaved = useAttempt(
    ({ stored, revision, attempt }) =>
      revision !== attempt.revision || Object.values(stored).some((response) => isAnswered(response)),
  );
  const isReached = sending === 'saved' || sending === 'saving';
  const isFine = isReached && !hasConflicts;
  const isSaving = isFine && isDirty;
  const isSaved = isFine && !isSaving && hasSaved;
  const trouble = isReached ? 'Not saved: choose which answer counts.' : troubles[sending](isStoredLocally);
  return (
    <p className={styles.saved} data-trouble={!isFine || undefined}>
      {isSaved && !isInvalid ? <IconCheck size={18} aria-hidden /> : null}
      {isSaving ? <IconLoader2 size={18} aria-hidden /> : null}
      {isFine ? null : <IconCloudOff size={18} aria-hidden />}
      {isSaving ? <span>Saving…</span> : null}
      {isSaved ? <span>{isInvalid ? 'Kept as typed, but not a number' : 'Saved'}</span> : null}
      {isFine && !isSaving && !hasSaved ? <span>Answers are saved automatically</span> : null}
      <output>{isFine ? '' : trouble}</output>
    </p>
  );
}

const localText = (isStoredLocally: boolean) =>
  isStoredLocally
    ? 'Kept on this device.'
    : 'Your answers aren’t stored in this browser. Don’t close the page.';

const troubles = {
  waiting: (isStoredLocally: boolean) => `Not saved yet: offline. ${localText(isStoredLocally)}`,
  failed: (isStoredLocally: boolean) => `Not saved. ${localText(isStoredLocally)}`,
  signedOut: (isStoredLocally: boolean) => `Not saved: you’re signed out. ${localText(isStoredLocally)}`,
};
