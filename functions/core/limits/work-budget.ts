import { checkSize, courseLimits } from '../../../core/grading/course-rules.ts';
import { AppError } from '../errors.ts';

/** A course as far as its size goes. */
interface Sized {
  readonly categories: readonly { readonly items: readonly unknown[] }[];
}

const most = courseLimits.items.toLocaleString('en-US');

/**
 * The work that one request may cause, whatever it asks: as much as the largest course. Its aliases share it, as a
 * thousand bytes of them could otherwise have the same large course planned many times over.
 */
export class WorkBudget {
  private left = courseLimits.items + courseLimits.categories;

  /** Throws BAD_USER_INPUT where the request's courses are together larger than the largest course. */
  spendOn({ categories }: Sized): void {
    const items = categories.reduce((total, category) => total + category.items.length, 0);
    // Too large by itself: refused by its rules, which look at none of its items.
    if (checkSize(categories.length, items) !== null) return;
    this.left -= items + categories.length;
    if (this.left >= 0) return;
    throw new AppError(
      `The courses of one request hold at most ${most} items together. Send the others in requests of their own.`,
      { code: 'BAD_USER_INPUT' },
    );
  }
}
