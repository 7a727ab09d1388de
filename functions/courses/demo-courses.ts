import { defaultValues } from '../../core/grading/course-fields.ts';
import type { Category } from '../../core/grading/course.ts';
import { defaultGradeMaps, defaultMeterDivisions } from '../../core/grading/defaults.ts';
import type { DemoClock, DemoPeople } from '../platform/demo.ts';
import { WorkBudget } from '../platform/limits/work-budget.ts';
import { demoTemplates } from './demo-templates.ts';
import type { PeopleTableService } from './people-table.service.ts';
import type { SavedCourseService } from './saved-course.service.ts';

interface DemoCoursesDependencies {
  readonly courses: SavedCourseService;
  readonly people: PeopleTableService;
  readonly clock: DemoClock;
}

/** IDs of the instructor's courses. */
export interface DemoCourses {
  readonly calculus: string;
  readonly statistics: string;
}

interface DemoCourse {
  readonly name: string;
  readonly description: string;
  readonly template: string;
  /** Days from today until an item is due, by the item's name. */
  readonly dueInDays?: Readonly<Record<string, number>>;
}

const calculus: DemoCourse = {
  name: 'Calculus I',
  description: 'Limits, derivatives and integrals of functions of one variable.',
  template: 'demo-weighted',
  dueInDays: { 'Homework 5': 3, 'Midterm 1': 8, 'Midterm 2': 29, 'Final Exam': 50 },
};
const statistics: DemoCourse = {
  name: 'Introduction to Statistics',
  description: 'From describing data to testing a hypothesis.',
  template: 'demo-mixed',
  dueInDays: { 'Lab 4': 2, 'Lab 5': 16, 'First essay': 6, 'Final Exam': 53 },
};

/** Courses of the demo student, without an instructor. `grades`: known grades in percent, in the order of the items. */
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

/** The template's categories, with these grades (in percent) for the first items. */
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

const contentOf = ({ name, description }: DemoCourse, categories: Category[], targetGrade = 85) => ({
  ...defaultValues,
  name,
  description,
  targetGrade,
  categories,
  meterDivisions: defaultMeterDivisions,
  gradeMaps: defaultGradeMaps,
  isTemplate: false,
});

function withDates(
  categories: readonly Category[],
  days: DemoCourse['dueInDays'],
  clock: DemoClock,
): Category[] {
  return categories.map((category) => ({
    ...category,
    items: category.items.map((item) => {
      const inDays = days?.[item.name];
      return inDays === undefined ? item : { ...item, dueAt: clock.dueInDays(inDays) };
    }),
  }));
}

/** Creates two courses of the instructor with people and due dates, and two courses of the student. */
export async function seedDemoCourses(
  { courses, people, clock }: DemoCoursesDependencies,
  { admin, instructor, student, classmates }: DemoPeople,
): Promise<DemoCourses> {
  const members = classmates.toSpliced(4, 0, student);
  const rows = members.map(({ name, email }) => `${name},Student,${email}`);
  const coordinator = `${admin.name},Coordinator,${admin.email}`;
  const csv = ['name,role,email', coordinator, ...rows].join('\n');
  const teach = async (course: DemoCourse) => {
    const categories = withDates(categoriesOf(course.template, []), course.dueInDays, clock);
    const { id } = await courses.save(instructor, contentOf(course, categories), new WorkBudget());
    await people.import(instructor, id, { csv, rows: null, gradeColumn: null });
    const visitors = [student, ...classmates.slice(0, -1)];
    await Promise.all(visitors.map((visitor) => courses.get(id, visitor)));
    return id;
  };
  const [calculusId, statisticsId] = await Promise.all([
    teach(calculus),
    teach(statistics),
    ...planned.map(({ grades, target, ...course }) =>
      courses.save(
        student,
        contentOf(course, categoriesOf(course.template, grades), target),
        new WorkBudget(),
      ),
    ),
  ]);
  return { calculus: calculusId, statistics: statisticsId };
}
