import type { QuizCategoriesQuery, QuizListQuery, QuizProgressQuery } from '../../../gql/graphql.ts';

export type ListedQuiz = NonNullable<QuizListQuery['quizzes']>[number];
export type Category = NonNullable<QuizCategoriesQuery['quizCategories']>[number];
export type Progress = NonNullable<QuizProgressQuery['quizProgress']>[number];

/** Quizzes under one heading. */
export interface Section {
  readonly key: string;
  readonly name: string;
  /** Null for practice quizzes, and for quizzes without a category that the user can see. */
  readonly category: Category | null;
  readonly quizzes: readonly ListedQuiz[];
}

/** Key of the section with the user's practice quizzes. */
export const practiceKey = 'practice';

interface Filter {
  /** A quiz matches if it contains all of these words. Empty matches every quiz. */
  readonly search: string;
  /** Null matches quizzes of all courses and quizzes without a course. */
  readonly courseId: string | null;
}

/** The matching quizzes in the same order. Searches title, description and category name. */
export function findQuizzes(
  quizzes: readonly ListedQuiz[],
  categories: readonly Category[],
  { search, courseId }: Filter,
): readonly ListedQuiz[] {
  const names = new Map(categories.map(({ id, categoryName }) => [id, categoryName]));
  const words = search.toLowerCase().split(/\s+/);
  return quizzes.filter((quiz) => {
    if (courseId !== null && quiz.courseId !== courseId) return false;
    const text = `${quiz.title} ${quiz.description} ${names.get(quiz.categoryId ?? '') ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/**
 * Groups quizzes by category, in the order of `categories`. Categories of several banks with the same name are one section.
 * The category of this section is the user's own category, or else the first one. Quizzes without a category follow, then
 * the user's practice quizzes. Closed quizzes are last in their section. Empty categories of the user are included only
 * with `withEmpty`.
 */
export function sectionsOf(
  quizzes: readonly ListedQuiz[],
  categories: readonly Category[],
  { withEmpty }: { readonly withEmpty: boolean },
): readonly Section[] {
  const categoryIds = new Set(categories.map(({ id }) => id));
  const regular = quizzes
    .filter(({ isPractice }) => !isPractice)
    .toSorted((one, other) => Number(one.isClosed) - Number(other.isClosed));
  const sameName = Map.groupBy(categories, ({ categoryName }) => categoryName.toLowerCase());
  const sections = [...sameName.values()].flatMap((same): Section[] => {
    const category = same.find(({ isOwn }) => isOwn) ?? same[0];
    const ids = new Set(same.map(({ id }) => id));
    const inSection = regular.filter(({ categoryId }) => categoryId !== null && ids.has(categoryId));
    return category ? [{ key: category.id, name: category.categoryName, category, quizzes: inSection }] : [];
  });
  const uncategorized = regular.filter(({ categoryId }) => !categoryId || !categoryIds.has(categoryId));
  return [
    ...sections.filter(
      ({ category, quizzes: some }) => some.length > 0 || (withEmpty && category?.isOwn === true),
    ),
    ...section('none', 'Without a category', uncategorized),
    ...section(
      practiceKey,
      'Your practice quizzes',
      quizzes.filter(({ isPractice }) => isPractice),
    ),
  ];
}

function section(key: string, name: string, quizzes: readonly ListedQuiz[]): Section[] {
  return quizzes.length === 0 ? [] : [{ key, name, category: null, quizzes }];
}
