import { checkSize } from '../../../core/grading/course-rules.ts';
import { courseLimits } from '../../../core/grading/value-rules.ts';
import { AppError } from '../errors.ts';

/** The fields of a course that determine its size. */
interface SizedCourse {
  readonly categories: readonly { readonly items: readonly unknown[] }[];
}

/**
 * Maximum total cost of the root fields of one request, in points. A point is at most 50 ms of CPU time on one core
 * with the largest data that an account can have, so a request takes less than a second. `npm run hostile --
 * operation-cost` measures this. Requests for whole lists over REST can cost more: each of their pages has a budget.
 */
export const requestPoints = 20;

/** Maximum objects that one request may ask for, as estimated from the sizes of its pages. */
export const maxObjects = 10_000;

export function tooMuchAsked(): AppError {
  return new AppError(
    'This request asks for too much at once. Send some of its fields in a second request.',
    { code: 'BAD_USER_INPUT' },
  );
}

/**
 * Limits the work of one request: the size of its courses together, its root fields, and the objects that it can return.
 * All aliases share the budget. Without that, a thousand bytes of aliases could cause the same work many times.
 */
export class WorkBudget {
  private itemsLeft = courseLimits.items + courseLimits.categories;
  private pointsLeft = requestPoints;
  private objectsLeft = maxObjects;

  /** Throws BAD_USER_INPUT if the request's courses together are larger than the largest course. */
  spendOn({ categories }: SizedCourse): void {
    const items = categories.reduce((total, category) => total + category.items.length, 0);
    // The check of courses refuses a course that is too large without checking its items.
    if (checkSize(categories.length, items) !== null) return;
    this.itemsLeft -= items + categories.length;
    if (this.itemsLeft >= 0) return;
    throw new AppError(
      `The courses of one request hold at most ${courseLimits.items.toLocaleString('en-US')} items together. Send the others in separate requests.`,
      { code: 'BAD_USER_INPUT' },
    );
  }

  /** Call it before a root field runs, with its cost. Throws BAD_USER_INPUT if the request exceeds its points. */
  spend(points: number): void {
    this.pointsLeft -= points;
    if (this.pointsLeft < 0) throw tooMuchAsked();
  }

  /** Counts the objects that a root field can return. Throws BAD_USER_INPUT if the request can return too many. */
  spendObjects(objects: number): void {
    this.objectsLeft -= objects;
    if (this.objectsLeft >= 0) return;
    throw new AppError(
      `This request can return more than ${maxObjects.toLocaleString('en-US')} objects. Ask for smaller pages with “first”, or for fewer levels.`,
      { code: 'BAD_USER_INPUT' },
    );
  }
}
