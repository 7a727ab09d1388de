import { useQuery } from '@apollo/client/react';
import type { MemberCoursesQuery } from '../../gql/graphql.ts';
import { savedCoursesQuery } from '../../lib/courses/course-documents.ts';
import type { CourseMeta } from './course-meta.ts';
import { memberCoursesQuery } from './course-list-documents.ts';
import { ignoreShownFailure } from '../../lib/ignore-shown-failure.ts';

/** A course of another owner in the list. */
export type MemberCourse = NonNullable<MemberCoursesQuery['memberCourses']>[number];

export interface FetchedCourses<Course> {
  /** Undefined until it has loaded. */
  readonly list: readonly Course[] | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

const fetchOptions = { fetchPolicy: 'cache-and-network' } as const;

/** The saved courses, most recently updated first. */
export function useSavedCourses(): FetchedCourses<CourseMeta> {
  const { data, error, refetch } = useQuery(savedCoursesQuery, fetchOptions);
  return {
    list: data?.savedCourses ?? undefined,
    error,
    retry: () => void refetch().catch(ignoreShownFailure),
  };
}

/** Courses with the user as a member, most recently updated first. */
export function useMemberCourses(): FetchedCourses<MemberCourse> {
  const { data, error, refetch } = useQuery(memberCoursesQuery, fetchOptions);
  return {
    list: data?.memberCourses ?? undefined,
    error,
    retry: () => void refetch().catch(ignoreShownFailure),
  };
}

/**
 * Which lists to show. `isMemberOnly`: the user is in courses of others and has saved none, so that an empty list of
 * saved courses would not help. `isUndecided`: this is not known yet, because one of the lists is still loading.
 */
export function courseListState(
  { list: saved }: FetchedCourses<CourseMeta>,
  { list: members, error }: FetchedCourses<MemberCourse>,
): { readonly isMemberOnly: boolean; readonly isUndecided: boolean } {
  const hasNone = saved?.length === 0;
  return {
    isMemberOnly: hasNone && members !== undefined && members.length > 0,
    isUndecided: hasNone && members === undefined && !error,
  };
}
