import { screen, within } from '@testing-library/react';
import { canEditWith, type CourseAccess } from '../../../../../core/courses/course-staff.ts';
import type { GradebookRowGradesFragment } from '../../../gql/graphql.ts';
import { ada, answered, api, signedInAs } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import type { GradebookColumn, GradedCourse } from '../gradebook/gradebook-rows.ts';
import { workedCourse } from './given.ts';
import { savedAs } from './saved-course.ts';

const item = (itemId: string, name: string, weight: number) => ({
  itemId,
  name,
  weight,
  description: '',
  knownScores: false,
  grade: 0,
  maximumPoints: 20,
});

/** Exams with two items, of 40 and 60 percent. */
export const exams: GradedCourse = {
  id: 'c1',
  name: 'Algebra',
  canEdit: true,
  canGrade: true,
  gradeMaps: [{ letter: 'A', minimum: 90 }],
  categories: [
    {
      name: 'Exams',
      categoryType: 'STANDARD',
      weight: 100,
      maximumPoints: 0,
      dropLowest: 0,
      items: [item('c1.i1', 'Midterm', 40), item('c1.i2', 'Final', 60)],
    },
  ],
};

export const columnsOfExams: readonly (GradebookColumn & { __typename: 'GradebookColumn' })[] = [
  'Midterm',
  'Final',
].map((itemName, at) => ({
  __typename: 'GradebookColumn' as const,
  itemId: `c1.i${at + 1}`,
  itemName,
  categoryName: 'Exams',
  maximumPoints: 20,
  quizId: null,
  quizTitle: null,
  isQuizDeleted: false,
  isReleased: true,
}));

/** A person's row, as the server sends it. Ada entered the grades without details. */
export function sentRow(
  name: string,
  points: readonly (number | null)[],
  more: Partial<GradebookRowGradesFragment> = {},
): GradebookRowGradesFragment {
  return {
    __typename: 'GradebookRow',
    studentId: name.toLowerCase(),
    name,
    email: `${name.toLowerCase()}@site.test`,
    key: '',
    isStudent: true,
    points: [...points],
    revisions: points.map((value) => (value === null ? 0 : 1)),
    gradedBy: points.map((value, at) => {
      const detail = more.details?.find(({ itemId }) => itemId === columnsOfExams[at]?.itemId);
      if (detail) return detail.gradedBy;
      return value === null ? null : 'Ada';
    }),
    details: [],
    currentGrade: null,
    letter: null,
    courseGrade: null,
    ...more,
  };
}

/** Details of a grade of the first item that Ada entered, without texts. */
export const sentDetail = (
  detail: Partial<GradebookRowGradesFragment['details'][number]>,
): GradebookRowGradesFragment['details'][number] => ({
  __typename: 'GradeDetails',
  itemId: 'c1.i1',
  status: null,
  attemptId: null,
  quizPoints: null,
  pendingAttemptId: null,
  note: '',
  feedback: '',
  gradedBy: 'Ada',
  gradedAt: null,
  ...detail,
});

interface GradebookOptions {
  gradebookColumns?: readonly GradebookColumn[];
  categories?: GradedCourse['categories'];
  access?: CourseAccess;
}

/**
 * Mocks a gradebook of items with a maximum of 20 points. The reply to each change of grades is that Ada has 25 points.
 */
export function hasGrades(
  nodes: GradebookRowGradesFragment[],
  {
    gradebookColumns = columnsOfExams,
    categories = exams.categories,
    access = 'OWNER',
  }: GradebookOptions = {},
): void {
  const saved = {
    ...savedAs({ ...workedCourse(), categories, name: 'Algebra' }),
    access,
    canEdit: canEditWith(access),
  };
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const gradebookRows = { __typename: 'GradebookRowConnection', nodes, pageInfo };
  signedInAs(ada);
  server.use(
    api.query('SavedCourse', answered({ course: saved })),
    api.query('LinkableQuizzes', answered({ quizzes: [] })),
    api.query('Gradebook', answered({ course: { ...saved, gradebookColumns, gradebookRows } })),
    api.mutation(
      'UpdateGrades',
      answered({
        updateGrades: {
          __typename: 'GradesUpdate',
          rows: [sentRow('Ada', [25, null], { revisions: [2, 0] })],
          conflicts: [],
        },
      }),
    ),
  );
}

/** Opens the gradebook of the course `c1`. `cellOf`: the cell of a person in a column. The first column is 0. */
export async function openGradebook() {
  const { user } = openSite('/course/c1?tab=gradebook');
  await screen.findByRole('grid', { name: 'Grades' }, patient);
  const cellOf = (name: string, column = 2) => {
    const row = screen.getAllByRole('row').find((each) => within(each).queryByText(name) !== null);
    return within(row as HTMLElement).getAllByRole('gridcell')[column] as HTMLElement;
  };
  return { user, cellOf };
}
