import type { ApolloClient } from '@apollo/client';
import { canGradeWith } from '../../../../../core/courses/course-staff.ts';
import { isCategoryType } from '../../../../../core/grading/course.ts';
import { gradebookQuery, gradebookRowsQuery } from './gradebook-documents.ts';
import type { GradedCourse, SentRow } from './gradebook-rows.ts';
import type { Opened } from './gradebook-store.ts';

/** Without a cache: a gradebook is large, and its store has its rows already. */
const fetchPolicy = 'no-cache';

/** The gradebook with the first page of its people. */
export async function fetchStart(client: ApolloClient, id: string) {
  const { data } = await client.query({ query: gradebookQuery, variables: { id }, fetchPolicy });
  const { gradebookColumns: columns, gradebookRows: rows, access, ...sent } = data?.course ?? {};
  const course = { ...sent, canGrade: access !== undefined && canGradeWith(access) };
  if (!columns || !rows || !isGraded(course)) throw new Error('The server sent no gradebook.');
  return { opened: { course, columns, rows: rows.nodes }, pageInfo: rows.pageInfo };
}

function isGraded(
  course: Partial<Omit<GradedCourse, 'categories'> & { categories: readonly { categoryType: string }[] }>,
): course is GradedCourse {
  return course.categories?.every(({ categoryType }) => isCategoryType(categoryType)) === true;
}

/** The rows of the other pages, page by page. */
export async function* restOf(
  client: ApolloClient,
  courseId: string,
  first: { readonly hasNextPage: boolean; readonly endCursor: string | null },
): AsyncGenerator<readonly SentRow[]> {
  let page = first;
  while (page.hasNextPage && page.endCursor !== null) {
    const variables = { courseId, after: page.endCursor };
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before it ends
    const { data } = await client.query({ query: gradebookRowsQuery, variables, fetchPolicy });
    const rows = data?.gradebookRows;
    if (!rows) return;
    yield rows.nodes;
    page = rows.pageInfo;
  }
}

/** The whole gradebook. */
export async function fetchGradebook(client: ApolloClient, courseId: string): Promise<Opened> {
  const { opened, pageInfo } = await fetchStart(client, courseId);
  const rows = [...opened.rows];
  for await (const more of restOf(client, courseId, pageInfo)) rows.push(...more);
  return { ...opened, rows };
}
