import type { CourseDependents, GradebookCourses, MembershipService } from '../courses/index.ts';
import type { ReturnedGrades } from '../gradebook/index.ts';
import { isoAfter } from '../platform/clock.ts';
import type { Domain, Platform } from '../platform/domain.ts';
import { BatchLoader } from '../platform/graph/batch-loader.ts';
import type { Searchable } from '../platform/searchable.ts';
import type { StorageRules } from '../platform/limits/storage-rules.ts';
import type { Store } from '../platform/store/store.ts';
import { AssignmentAccess } from './assignment-access.ts';
import { AssignmentData } from './assignment-data.ts';
import {
  AssignmentSubmissionsResolver,
  CourseAssignmentsResolver,
  ownSubmissionResolvers,
} from './assignment-edges.resolver.ts';
import { restorableFor } from './assignment.mapper.ts';
import { AssignmentSearch } from './assignment-search.ts';
import { AssignmentResolver } from './assignment.resolver.ts';
import { AssignmentService } from './assignment.service.ts';
import { AssignmentStore } from './assignment.store.ts';
import { DueAssignments } from './due-assignments.ts';
import { SubmissionData } from './submission-data.ts';
import { SubmissionGradingService } from './submission-grading.service.ts';
import { SubmissionResolver } from './submission.resolver.ts';
import { SubmissionService } from './submission.service.ts';
import { SubmissionStore } from './submission.store.ts';

export { AssignmentStore };
export type { AssignmentToDo, DueAssignments } from './due-assignments.ts';

export const assignmentResolvers = [
  AssignmentResolver,
  SubmissionResolver,
  CourseAssignmentsResolver,
  AssignmentSubmissionsResolver,
  ...ownSubmissionResolvers,
] as const;

/** Assignments of a course count for the storage of its owner, and submissions for the storage of the student. */
export const assignmentStorage: StorageRules = {
  assignments: {},
  // A student whose storage is full can still submit, and be graded.
  assignmentSubmissions: { field: 'userId', leaves: 0, refusesUpdate: () => false },
};

interface AssignmentDependencies extends Platform {
  readonly assignments: AssignmentStore;
  readonly memberships: Pick<MembershipService, 'placeOf' | 'worksOf' | 'readable'>;
  readonly courses: Pick<GradebookCourses, 'isStored' | 'taught'>;
  readonly grades: ReturnedGrades;
}

export interface Assignments extends Domain {
  /** Assignments that accounts have to do. */
  readonly dueAssignments: DueAssignments;
  readonly search: Searchable;
}

/** The assignments of courses and their submissions, which are deleted with the courses. */
export class CourseAssignments implements CourseDependents {
  constructor(private readonly store: Store) {}

  async removeCourses(ids: readonly string[]): Promise<void> {
    await new AssignmentStore(this.store).removeCourses(ids);
    await new SubmissionStore(this.store).removeCourses(ids);
  }
}

export function createAssignments(dependencies: AssignmentDependencies): Assignments {
  const { assignments, store, clock } = dependencies;
  const submissions = new SubmissionStore(store);
  const access = new AssignmentAccess(dependencies);
  const shared = { ...dependencies, access, submissions };
  const service = new AssignmentService(shared);
  const submitting = new SubmissionService(shared);
  const grading = new SubmissionGradingService(shared);
  const own = new BatchLoader((ids, actor) => submitting.ownByAssignment(ids, actor));
  return {
    resolvers: [
      new AssignmentResolver(service),
      new SubmissionResolver(submitting, grading),
      new CourseAssignmentsResolver(new BatchLoader((ids, actor) => service.byCourse(ids, actor))),
      new AssignmentSubmissionsResolver(grading),
      ...ownSubmissionResolvers.map((AssignmentEdges) => new AssignmentEdges(own)),
    ],
    dueAssignments: new DueAssignments(shared),
    search: new AssignmentSearch(dependencies),
    personalData: [new AssignmentData(assignments), new SubmissionData(assignments, submissions)],
    prepare: async () => {
      await Promise.all([assignments.declareIndexes(), submissions.declareIndexes()]);
    },
    /** Removes the assignments that can no longer be restored, with their submissions. */
    purge: async () => {
      const until = isoAfter(clock, -restorableFor);
      await submissions.removeAssignments(await assignments.idsDeleted(until));
      await assignments.removeDeleted(until);
    },
  };
}
