import type { GradebookCourses } from '../courses/index.ts';
import type { Domain, Platform } from '../platform/domain.ts';
import type { QuizGrades } from '../quizzes/index.ts';
import { courseGradesResolvers, createGradebookEdges } from './gradebook-edges.resolver.ts';
import { GradebookReader } from './gradebook-reader.ts';
import { GradebookResolver } from './gradebook.resolver.ts';
import { GradebookService } from './gradebook.service.ts';
import { GradebookStore } from './gradebook.store.ts';

export { GradebookStore };

export const gradebookResolvers = [GradebookResolver, ...courseGradesResolvers] as const;

interface GradebookDependencies extends Platform {
  readonly gradebooks: GradebookStore;
  readonly courses: GradebookCourses;
  readonly quizGrades: QuizGrades;
}

export interface Gradebook extends Domain {
  /** Keeps the results of a quiz that is about to be erased. */
  keepResults(quizId: string): Promise<void>;
}

export function createGradebook(dependencies: GradebookDependencies): Gradebook {
  const reader = new GradebookReader(dependencies);
  const service = new GradebookService({ ...dependencies, reader });
  return {
    resolvers: [new GradebookResolver(reader, service), ...createGradebookEdges(reader)],
    personalData: [],
    keepResults: (quizId) => service.keepResults(quizId),
    prepare: () => dependencies.gradebooks.declareIndexes(),
    purge: async () => undefined,
  };
}
