import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronUp } from '@tabler/icons-react';
import { formatCompact, formatPercent } from '../../../../../core/grading/rounding.ts';
import { Gauge } from '../../../ui/grade/gauge.tsx';
import { TargetSlider } from '../../../ui/grade/target-slider.tsx';
import { answerOf } from '../model/answer.ts';
import type { CourseFigures } from '../model/figures.ts';
import { highestTarget, pinsChangeHighest } from '../model/out-of-reach.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { AnswerText } from './answer-text.tsx';
import styles from './dock.module.css';
import { ModeButton } from './mode-button.tsx';
import { PanelBody } from './panel-body.tsx';
import { useCurrentGrade } from './use-current-grade.ts';

/**
 * The panel on a phone: a bar at the bottom with the answer, the target and the target mode button. It opens
 * the whole panel.
 */
export function Dock({ figures }: { figures: CourseFigures }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const { edit } = usePlannerStore().getState();
  const target = usePlanner((state) => presentOf(state).targetGrade);
  const { parts, course } = figures;
  const { grade } = useCurrentGrade(figures);
  return (
    <aside className={styles.dock} aria-label="Where you stand">
      <button type="button" className={styles.bar} onClick={open} aria-haspopup="dialog">
        <Gauge mini parts={parts} current={grade} target={target} divisions={course.meterDivisions} />
        <DockAnswer figures={figures} />
        <IconChevronUp size={18} aria-hidden />
      </button>
      <div className={styles.target}>
        <TargetSlider
          value={target}
          parts={parts}
          onChange={(value) => edit({ type: 'setCourseNumber', field: 'targetGrade', value })}
        />
        {/* The error of the target, and the action to solve it, are in the drawer. */}
        <ModeButton isNarrow onRefused={open} />
      </div>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="88%"
        radius="16px 16px 0 0"
        title="Where you stand"
      >
        <PanelBody figures={figures} />
      </Drawer>
    </aside>
  );
}

function DockAnswer({ figures }: { figures: CourseFigures }) {
  const { standing, course } = figures;
  const { grade } = useCurrentGrade(figures);
  const isOutOfReach = course.message !== null;
  const { maxAchievableGrade } = standing;
  const atMost = pinsChangeHighest(course, maxAchievableGrade)
    ? `${formatPercent(highestTarget(course))} with your pins`
    : formatPercent(maxAchievableGrade);
  const gradeText = grade === null ? 'no known grade' : `now ${formatPercent(grade)}`;
  return (
    <span>
      <b>
        {isOutOfReach && !course.achievingTargetGrade ? (
          'Out of reach'
        ) : (
          <AnswerText pieces={answerOf(figures).short} />
        )}
      </b>
      <small>
        {isOutOfReach && course.achievingTargetGrade
          ? `${formatCompact(course.targetGrade)} is out of reach`
          : `${gradeText}, at most ${atMost}`}
      </small>
    </span>
  );
}
