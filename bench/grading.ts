import { achieveTarget } from '../core/grading/achieve-target.ts';
import type { Category } from '../core/grading/course.ts';
import { courseReducer } from '../core/grading/editing/course-reducer.ts';
import { planOf } from '../core/grading/editing/selectors.ts';
import { createWorkingCourse, defaultCourse } from '../core/grading/editing/working-course.ts';
import { standing } from '../core/grading/standing.ts';
import { courseOf } from './courses.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { warmedRounds } from './warmed.ts';

function plainSum(categories: readonly Category[]): number {
  let sum = 0;
  for (const { items } of categories)
    for (const item of items) sum += (item.weight * item.grade) / item.maximumPoints;
  return sum;
}

function oneEdit(count: number, dropLowest = 0): () => unknown {
  const course = createWorkingCourse({ ...defaultCourse, categories: courseOf(count, 100, dropLowest) });
  const item = course.categories.at(-1)?.items.at(-1);
  let value = 0;
  return () => {
    value = (value + 1) % 100;
    return planOf(
      courseReducer(course, { type: 'setItemNumber', itemKey: item?.key ?? '', field: 'grade', value }),
    );
  };
}

/** Plans for a target in the middle of the achievable range, so that every open item gets a recommended grade. */
function achieving(count: number, points: number, dropLowest = 0): () => unknown {
  const categories = courseOf(count, points, dropLowest);
  const { earned, maxAchievableGrade } = standing(categories);
  return () => achieveTarget(categories, (earned + maxAchievableGrade) / 2);
}

const rounds = 21;
const howTime = `CPU time of the thread for one call, after a warm-up of 300 ms; median of ${rounds} rounds of 20 ms`;
const howRatio = `Median of the ratios of ${rounds} alternating rounds, each measured as above`;

/** Measures the grade calculation: an edit in the planner, the standing of a course, and the recommended grades. */
export async function benchGrading(): Promise<Figure[]> {
  const course = courseOf(1_000);
  const measured = warmedRounds(
    {
      sum: () => plainSum(course),
      standing: () => standing(course),
      edit: oneEdit(1_000),
      target: achieving(1_000, 100),
      manyPoints: achieving(1_000, 1_000_000),
      fewItems: achieving(100, 100),
      manyItems: achieving(10_000, 100),
      droppingEdit: oneEdit(1_000, 2),
      droppingTarget: achieving(1_000, 100, 2),
    },
    rounds,
  );
  type Round = (typeof measured)[number];
  const time = (name: keyof Round) => ({
    value: median(measured.map((round) => round[name])),
    unit: 'µs',
    how: howTime,
  });
  const ratio = (of: keyof Round, to: keyof Round) => ({
    value: median(measured.map((round) => round[of] / round[to])),
    unit: '×',
    how: howRatio,
  });
  return [
    { key: 'grading.sum', what: 'plain sum over 1,000 items', ...time('sum'), goal: null },
    {
      key: 'grading.standing',
      what: 'standing of 1,000 items',
      ...time('standing'),
      goal: { atMost: 30 },
    },
    {
      key: 'grading.edit',
      what: 'one edit in 1,000 items, with its plan',
      ...time('edit'),
      goal: { atMost: 15 },
    },
    {
      key: 'grading.target',
      what: 'achieveTarget, 1,000 items of 100 points',
      ...time('target'),
      goal: { atMost: 150 },
    },
    {
      key: 'grading.target.points',
      what: 'achieveTarget, items of 1,000,000 points ÷ items of 100 points',
      ...ratio('manyPoints', 'target'),
      goal: { atMost: 1.3 },
    },
    {
      key: 'grading.target.items',
      what: 'achieveTarget, 10,000 items ÷ 100 items',
      ...ratio('manyItems', 'fewItems'),
      goal: { atMost: 110 },
    },
    {
      key: 'grading.drops.edit',
      what: 'one edit in 1,000 items whose 20 categories drop the 2 lowest grades, with its plan',
      ...time('droppingEdit'),
      goal: null,
    },
    {
      key: 'grading.drops.target',
      what: 'achieveTarget, 1,000 items whose 20 categories drop the 2 lowest grades',
      ...time('droppingTarget'),
      goal: null,
    },
  ];
}
