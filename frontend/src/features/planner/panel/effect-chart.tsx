import { useId } from 'react';
import { formatPercent, formatPoints } from '../../../../../core/grading/rounding.ts';
import type { ItemEffect } from '../model/item-effect.ts';
import styles from './effect-chart.module.css';

interface EffectChartProps {
  effect: ItemEffect;
  /** Percent of the course. */
  target: number;
  name: string;
}

const box = { left: 30, right: 322, top: 8, bottom: 96 };

/** A chart of the course grade for every grade of one item. It shows a line, or a band while other items are open. */
export function EffectChart({ effect, target, name }: EffectChartProps) {
  const hatch = useId();
  const { from, to, band, present } = effect;
  const { maximumPoints } = effect.item;
  const low = Math.floor(from / 10) * 10;
  const high = Math.max(low + 10, Math.ceil((to + band) / 10) * 10);
  const y = (percent: number) => box.bottom - ((percent - low) / (high - low)) * (box.bottom - box.top);
  const x = (points: number) =>
    box.left + (Math.min(points, maximumPoints) / maximumPoints) * (box.right - box.left);
  const corners = [
    [box.left, y(from)],
    [box.right, y(to)],
    [box.right, y(to + band)],
    [box.left, y(from + band)],
  ];
  return (
    <svg className={styles.chart} viewBox="0 0 332 114" role="img" aria-label={chartLabel(effect, name)}>
      <pattern id={hatch} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={5} height={5} fill="var(--open-bg)" />
        <rect width={1.6} height={5} fill="var(--open)" />
      </pattern>
      <path d={`M${box.left} ${box.top}V${box.bottom}H${box.right}`} className={styles.axis} />
      {band > 0 ? (
        <polygon points={corners.join(' ')} fill={`url(#${hatch})`} className={styles.band} />
      ) : null}
      {target >= low && target <= high ? (
        <path d={`M${box.left} ${y(target)}H${box.right}`} className={styles.target} />
      ) : null}
      <path d={`M${box.left} ${y(from)}L${box.right} ${y(to)}`} className={styles.line} />
      {present === null ? null : (
        <circle cx={x(present.points)} cy={y(present.grade)} r={5} className={styles.present} />
      )}
      <text x={box.left - 6} y={box.top + 4} className={styles.left}>
        {high}
      </text>
      <text x={box.left - 6} y={box.bottom} className={styles.left}>
        {low}
      </text>
      <text x={box.left} y={box.bottom + 15}>
        0
      </text>
      <text x={box.right} y={box.bottom + 15} className={styles.left}>
        {formatPoints(maximumPoints)} points
      </text>
    </svg>
  );
}

function chartLabel({ from, to, band, item }: ItemEffect, name: string): string {
  const reach = (percent: number) =>
    band > 0 ? `${formatPercent(percent)} to ${formatPercent(percent + band)}` : formatPercent(percent);
  return `Course grade with ${name}: ${reach(from)} at 0 points, ${reach(to)} at ${formatPoints(item.maximumPoints)} points`;
}
