import type { CourseValues } from './course-fields.ts';

/**
 * The data of a course in the planner. Weights are percent of the whole course with two decimals. Grades and
 * maximum points are points.
 */

export const categoryTypes = ['STANDARD', 'HYBRID', 'POINTS_BASED'] as const;
export type CategoryType = (typeof categoryTypes)[number];

export interface Item {
  /** ID in the saved course. Does not change when the item is edited or moved. Missing or null if never saved. */
  readonly itemId?: string | null | undefined;
  readonly name: string;
  readonly description: string;
  /** ISO 8601 in UTC with milliseconds. Missing or null without a due date. */
  readonly dueAt?: string | null | undefined;
  /** Percent of the course. Used in STANDARD categories. `weigh` computes it for other category types. */
  readonly weight: number;
  /** True if `grade` is known. False if the item is open. */
  readonly knownScores: boolean;
  /** Points. Can be more than `maximumPoints` (extra credit). */
  readonly grade: number;
  readonly maximumPoints: number;
  /** The grades that the item can still get. Missing if a known grade is final, and an open item can get any grade. */
  readonly range?: GradeRange | undefined;
}

/**
 * The grades that an item can still get, in points: if another attempt can change its known grade, or if a part of its
 * work is already graded. It contains the known grade, and has no extra credit. Never saved, because it changes with each
 * attempt.
 */
export interface GradeRange {
  /** The known grade that the range belongs to. Null for an open item. With another grade, the range does not apply. */
  readonly grade: number | null;
  readonly lowest: number;
  readonly highest: number;
}

export interface Category<I extends Item = Item> {
  readonly name: string;
  readonly categoryType: CategoryType;
  /** Percent of the course. Used in HYBRID categories. `weigh` computes it for other category types. */
  readonly weight: number;
  /** Points of all items together. Used in HYBRID and POINTS_BASED categories. */
  readonly maximumPoints: number;
  /** Number of items with the lowest grades that don't count. At least one item always counts. */
  readonly dropLowest: number;
  readonly items: readonly I[];
}

/** A letter grade, and the lowest course grade in percent that earns the letter. */
export interface GradeMap {
  readonly letter: string;
  readonly minimum: number;
}

/** The two grades after which the line of the gauge's scale gets heavier, in percent, ascending. */
export type MeterDivisions = readonly [number, number];

/** A course as it is saved, exported and imported. */
export interface Course extends CourseValues {
  readonly categories: readonly Category[];
  readonly meterDivisions: MeterDivisions;
  readonly gradeMaps: readonly GradeMap[];
}

export function isCategoryType(value: unknown): value is CategoryType {
  return categoryTypes.some((type) => type === value);
}

/** A row of a course's list of people, with or without an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly linkedin: string;
  readonly github: string;
  readonly key: string;
  /** Percent of the course. Null if there is none. */
  readonly grade: number | null;
}
