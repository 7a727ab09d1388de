import type { Category, CategoryType, Item } from '../../core/grading/course.ts';
import { defaultGradeMaps, defaultMeterDivisions, defaultTargetGrade } from '../../core/grading/defaults.ts';
import type { CourseTemplateDocument } from './course-template.store.ts';

function item(name: string, maximumPoints: number, weight = 0): Item {
  return { name, description: '', weight, knownScores: false, grade: 0, maximumPoints };
}

function numbered(name: string, count: number, maximumPoints: number, weight = 0): Item[] {
  return Array.from({ length: count }, (_, at) => item(`${name} ${at + 1}`, maximumPoints, weight));
}

function category(name: string, categoryType: CategoryType, items: Item[], weight = 0): Category {
  const maximumPoints = items.reduce((sum, { maximumPoints: points }) => sum + points, 0);
  return {
    name,
    categoryType,
    weight,
    maximumPoints: categoryType === 'STANDARD' ? 0 : maximumPoints,
    dropLowest: 0,
    items,
  };
}

function template(
  id: string,
  name: string,
  description: string,
  categories: Category[],
): CourseTemplateDocument {
  return {
    _id: id,
    name,
    description,
    targetGrade: defaultTargetGrade,
    categories,
    meterDivisions: defaultMeterDivisions,
    gradeMaps: defaultGradeMaps,
  };
}

/** A template for each common way to weight items: by weight, by points, and mixed. */
export const demoTemplates: readonly CourseTemplateDocument[] = [
  template(
    'demo-weighted',
    'Weighted by exam',
    'Homework and two midterms before a final: each item has its weight.',
    [
      category('Homework', 'STANDARD', numbered('Homework', 5, 20, 4)),
      category('Midterms', 'STANDARD', numbered('Midterm', 2, 100, 20)),
      category('Final', 'STANDARD', [item('Final Exam', 100, 40)]),
    ],
  ),
  template('demo-points', 'Every point counts', 'Your grade is your share of all points in the course.', [
    category('Quizzes', 'POINTS_BASED', numbered('Quiz', 6, 10)),
    category('Labs', 'POINTS_BASED', numbered('Lab', 4, 25)),
    category('Project', 'POINTS_BASED', [item('Proposal', 20), item('Report', 60), item('Talk', 20)]),
  ]),
  template(
    'demo-mixed',
    'Labs, essays and a final',
    'Categories with their own weight, shared among items by points.',
    [
      category('Labs', 'HYBRID', numbered('Lab', 6, 15), 30),
      category('Essays', 'HYBRID', [item('First essay', 40), item('Second essay', 60)], 30),
      category('Exam', 'STANDARD', [item('Final Exam', 120, 40)]),
    ],
  ),
];
