import type { Actor } from '../platform/actor.ts';
import type { DemoPeople } from '../platform/demo.ts';
import type { GradebookReader } from './gradebook-reader.ts';
import type { GradebookService, SentGrade } from './gradebook.service.ts';

/** A course of the demo's instructor, and the quiz that grades one of its items. */
export interface DemoGradedCourse {
  readonly courseId: string;
  readonly quizId: string;
  /** Index of the item that the quiz grades. */
  readonly quizItem: number;
  /** Number of items at the beginning of the course that are graded. */
  readonly gradedCount: number;
}

/** Percent of a person for an item. The first person is good and the last is weak. It differs from item to item. */
const percentOf = (person: number, people: number, item: number) =>
  Math.min(100, Math.round(98 - (person / people) * 42 + ((person * 7 + item * 11) % 13) - 8));

/** Enters grades in the demo's courses as the instructor. One person is excused, and one person missed an item. */
export async function seedDemoGrades(
  { reader, service }: { readonly reader: GradebookReader; readonly service: GradebookService },
  { instructor, admin }: DemoPeople,
  courses: readonly DemoGradedCourse[],
): Promise<void> {
  await Promise.all(
    courses.map((course) => seedCourse({ reader, service, instructor, withoutGrades: admin }, course)),
  );
}

const feedbackOn = (share: number) =>
  share >= 0.9 ? 'Clear and complete. Well done.' : 'Good ideas. Show each step, so that I can follow you.';

interface Seed {
  readonly reader: GradebookReader;
  readonly service: GradebookService;
  readonly instructor: Actor;
  readonly withoutGrades: Actor;
}

async function seedCourse(
  { reader, service, instructor, withoutGrades }: Seed,
  { courseId, quizId, quizItem, gradedCount }: DemoGradedCourse,
): Promise<void> {
  const columns = (await reader.columnsOf([courseId], instructor)).get(courseId) ?? [];
  const course = (await reader.taught([courseId], instructor)).get(courseId);
  const people = course?.people.filter(({ email }) => email !== withoutGrades.email) ?? [];
  const grades = people.flatMap(({ studentId }, person) =>
    columns.slice(0, gradedCount).flatMap(({ itemId, maximumPoints }, item): SentGrade[] => {
      if (item === quizItem) return [];
      if (person === 2 && item === 1)
        return [{ studentId, itemId, status: 'EXCUSED', note: 'Ill, with a certificate.' }];
      if (person === people.length - 2 && item === 0) return [{ studentId, itemId, status: 'MISSING' }];
      const points = Math.round((percentOf(person, people.length, item) / 100) * maximumPoints);
      return [
        { studentId, itemId, points, ...(item === 0 && { feedback: feedbackOn(points / maximumPoints) }) },
      ];
    }),
  );
  await service.updateGrades(instructor, courseId, grades);
  const item = columns[quizItem];
  if (item) await service.updateColumn(instructor, { courseId, itemId: item.itemId }, { quizId });
}
