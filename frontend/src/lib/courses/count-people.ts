import type { ApolloClient } from '@apollo/client';
import { coursePeopleQuery } from './course-documents.ts';

/**
 * Number of people in a course. 0 if the request fails: the course is then deleted without a question.
 * The deletion reports its own error, and can be undone.
 */
export async function countPeople(client: ApolloClient, courseId: string): Promise<number> {
  try {
    const { data } = await client.query({
      query: coursePeopleQuery,
      variables: { id: courseId },
      fetchPolicy: 'no-cache',
    });
    return data?.course?.people.length ?? 0;
  } catch {
    return 0;
  }
}
