import { formatCompact, formatPercent } from '../../../../../core/grading/rounding.ts';
import { Legend } from '../../../ui/grade/legend.tsx';
import { MaterialBar } from '../../../ui/grade/material-bar.tsx';
import { materials, type GradeParts } from '../../../ui/grade/materials.ts';
import type { CourseFigures } from '../model/figures.ts';
import { categoryName } from '../model/names.ts';
import styles from './panel.module.css';

/** The composition of the grade: a bar for each category and a bar for the course, on a common axis. */
export function Sources({ figures }: { figures: CourseFigures }) {
  const { course, categories, standing, parts, axis } = figures;
  if (course.categories.length === 0) return null;
  const shownMaterials = materials.filter((material) => material !== 'needed' || course.achievingTargetGrade);
  return (
    <section className={styles.section}>
      <h2>Where the grade comes from</h2>
      {course.categories.map((category) => {
        const row = categories.get(category.key);
        return row ? (
          <Source
            key={category.key}
            name={categoryName(category)}
            parts={row.parts}
            weight={row.weight}
            axis={axis}
          />
        ) : null;
      })}
      <Source name="Course" parts={parts} weight={standing.totalWeight} axis={axis} />
      <Legend show={shownMaterials} />
    </section>
  );
}

interface SourceProps {
  name: string;
  parts: GradeParts;
  /** Percent of the course. */
  weight: number;
  axis: number;
}

function Source({ name, parts, weight, axis }: SourceProps) {
  return (
    <div className={styles.source}>
      <span className={styles.sourceName}>{name}</span>
      <span>
        <b>{formatPercent(parts.earned)}</b> of {formatCompact(weight)}
      </span>
      <MaterialBar parts={parts} axis={axis} label={name} />
    </div>
  );
}
