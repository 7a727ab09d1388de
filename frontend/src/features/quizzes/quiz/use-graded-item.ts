import { useQuery } from '@apollo/client/react';
import { type Category, isCategoryType, type Item } from '../../../../../core/grading/course.ts';
import { withWeights } from '../../../../../core/grading/weigh.ts';
import { withoutExcused } from '../../../../../core/gradebook/without-excused.ts';
import type { GradedItemsQuery } from '../../../gql/graphql.ts';
import { gradedItemsQuery } from './quiz-documents.ts';
import type { QuizOnScreen } from './quiz-on-screen.ts';

type Course = NonNullable<GradedItemsQuery['course']>;
export type OwnGrade = NonNullable<Course['ownGrades']>[number];

/** The item of a course that a quiz counts as. */
export interface GradedItem {
  readonly name: string;
  readonly categoryName: string;
  /** Percent of the course. 0 if the user is excused. */
  readonly weight: number;
  readonly maximumPoints: number;
  /** The user's grade. Null if there is none, or if it is not released. */
  readonly ownGrade: OwnGrade | null;
}

/** Null if the quiz counts as no item, and until the item has loaded. */
export function useGradedItem({
  course,
  gradedItemId,
}: Pick<QuizOnScreen, 'course' | 'gradedItemId'>): GradedItem | null {
  const { data } = useQuery(gradedItemsQuery, {
    variables: { courseId: course?.id ?? '' },
    fetchPolicy: 'cache-and-network',
    skip: course === null || gradedItemId === null,
  });
  if (gradedItemId === null || !data?.course) return null;
  const { ownGrades } = data.course;
  // Another version of the server may have more types of categories.
  const categories = data.course.categories.flatMap((each) => {
    const { categoryType } = each;
    return isCategoryType(categoryType) ? [{ ...each, categoryType }] : [];
  });
  const isGraded = ({ itemId = null }: { readonly itemId?: string | null | undefined }) =>
    itemId === gradedItemId;
  const category = categories.find(({ items }) => items.some(isGraded));
  const item = category?.items.find(isGraded);
  if (!category || !item) return null;
  const { name, maximumPoints } = item;
  const weight = weightIn(categories, ownGrades ?? [], isGraded);
  const ownGrade = ownGrades?.find(isGraded) ?? null;
  return { name, categoryName: category.name, weight, maximumPoints, ownGrade };
}

/** Whether the user is excused, or has a grade that an instructor entered. Then attempts are for practice only. */
export function useIsForPractice(quiz: Pick<QuizOnScreen, 'course' | 'gradedItemId'>): boolean {
  const grade = useGradedItem(quiz)?.ownGrade;
  // Work that is missing can still be handed in late, and the instructor can let it count.
  return grade?.isEntered === true && grade.status !== 'MISSING';
}

/** The weight of an item in the student's planner: without excused items, the others count more. */
function weightIn(
  categories: readonly Category[],
  ownGrades: readonly OwnGrade[],
  matches: (item: Item) => boolean,
): number {
  const excused = new Set(ownGrades.flatMap(({ itemId, status }) => (status === 'EXCUSED' ? [itemId] : [])));
  const counted = withoutExcused(categories, ({ itemId }) => excused.has(itemId ?? ''));
  const items = withWeights(counted).flatMap((each) => each.items);
  return items.find(matches)?.weight ?? 0;
}
