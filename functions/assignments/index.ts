import type { CourseDependents, GradebookCourses, MembershipService } from '../courses/index.ts';
import type { ReturnedGrades } from '../gradebook/index.ts';
import { isoAfter } from '../platform/clock.ts';
import type { Domain, Platform } from '../platform/domain.ts';
import { BatchLoader } from '../platform/graph/batch-loader.ts';
import type { StorageRules } from '../platform/limits/storage-rules.ts';
import type { Store } from '../platform/store/store.ts';
import { AssignmentAccess } from './assignment-access.ts';
import { AssignmentData } from './assignment-data.ts';
import { CourseAssignmentsResolver } from './assignment-edges.resolver.ts';
import { restorableFor } from './assignment.mapper.ts';
import { AssignmentResolver } from './assignment.resolver.ts';
import { AssignmentService } from './assignment.service.ts';
import { AssignmentStore } from './assignment.store.ts';

export { AssignmentStore };

export const assignmentResolvers = [AssignmentResolver, CourseAssignmentsResolver] as const;

/** Assignments of a course count for the storage of its owner. */
export const assignmentStorage: StorageRules = { assignments: {} };

interface AssignmentDependencies extends Platform {
  readonly assignments: AssignmentStore;
  readonly memberships: Pick<MembershipService, 'placeOf' | 'worksOf' | 'readable'>;
  readonly courses: Pick<GradebookCourses, 'isStored'>;
  readonly grades: ReturnedGrades;
}

/** The assignments of courses, which are deleted with them. */
export class CourseAssignments implements CourseDependents {
  constructor(private readonly store: Store) {}

  async removeCourses(ids: readonly string[]): Promise<void> {
    await new AssignmentStore(this.store).removeCourses(ids);
  }
}

export function createAssignments(dependencies: AssignmentDependencies): Domain {
  const { assignments, clock } = dependencies;
  const access = new AssignmentAccess(dependencies);
  const service = new AssignmentService({ ...dependencies, access });
  return {
    resolvers: [
      new AssignmentResolver(service),
      new CourseAssignmentsResolver(new BatchLoader((ids, actor) => service.byCourse(ids, actor))),
    ],
    personalData: [new AssignmentData(assignments)],
    prepare: async () => {
      await assignments.declareIndexes();
    },
    /** Removes the assignments that can no longer be restored. */
    purge: async () => {
      await assignments.removeDeleted(isoAfter(clock, -restorableFor));
    },
  };
}
