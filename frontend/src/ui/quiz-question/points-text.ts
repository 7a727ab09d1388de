import { formatCompact } from '../../../../core/grading/rounding.ts';

/** '1 point', '2.5 points'. */
export function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${formatCompact(points)} points`;
}
