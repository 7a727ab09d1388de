import { Alert, Button, Group, Modal, Skeleton } from '@mantine/core';
import { texts } from '../../../../../../core/texts.ts';
import { PartFailure } from '../editor/part-failure.tsx';
import { RegradeChanges } from './regrade-changes.tsx';
import { RegradeQuestions } from './regrade-questions.tsx';
import { attempts } from './regrade-words.ts';
import styles from './regrade.module.css';
import { useRegrade } from './use-regrade.ts';

interface RegradeWindowProps {
  quizId: string;
  onClose: () => void;
}

/** What regrading would change, by question and by person, before it is done. */
export function RegradeWindow({ quizId, onClose }: RegradeWindowProps) {
  const { plan, given, give, isOld, unread, readAgain, regrade, isBusy, failure } = useRegrade(
    quizId,
    onClose,
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title="Regrade"
      size="xl"
      classNames={{ content: styles.window ?? '', body: styles.body ?? '' }}
    >
      <div className={styles.scrolls}>
        <p className={styles.lead}>
          Everything that was handed in is judged again, by the answers and points that count now. What you
          graded by hand stays. Takers see the new score, and that it was regraded.
        </p>
        {plan ? (
          <>
            <RegradeQuestions questions={plan.questions} given={given} onGive={give} />
            <RegradeChanges plan={plan} isOld={isOld} />
          </>
        ) : null}
        {!plan && !unread ? <Skeleton height={160} mt="md" role="status" aria-label={texts.loading} /> : null}
        {unread ? (
          <PartFailure title="What would change could not be worked out" error={unread} onRetry={readAgain} />
        ) : null}
        {failure === null ? null : (
          <Alert color="danger" mt="md" role="alert" title="Not everything was regraded">
            {failure}
          </Alert>
        )}
      </div>
      <Group className={styles.foot ?? ''} gap="sm" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={isBusy} disabled={!plan || isOld || unread !== undefined} onClick={regrade}>
          {plan && plan.changed > 0 ? `Regrade ${attempts(plan.changed)}` : 'Regrade'}
        </Button>
      </Group>
    </Modal>
  );
}
