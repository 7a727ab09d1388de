import { Alert, Button, Group } from '@mantine/core';
import { QuestionView } from '../../../../ui/question-view/question-view.tsx';
import type { BankQuestionFragment } from '../../../../gql/graphql.ts';
import { ago } from '../../../../lib/ago.ts';
import styles from './editor.module.css';

interface ChangedElsewhereProps {
  /** As it is stored now. */
  theirs: BankQuestionFragment;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** The question was changed by somebody else, or in another tab, while it was open here. */
export function ChangedElsewhere({ theirs, onTakeTheirs, onSaveMine }: ChangedElsewhereProps) {
  return (
    <Alert color="ink" mt="md" title="This question was changed elsewhere">
      <p>Nothing was overwritten. Stored {ago(theirs.updatedOn)}:</p>
      <div className={styles.theirs}>
        <QuestionView question={theirs} />
      </div>
      <Group gap="sm" mt="sm">
        <Button size="compact-md" variant="outline" onClick={onTakeTheirs}>
          Take what is stored
        </Button>
        <Button size="compact-md" variant="outline" onClick={onSaveMine}>
          Save mine over it
        </Button>
      </Group>
    </Alert>
  );
}
