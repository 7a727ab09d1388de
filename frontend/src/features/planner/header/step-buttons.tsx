import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { insidePage } from '../floats.ts';
import styles from './course-header.module.css';
import { takeStep } from '../commands/take-step.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';

const size = { icon: 20, button: 36, phone: 44 };

/** Undo and redo. On a phone redo is in the menu. */
export function StepButtons({ onlyUndo }: { onlyUndo: boolean }) {
  const store = usePlannerStore();
  const canUndo = usePlanner(({ history }) => history.past.length > 0);
  const canRedo = usePlanner(({ history }) => history.future.length > 0);
  const look = {
    variant: 'subtle',
    color: 'gray',
    size: onlyUndo ? size.phone : size.button,
    className: styles.step ?? '',
  } as const;
  return (
    <>
      <Tooltip {...insidePage} label="Undo in the course (Ctrl Z)">
        <ActionIcon {...look} aria-label="Undo" disabled={!canUndo} onClick={() => takeStep(store, 'undo')}>
          <IconArrowBackUp size={size.icon} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {onlyUndo ? null : (
        <Tooltip {...insidePage} label="Redo in the course (Ctrl Shift Z)">
          <ActionIcon {...look} aria-label="Redo" disabled={!canRedo} onClick={() => takeStep(store, 'redo')}>
            <IconArrowForwardUp size={size.icon} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </>
  );
}
