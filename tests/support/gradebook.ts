import { expect } from 'vitest';
import type { Classroom } from './attempts.ts';
import type { Browser } from './browser.ts';
import { addPerson, saveCourse } from './courses.ts';

/** A row of a gradebook, as REST returns it. */
export interface GradebookRowReply {
  readonly studentId: string;
  readonly name: string;
  readonly points: readonly (number | null)[];
  readonly revisions: readonly number[];
  readonly gradedBy: readonly (string | null)[];
  readonly details: readonly object[];
  readonly currentGrade: number | null;
  readonly letter: string | null;
}

const item = (name: string, weight: number) => ({ name, weight, maximumPoints: 20 });
const courseContent = {
  gradeMaps: [
    { letter: 'A', minimum: 90 },
    { letter: 'B', minimum: 80 },
  ],
  categories: [
    { name: 'Exams', categoryType: 'STANDARD', items: [item('Midterm', 40), item('Final', 60)] },
    { name: 'Quizzes', categoryType: 'STANDARD', items: [item('Planets', 20)] },
  ],
};

export async function expectJson<Reply>(browser: Browser, path: string): Promise<Reply> {
  const reply = await browser.get(path);
  expect(reply.status, reply.text).toBe(200);
  return JSON.parse(reply.text) as Reply;
}

/** A course of the teacher with Ada and Eve as members. */
export async function givenCourse(classroom: Classroom) {
  const { teacher } = classroom;
  const course = await saveCourse(teacher, courseContent);
  const items = course.categories.flatMap((category) => category.items) as unknown as {
    readonly itemId: string;
  }[];
  const [midterm, final, planets] = items.map(({ itemId }) => itemId) as [string, string, string];
  const people = [
    await addPerson(teacher, course.id, { name: 'Ada', email: 'Ada@markwise.example' }),
    await addPerson(teacher, course.id, { name: 'Eve', email: 'eve@markwise.example' }),
  ] as const;
  const path = `/api/courses/${course.id}/gradebook`;
  const [ada, eve] = people.map(({ id }) => id) as [string, string];
  return {
    ...classroom,
    courseId: course.id,
    path,
    items: { midterm, final, planets },
    students: { ada, eve },
    rows: (by = teacher) => expectJson<GradebookRowReply[]>(by, path),
    enter: (grades: readonly object[], by = teacher) => by.patch(path, { grades }),
    column: (itemId: string, changes: object, by = teacher) => by.patch(`${path}/columns/${itemId}`, changes),
    own: (by: Browser) => expectJson<object[]>(by, `/api/courses/${course.id}/grades`),
  };
}

/** An item that only one student has, as a client sends it. */
export const ownItem = {
  key: 'extra-1',
  categoryName: 'Exams',
  categoryIndex: 0,
  name: 'Talk',
  weight: 5,
  maximumPoints: 10,
  points: null,
};

export const emptyPlan = { targetGrade: null, grades: [], items: [], updatedAt: null };

/** The course of `givenCourse`, and a plan (`plan`) that one of its members can save. */
export async function givenPlan(classroom: Classroom) {
  const course = await givenCourse(classroom);
  const path = `/api/courses/${course.courseId}/plan`;
  const { midterm, final } = course.items;
  const grades = [
    { itemId: midterm, points: 17 },
    { itemId: final, points: 12.5 },
  ] as const;
  return {
    ...course,
    path,
    plan: { targetGrade: 92.5, grades, items: [ownItem, { ...ownItem, key: 'extra_2', points: 3 }] },
    planOf: (by: Browser) => expectJson<object>(by, path),
  };
}
