import type { GradebookCourses, MembershipService } from '../courses/index.ts';
import type { DemoPeople } from '../platform/demo.ts';
import type { Domain, Platform } from '../platform/domain.ts';
import type { QuizGrades } from '../quizzes/index.ts';
import { seedDemoGrades, type DemoGradedCourse } from './demo-grades.ts';
import { DueItems } from './due-items.ts';
import { GradeData } from './grade-data.ts';
import { GradePointAverageResolver } from './grade-point-average.resolver.ts';
import { courseGradesResolvers, createGradebookEdges } from './gradebook-edges.resolver.ts';
import { GradebookReader } from './gradebook-reader.ts';
import { GradebookResolver } from './gradebook.resolver.ts';
import { GradebookService, type AssignmentOfItem } from './gradebook.service.ts';
import { GradebookStore } from './gradebook.store.ts';
import { OwnPlanData } from './own-plan-data.ts';
import { OwnPlanResolver } from './own-plan.resolver.ts';
import { OwnPlanService } from './own-plan.service.ts';
import { OwnPlanStore } from './own-plan.store.ts';
import { ReturnedGrades } from './returned-grades.ts';

export { GradebookStore, OwnPlanStore };
export type { DueItem, DueItems } from './due-items.ts';
export type { ReturnedGrades } from './returned-grades.ts';
export { planStorage } from './own-plan.store.ts';

export const gradebookResolvers = [
  GradebookResolver,
  OwnPlanResolver,
  GradePointAverageResolver,
  ...courseGradesResolvers,
] as const;

interface GradebookDependencies extends Platform {
  readonly gradebooks: GradebookStore;
  readonly plans: OwnPlanStore;
  readonly courses: GradebookCourses;
  readonly memberships: Pick<MembershipService, 'list'>;
  readonly quizGrades: QuizGrades;
  readonly assignmentOf: AssignmentOfItem;
}

export type { DemoGradedCourse };

export interface Gradebook extends Domain {
  readonly dueItems: DueItems;
  /** Enters the returned grades of assignments. */
  readonly returnedGrades: ReturnedGrades;
  readonly gradedQuizzes: GradebookReader['gradedQuizzes'];
  readonly hiddenQuizzes: GradebookReader['hiddenQuizzes'];
  readonly settledQuizzes: GradebookReader['settledQuizzes'];
  readonly settledItems: GradebookReader['settledItems'];
  seedDemo(people: DemoPeople, courses: readonly DemoGradedCourse[]): Promise<void>;
  /** Stores the results of a quiz as entered grades. Call it before the quiz is erased. */
  keepResults(quizId: string): Promise<void>;
}

export function createGradebook(dependencies: GradebookDependencies): Gradebook {
  const { gradebooks, plans } = dependencies;
  const reader = new GradebookReader(dependencies);
  const service = new GradebookService({ ...dependencies, reader });
  const ownPlans = new OwnPlanService(dependencies);
  return {
    resolvers: [
      new GradebookResolver(reader, service),
      new OwnPlanResolver(ownPlans),
      new GradePointAverageResolver({ ...dependencies, reader, plans: ownPlans }),
      ...createGradebookEdges(
        dependencies.courses,
        reader,
        ownPlans,
        dependencies.quizGrades,
        dependencies.clock,
      ),
    ],
    personalData: [new GradeData({ ...dependencies, reader }), new OwnPlanData(plans)],
    returnedGrades: new ReturnedGrades({ reader, service }),
    dueItems: new DueItems({ ...dependencies, reader }),
    gradedQuizzes: (courseIds, actor) => reader.gradedQuizzes(courseIds, actor),
    hiddenQuizzes: (courseIds, actor) => reader.hiddenQuizzes(courseIds, actor),
    settledQuizzes: (courseIds, actor) => reader.settledQuizzes(courseIds, actor),
    settledItems: (courseIds, actor) => reader.settledItems(courseIds, actor),
    seedDemo: (people, courses) => seedDemoGrades({ reader, service }, people, courses),
    keepResults: (quizId) => service.keepResults(quizId),
    prepare: async () => {
      await Promise.all([gradebooks.declareIndexes(), plans.declareIndexes()]);
    },
    purge: async () => undefined,
  };
}
