import type { CourseValues } from './course-fields.ts';

/**
 * What a course is made of, as the planner sees it. Weights are percent of the whole course, to two decimals;
 * grades and maximum points are points.
 */

export const categoryTypes = ['STANDARD', 'HYBRID', 'POINTS_BASED'] as const;
export type CategoryType = (typeof categoryTypes)[number];

export interface Item {
  readonly name: string;
  readonly description: string;
  /** Percent of the course. Read for STANDARD categories; `weigh` computes it for the others. */
  readonly weight: number;
  /** Whether `grade` is real; an item without a real grade is still open. */
  readonly knownScores: boolean;
  /** Points; may exceed `maximumPoints` (extra credit). */
  readonly grade: number;
  readonly maximumPoints: number;
}

export interface Category<I extends Item = Item> {
  readonly name: string;
  readonly categoryType: CategoryType;
  /** Percent of the course. Read for HYBRID categories; `weigh` computes it for the others. */
  readonly weight: number;
  /** Points that the items are measured against. Read for HYBRID and POINTS_BASED categories. */
  readonly maximumPoints: number;
  readonly items: readonly I[];
}

/** The first grade from which each letter is given. `minimum` is a percent of the course. */
export interface GradeMap {
  readonly letter: string;
  readonly minimum: number;
}

/** The two places where the gauge changes its scale, in percent, ascending. */
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

/** A student in a course. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly linkedin: string;
  readonly github: string;
  readonly key: string;
  /** Percent of the course; null while none was given. */
  readonly grade: number | null;
}
