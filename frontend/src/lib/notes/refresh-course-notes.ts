import type { ApolloClient } from '@apollo/client';
import { courseNotesQuery } from './public-note-documents.ts';

/**
 * Fetches the list of a course's notes after a change. A request that began before the change may still be in progress:
 * without `queryDeduplication: false`, its older response would be taken for this one.
 */
export async function refreshCourseNotes(client: ApolloClient, courseId: string): Promise<void> {
  await client.query({
    query: courseNotesQuery,
    variables: { courseId },
    fetchPolicy: 'network-only',
    context: { queryDeduplication: false },
  });
}
