import type { CourseAction } from '../editing/actions.ts';
import { courseReducer } from '../editing/course-reducer.ts';
import { createWorkingCourse, defaultCourse, type WorkingCourse } from '../editing/working-course.ts';
import { gradedSample } from './given.ts';

/** The sample course with the grades of worked example 1. */
export function workingSample(): WorkingCourse {
  return createWorkingCourse({ ...defaultCourse, categories: gradedSample() });
}

/** Applies the actions one after the other. */
export function edit(state: WorkingCourse, ...actions: readonly CourseAction[]): WorkingCourse {
  return actions.reduce(courseReducer, state);
}

export function categoryKey(state: WorkingCourse, name: string): string {
  return state.categories.find((category) => category.name === name)?.key ?? 'gone';
}

export function itemKey(state: WorkingCourse, name: string): string {
  return state.categories.flatMap(({ items }) => items).find((item) => item.name === name)?.key ?? 'gone';
}
