import type { Domain } from '../platform/domain.ts';
import { UserTasksResolver } from './task.resolver.ts';
import { TaskService, type TaskServiceDependencies } from './task.service.ts';

export const taskResolvers = [UserTasksResolver] as const;

/** Stores nothing: tasks are computed from courses, grades, quizzes and assignments. */
export function createTasks(dependencies: TaskServiceDependencies): Domain {
  return {
    resolvers: [new UserTasksResolver(new TaskService(dependencies))],
    personalData: [],
    prepare: async () => undefined,
    purge: async () => undefined,
  };
}
