import type { ApolloClient } from '@apollo/client';
import { canGradeWith } from '../../../../../core/courses/course-staff.ts';
import { isCategoryType } from '../../../../../core/grading/course.ts';
import { gradebookQuery, gradebookRowsQuery } from './gradebook-documents.ts';
import type { GradedCourse, SentRow } from './gradebook-rows.ts';
import type { Opened } from './gradebook-store.ts';

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** No cache, because a gradebook is large, and its store already has the rows. */
const fetchPolicy = 'no-cache';

/** The gradebook with the first page of its people. */
export async function fetchStart(client: ApolloClient, id: string) {
  const { data } = await client.query({ query: gradebookQuery, variables: { id }, fetchPolicy });
  const { gradebookColumns: columns, gradebookRows: rows, access, ...sent } = data?.course ?? {};
  const course = { ...sent, canGrade: access !== undefined && canGradeWith(access) };
  if (!columns || !rows || !isGraded(course)) throw new Error('The server sent no gradebook.');
  return { opened: { course, columns, rows: rows.nodes }, pageInfo: rows.pageInfo };
}

/** Whether all parts have arrived, and this version of the site knows the type of each category. */
function isGraded(
  course: Partial<Omit<GradedCourse, 'categories'> & { categories: readonly { categoryType: string }[] }>,
): course is GradedCourse {
  return course.categories?.every(({ categoryType }) => isCategoryType(categoryType)) === true;
}

/** Yields the rows of the pages after the first. A page is requested while the caller handles the page before it. */
export async function* fetchLaterPages(
  client: ApolloClient,
  courseId: string,
  first: PageInfo,
): AsyncGenerator<readonly SentRow[]> {
  const request = async ({ hasNextPage, endCursor }: PageInfo) => {
    if (!hasNextPage || endCursor === null) return null;
    const variables = { courseId, after: endCursor };
    const { data } = await client.query({ query: gradebookRowsQuery, variables, fetchPolicy });
    return data?.gradebookRows ?? null;
  };
  let requested = request(first);
  // oxlint-disable-next-line no-await-in-loop -- a page begins where the page before it ends
  for (let page = await requested; page !== null; page = await requested) {
    requested = request(page.pageInfo);
    // If the caller stops, nothing awaits this request, and its failure must not be an unhandled rejection.
    requested.catch(() => undefined);
    yield page.nodes;
  }
}

/** The whole gradebook. */
export async function fetchGradebook(client: ApolloClient, courseId: string): Promise<Opened> {
  const { opened, pageInfo } = await fetchStart(client, courseId);
  const rows = [...opened.rows];
  for await (const more of fetchLaterPages(client, courseId, pageInfo)) rows.push(...more);
  return { ...opened, rows };
}
