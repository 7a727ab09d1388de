import { defaultValues } from '../../core/grading/course-fields.ts';
import type { Category } from '../../core/grading/course.ts';
import { defaultGradeMaps, defaultMeterDivisions } from '../../core/grading/defaults.ts';
import type { DemoPeople } from '../platform/demo.ts';
import { WorkBudget } from '../platform/limits/work-budget.ts';
import { demoTemplates } from './demo-templates.ts';
import type { PeopleTableService } from './people-table.service.ts';
import type { SavedCourseService } from './saved-course.service.ts';

interface DemoCoursesDependencies {
  readonly courses: SavedCourseService;
  readonly people: PeopleTableService;
}

/** IDs of the instructor's courses. */
export interface DemoCourses {
  readonly calculus: string;
  readonly statistics: string;
}

const calculus = {
  name: 'Calculus I',
  description: 'Limits, derivatives and integrals of functions of one variable.',
  template: 'demo-weighted',
};
const statistics = {
  name: 'Introduction to Statistics',
  description: 'From describing data to testing a hypothesis.',
  template: 'demo-mixed',
};

/** Courses that the demo student plans alone, with the known grades in percent, in the order of the items. */
const planned = [
  {
    name: 'Physics I',
    description: 'Motion, forces and energy.',
    template: calculus.template,
    grades: [92, 78, 85, 88, 64],
    target: 88,
  },
  {
    name: 'World History',
    description: 'From the first cities to the last war.',
    template: statistics.template,
    grades: [90, 75, 82],
    target: 80,
  },
];

function categoriesOf(template: string, grades: readonly number[]): Category[] {
  const { categories } = demoTemplates.find(({ _id }) => _id === template) ?? { categories: [] };
  let next = 0;
  return categories.map((category) => ({
    ...category,
    items: category.items.map((item) => {
      const percent = grades[next];
      next += 1;
      return percent === undefined
        ? item
        : { ...item, knownScores: true, grade: Math.round((percent / 100) * item.maximumPoints) };
    }),
  }));
}

const contentOf = (
  { name, description, template }: typeof calculus,
  grades: readonly number[] = [],
  targetGrade = 85,
) => ({
  ...defaultValues,
  name,
  description,
  targetGrade,
  categories: categoriesOf(template, grades),
  meterDivisions: defaultMeterDivisions,
  gradeMaps: defaultGradeMaps,
  isTemplate: false,
});

/** Two courses of the instructor with their people, and two that the student plans alone. */
export async function seedDemoCourses(
  { courses, people }: DemoCoursesDependencies,
  { admin, instructor, student, classmates }: DemoPeople,
): Promise<DemoCourses> {
  const members = classmates.toSpliced(4, 0, student);
  const rows = members.map(({ name, email }) => `${name},Student,${email}`);
  const coordinator = `${admin.name},Coordinator,${admin.email}`;
  const csv = ['name,role,email', coordinator, ...rows].join('\n');
  const teach = async (course: typeof calculus) => {
    const { id } = await courses.save(instructor, contentOf(course), new WorkBudget());
    await people.read(instructor, id, { csv, extraCredit: false, rows: null });
    return id;
  };
  const [calculusId, statisticsId] = await Promise.all([
    teach(calculus),
    teach(statistics),
    ...planned.map(({ grades, target, ...course }) =>
      courses.save(student, contentOf(course, grades, target), new WorkBudget()),
    ),
  ]);
  return { calculus: calculusId, statistics: statisticsId };
}
