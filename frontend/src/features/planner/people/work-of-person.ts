import type { ApolloClient } from '@apollo/client';
import { personWorkQuery } from './people-documents.ts';

/** What a person has in a course. */
export interface PersonWork {
  /** Grades of items, and the one of the whole course. */
  readonly grades: number;
  /** Attempts at quizzes of the course, also those in progress. */
  readonly attempts: number;
}

/** Counts what a person has in a course now. Throws if it cannot be fetched. */
export async function countWork(
  client: ApolloClient,
  courseId: string,
  studentId: string,
): Promise<PersonWork> {
  const variables = { courseId, studentId };
  const { data } = await client.query({ query: personWorkQuery, variables, fetchPolicy: 'no-cache' });
  const { gradeCount: grades = null, attemptCount: attempts = null } = data?.student ?? {};
  // Nobody is removed without a question because a number is missing.
  if (grades === null || attempts === null) throw new Error('The server sent no numbers.');
  return { grades, attempts };
}
