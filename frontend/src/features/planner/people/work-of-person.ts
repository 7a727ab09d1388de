import type { ApolloClient } from '@apollo/client';
import { normalizeEmail } from '../../../../../core/accounts/email.ts';
import type { PersonRowFragment } from '../../../gql/graphql.ts';
import { fetchStart, restOf } from '../gradebook/fetch-gradebook.ts';
import { linkableQuizzesQuery } from '../gradebook/gradebook-documents.ts';
import type { SentRow } from '../gradebook/gradebook-rows.ts';
import { personAttemptsQuery } from './people-documents.ts';

/** What a person has in a course. */
export interface PersonWork {
  /** Grades of items, and the one of the whole course. */
  readonly grades: number;
  /** Attempts at quizzes of the course, also those in progress. */
  readonly attempts: number;
}

async function fetchRow(client: ApolloClient, courseId: string, studentId: string): Promise<SentRow | null> {
  const { opened, pageInfo } = await fetchStart(client, courseId);
  const find = (rows: readonly SentRow[]) => rows.find((row) => row.studentId === studentId);
  const first = find(opened.rows);
  if (first) return first;
  for await (const rows of restOf(client, courseId, pageInfo)) {
    const row = find(rows);
    if (row) return row;
  }
  return null;
}

function countGrades(row: SentRow | null, { grade }: PersonRowFragment): number {
  const { points = [], details = [] } = row ?? {};
  const withPoints = points.filter((each) => each !== null).length;
  // A status without points, for example ‘missing’, was entered too. An item with points can have no such status.
  const withStatus = details.filter(({ status }) => status !== null).length;
  return withPoints + withStatus + (grade === null ? 0 : 1);
}

async function countAttempts(client: ApolloClient, courseId: string, address: string): Promise<number> {
  const email = normalizeEmail(address);
  if (email === '') return 0;
  const { data } = await client.query({
    query: linkableQuizzesQuery,
    variables: { courseId },
    fetchPolicy: 'no-cache',
  });
  // Only editors of a quiz see its attempts.
  const quizzes = (data?.quizzes ?? []).filter(({ canEdit, deleted }) => canEdit && !deleted);
  const counts = await Promise.all(
    quizzes.map(async ({ id: quizId }) => {
      const variables = { quizId, email };
      const found = await client.query({ query: personAttemptsQuery, variables, fetchPolicy: 'no-cache' });
      // The search also finds longer addresses that contain this one.
      const attempts = found.data?.quizResults?.nodes ?? [];
      return attempts.filter((attempt) => normalizeEmail(attempt.email) === email).length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Counts what a person has in a course. Throws if it cannot be fetched. */
export async function countWork(
  client: ApolloClient,
  courseId: string,
  person: PersonRowFragment,
): Promise<PersonWork> {
  const [row, attempts] = await Promise.all([
    fetchRow(client, courseId, person.id),
    countAttempts(client, courseId, person.email),
  ]);
  return { grades: countGrades(row, person), attempts };
}
