import { letterFor } from '../../../../../core/grading/letter-scale.ts';
import type { WorkingCategory, WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { formatCompact, formatNeed, formatPoints } from '../../../../../core/grading/rounding.ts';
import { Gauge } from '../../../ui/grade/gauge.tsx';
import { addsText } from '../model/adds-text.ts';
import { answerOf } from '../model/answer.ts';
import { nameOf } from '../model/names.ts';
import type { CourseFigures, ItemFigures } from '../model/figures.ts';
import { categoryName } from '../model/names.ts';
import { AnswerText } from '../panel/answer-text.tsx';
import { CourseReach } from '../panel/course-reach.tsx';
import { Sources } from '../panel/sources.tsx';
import { useCurrentGrade } from '../panel/use-current-grade.ts';
import styles from './printed-course.module.css';

/** The course on paper: all entered and computed values, full names, no controls. */
export function PrintedCourse({ figures }: { figures: CourseFigures }) {
  const { course, parts } = figures;
  const { grade, letter } = useCurrentGrade(figures);
  return (
    <div className={styles.sheet}>
      <div className={styles.current}>
        <div>
          <Gauge
            parts={parts}
            current={grade}
            {...(letter === null ? {} : { letter })}
            target={course.targetGrade}
            divisions={course.meterDivisions}
          />
          <CourseReach figures={figures} />
        </div>
        <div>
          <p className={styles.target}>
            Target grade <b>{formatCompact(course.targetGrade)}</b>{' '}
            {letterFor(course.targetGrade, course.gradeMaps)}
          </p>
          <p className={styles.answer}>{course.message ?? <AnswerText pieces={answerOf(figures).long} />}</p>
        </div>
      </div>
      {course.categories.map((category) => (
        <PrintedCategory key={category.key} category={category} figures={figures} />
      ))}
      <Sources figures={figures} />
    </div>
  );
}

interface PrintedCategoryProps {
  category: WorkingCategory;
  figures: CourseFigures;
}

function PrintedCategory({ category, figures: { categories, items, course } }: PrintedCategoryProps) {
  const isAchieving = course.achievingTargetGrade;
  return (
    <table className={styles.table}>
      <caption>
        {categoryName(category)} <b>{formatCompact(categories.get(category.key)?.weight ?? 0)} %</b>
      </caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Weight</th>
          <th scope="col">Grade</th>
          <th scope="col">Points</th>
          {isAchieving ? <th scope="col">Needs</th> : null}
          <th scope="col">Adds</th>
        </tr>
      </thead>
      <tbody>
        {category.items.map((item) => {
          const row = items.get(item.key);
          return (
            <tr key={item.key}>
              <th scope="row">{nameOf(item)}</th>
              <td>{formatCompact(row?.weight ?? 0)} %</td>
              <td>{item.knownScores ? formatPoints(item.grade) : 'open'}</td>
              <td>{formatPoints(item.maximumPoints)}</td>
              {isAchieving ? <td>{neededText(item, row)}</td> : null}
              <td>{row ? addsText(row) : ''}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function neededText({ maximumPoints }: WorkingItem, row: ItemFigures | undefined) {
  if (row?.needed == null) return '';
  return <span className="highlighted">{formatNeed(row.needed, maximumPoints)}</span>;
}
