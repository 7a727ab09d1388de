import { Button } from '@mantine/core';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';

/** Into target mode and out of it. In it the task is the numbers, so that this button steps back. */
export function ModeButton() {
  const { edit } = usePlannerStore().getState();
  const isAchieving = usePlanner((state) => presentOf(state).achievingTargetGrade);
  return isAchieving ? (
    <Button fullWidth size="md" variant="default" onClick={() => edit({ type: 'leaveTargetMode' })}>
      Back to my grades
    </Button>
  ) : (
    <Button fullWidth size="md" onClick={() => edit({ type: 'achieveTarget' })}>
      Achieve target
    </Button>
  );
}
