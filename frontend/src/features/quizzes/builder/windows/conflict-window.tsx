import { Button, Group, Modal, Text } from '@mantine/core';
import { ago } from '../../../../lib/ago.ts';
import { showSuccess } from '../../../../lib/show-notice.tsx';
import { useSaving } from '../data/use-quiz-saving.ts';
import { differencesBetween } from '../model/differences.ts';
import { useBuilderState, useDispatch } from '../store/use-builder.ts';
import styles from './windows.module.css';

/** Shown if a save is refused because another version was saved first. The user chooses one of the two versions. */
export function ConflictWindow() {
  const theirs = useBuilderState((state) => state.theirs);
  const mine = useBuilderState(({ content }) => content);
  const dispatch = useDispatch();
  const { overwrite } = useSaving();
  if (theirs === null) return null;
  const take = () => {
    dispatch({ type: 'takeTheirs' });
    showSuccess('The other version is in the builder now.');
  };
  return (
    // The window cannot be closed before the user has chosen a version.
    <Modal opened onClose={() => {}} withCloseButton={false} title="The quiz was changed elsewhere" size="lg">
      <Text>
        It was saved in another tab, on another device or by somebody else {ago(theirs.updatedAt)}. Nothing
        was overwritten.
      </Text>
      <ul className={styles.differences}>
        {differencesBetween(mine, theirs.content).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Group mt="lg" gap="sm" justify="flex-end">
        <Button variant="default" onClick={take}>
          Take theirs
        </Button>
        <Button data-autofocus onClick={() => void overwrite()}>
          Keep mine
        </Button>
      </Group>
    </Modal>
  );
}
