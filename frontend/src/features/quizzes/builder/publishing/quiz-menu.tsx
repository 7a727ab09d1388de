import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { quizAddress } from '../../../../lib/quizzes/quiz-address.ts';
import { hasUnsaved } from '../model/builder-state.ts';
import { useBuilt, useDispatch, useTab } from '../store/use-builder.ts';
import { useQuizState } from './use-quiz-state.ts';
import { useWithdrawing } from './use-withdrawing.ts';
import { WithdrawWindow } from './withdraw-window.tsx';
import { deleting } from './words.ts';

/** What else can be done with a saved quiz. */
export function QuizMenu() {
  const saved = useBuilt((state) => state.saved);
  const isDirty = useBuilt(hasUnsaved);
  const dispatch = useDispatch();
  const show = useTab((tab) => tab.show);
  const { remove } = useQuizState();
  const { withdraw, asked, cancel, confirm } = useWithdrawing<null>(remove);
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
      <WithdrawWindow words={deleting} inProgress={asked?.inProgress} onCancel={cancel} onConfirm={confirm} />
    </>
  );
}
