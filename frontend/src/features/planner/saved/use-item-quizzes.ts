import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import type { CourseAssignmentsQuery, CourseQuizzesQuery } from '../../../gql/graphql.ts';
import { courseAssignmentsQuery } from '../../../lib/assignments/assignment-documents.ts';
import { itemAssignmentLinks } from '../model/item-assignment.ts';
import { itemQuizLink, staffQuizLink } from '../model/item-quiz.ts';
import { useIsMember, usePlannerStore } from '../store/use-planner.ts';
import { courseProgressQuery, courseQuizzesQuery } from './saved-course-documents.ts';

type CourseQuiz = NonNullable<CourseQuizzesQuery['quizzes']>[number];

/** Whether quizzes grade items. False before they have loaded. */
export const gradeItems = (quizzes: readonly CourseQuiz[] | undefined): boolean =>
  quizzes?.some(({ gradedItemId }) => gradedItemId !== null) ?? false;

/**
 * Links items to the quizzes that grade them. A student gets the links only after the student's progress has loaded.
 */
export function useItemQuizzes(courseId: string, quizzes: readonly CourseQuiz[] | undefined): void {
  const store = usePlannerStore();
  const isMember = useIsMember();
  const { data } = useQuery(courseProgressQuery, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
    skip: !isMember || !gradeItems(quizzes),
  });
  const progress = data?.quizProgress;
  useEffect(() => {
    if (!quizzes || (isMember && !progress)) return;
    const byQuiz = new Map(progress?.map((one) => [one.quizId, one]));
    const links = quizzes.flatMap((quiz) =>
      quiz.gradedItemId === null || quiz.deleted
        ? []
        : [
            [
              quiz.gradedItemId,
              isMember ? itemQuizLink(quiz, byQuiz.get(quiz.id)) : staffQuizLink(quiz),
            ] as const,
          ],
    );
    store.getState().setItemQuizzes(new Map(links));
  }, [store, isMember, quizzes, progress]);
}

type CourseAssignments = NonNullable<CourseAssignmentsQuery['assignments']>;

/** Links items to the assignments that grade them. */
export function useItemAssignments(courseId: string, assignments: CourseAssignments | undefined): void {
  const store = usePlannerStore();
  const isMember = useIsMember();
  useEffect(() => {
    if (assignments)
      store.getState().setItemAssignments(itemAssignmentLinks(assignments, { courseId, isMember }));
  }, [store, courseId, isMember, assignments]);
}

/**
 * Fetches the quizzes of a course, the student’s progress in them, and the assignments. Returns a function that shows all
 * of them.
 */
export async function fetchItemWork(client: ApolloClient, courseId: string): Promise<() => void> {
  const request = { variables: { courseId }, fetchPolicy: 'no-cache' } as const;
  const [quizzes, progress, assignments] = await Promise.all([
    client.query({ query: courseQuizzesQuery, ...request }),
    client.query({ query: courseProgressQuery, ...request }),
    client.query({ query: courseAssignmentsQuery, ...request }),
  ]);
  return () => {
    const { variables } = request;
    if (quizzes.data) client.writeQuery({ query: courseQuizzesQuery, variables, data: quizzes.data });
    if (progress.data) client.writeQuery({ query: courseProgressQuery, variables, data: progress.data });
    if (assignments.data)
      client.writeQuery({ query: courseAssignmentsQuery, variables, data: assignments.data });
  };
}
