import { Button } from '@mantine/core';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';

interface ModeButtonProps {
  /** True for a button that is only as wide as its label. */
  isNarrow?: boolean;
  /** Called if the target is out of reach. */
  onRefused?: () => void;
}

/** Enters and leaves target mode. In target mode the numbers matter more, so the button is less prominent. */
export function ModeButton({ isNarrow = false, onRefused }: ModeButtonProps) {
  const store = usePlannerStore();
  const { edit } = store.getState();
  const isAchieving = usePlanner((state) => presentOf(state).achievingTargetGrade);
  const look = isNarrow ? { h: 44, px: 14 } : { fullWidth: true, size: 'md' };
  const achieve = () => {
    edit({ type: 'achieveTarget' });
    if (presentOf(store.getState()).message !== null) onRefused?.();
  };
  return isAchieving ? (
    <Button {...look} variant="default" onClick={() => edit({ type: 'leaveTargetMode' })}>
      Back to my grades
    </Button>
  ) : (
    <Button {...look} onClick={achieve}>
      Achieve target
    </Button>
  );
}
