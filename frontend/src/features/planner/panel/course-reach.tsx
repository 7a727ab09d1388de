import { Reach } from '../../../ui/grade/reach.tsx';
import type { CourseFigures } from '../model/figures.ts';
import { pinsChangeHighest } from '../model/out-of-reach.ts';

/** The lowest and the highest possible grade of the course, below its gauge. Both ignore pinned grades. */
export function CourseReach({ figures: { course, standing } }: { figures: CourseFigures }) {
  const { minGuaranteedGrade, maxAchievableGrade } = standing;
  return (
    <Reach
      guaranteed={minGuaranteedGrade}
      maximum={maxAchievableGrade}
      {...(pinsChangeHighest(course, maxAchievableGrade) && { maximumLabel: 'maximum without your pins' })}
    />
  );
}
