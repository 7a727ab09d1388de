import { bandPath } from './gauge-geometry.ts';
import styles from './gauge.module.css';
import { segmentsOf, type GradeParts, type Material } from './materials.ts';

const inner = 106;
const outer = 130;
/** Half of the gap between two materials, in percent. */
const gap = 0.4;

/** The arc of the gauge, made of the materials. */
export function GaugeArc({ parts, patterns }: { parts: GradeParts; patterns: string }) {
  const fills: Record<Material, string> = {
    earned: 'var(--earned)',
    needed: `url(#${patterns}-needed)`,
    open: `url(#${patterns}-open)`,
    lost: 'var(--lost-bg)',
  };
  return (
    <g aria-hidden>
      <defs>
        <Hatch id={`${patterns}-open`} ground="var(--open-bg)" line="var(--open)" />
        <Hatch id={`${patterns}-needed`} ground="var(--needed-soft)" line="var(--needed-mark)" />
      </defs>
      {segmentsOf(parts, 100).map(({ material, from, to }) => (
        <path
          key={material}
          d={bandPath(
            from === 0 ? 0 : from + gap,
            Math.max(from + gap + 0.05, to === 100 ? 100 : to - gap),
            inner,
            outer,
          )}
          fill={fills[material]}
          className={styles[material]}
        />
      ))}
    </g>
  );
}

function Hatch({ id, ground, line }: { id: string; ground: string; line: string }) {
  return (
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={5} height={5} fill={ground} />
      <rect width={1.6} height={5} fill={line} />
    </pattern>
  );
}
