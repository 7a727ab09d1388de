import { pickValues } from '../../core/grading/course-fields.ts';
import type { Person, PersonalData } from '../platform/personal-data.ts';
import { toShownContent } from './course-content.ts';
import { removeDependents, type CourseDependents } from './course-dependents.ts';
import type { RefusalStore } from './refusal.store.ts';
import { toPeople, toStaff } from './saved-course.mapper.ts';
import type { SavedCourseDocument } from './saved-course.document.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

/** All stored data of a course, for its owner. */
function toExport(course: SavedCourseDocument): object {
  const { isTemplate, createdBy, createdAt, lastUpdatedOn, deletedAt } = course;
  const content = { ...toShownContent(course), ...pickValues(course), isTemplate };
  const times = { createdAt, lastUpdatedOn, deletedAt };
  return {
    id: course._id,
    ...content,
    people: toPeople(course),
    staff: toStaff(course),
    createdBy,
    ...times,
  };
}

/** The courses of a user, including deleted ones that can be restored. */
export class CourseData implements PersonalData {
  readonly name = 'courses';

  constructor(
    private readonly courses: SavedCourseStore,
    private readonly refusals: RefusalStore,
    private readonly dependents: readonly CourseDependents[],
  ) {}

  async *read({ userId }: Person): AsyncGenerator<object[], void> {
    for await (const chunk of this.courses.everOwnedChunks(userId)) yield chunk.map(toExport);
  }

  /** Removes the user's courses with their people. Rows about the user in other people's courses stay. */
  async forget({ userId }: Person): Promise<void> {
    const ids = await this.courses.idsEverOwned(userId);
    await removeDependents(this.dependents, ids);
    await this.refusals.removeTo(userId);
    await this.courses.removeOwned(userId);
    await removeDependents(this.dependents, ids);
  }
}
