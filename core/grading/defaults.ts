import { defaultValues } from './course-fields.ts';
import type { Category, GradeMap, Item, MeterDivisions } from './course.ts';

/** The defaults of the product specification, sections 3 and 9. */

export const defaultTargetGrade = defaultValues.targetGrade;

export const defaultMeterDivisions: MeterDivisions = [70, 80];

/** The usual scale with plus and minus. A course can have a different scale. */
export const defaultGradeMaps: readonly GradeMap[] = [
  { letter: 'A', minimum: 93 },
  { letter: 'A-', minimum: 90 },
  { letter: 'B+', minimum: 87 },
  { letter: 'B', minimum: 83 },
  { letter: 'B-', minimum: 80 },
  { letter: 'C+', minimum: 77 },
  { letter: 'C', minimum: 73 },
  { letter: 'C-', minimum: 70 },
  { letter: 'D', minimum: 60 },
  { letter: 'F', minimum: 0 },
];

export function blankItem(): Item {
  return {
    name: 'Item Name',
    description: '',
    weight: 0,
    knownScores: false,
    grade: 0,
    maximumPoints: 0,
  };
}

export function blankCategory(): Category {
  return {
    name: 'Category Name',
    categoryType: 'STANDARD',
    weight: 0,
    maximumPoints: 0,
    dropLowest: 0,
    items: [blankItem()],
  };
}

export function sampleCategories(): Category[] {
  const assignments = ['Assignment 1', 'Assignment 2', 'Assignment 3', 'Assignment 4'];
  const exams = ['Exam 1', 'Exam 2', 'Final Exam'];
  return [
    sampleCategory('Assignments', 25, assignments, { weight: 6.25, maximumPoints: 25 }),
    sampleCategory('Exams', 75, exams, { weight: 25, maximumPoints: 100 }),
  ];
}

function sampleCategory(
  name: string,
  weight: number,
  itemNames: readonly string[],
  each: Pick<Item, 'weight' | 'maximumPoints'>,
): Category {
  return {
    ...blankCategory(),
    name,
    weight,
    maximumPoints: itemNames.length * each.maximumPoints,
    items: itemNames.map((itemName) => ({ ...blankItem(), name: itemName, ...each })),
  };
}
