import type { QuizCategoriesQuery, QuizListQuery, QuizProgressQuery } from '../../../gql/graphql.ts';

export type ListedQuiz = NonNullable<QuizListQuery['quizzes']>[number];
export type Category = NonNullable<QuizCategoriesQuery['quizCategories']>[number];
export type Progress = NonNullable<QuizProgressQuery['quizProgress']>[number];

/** Quizzes under one heading. */
export interface Section {
  readonly key: string;
  readonly name: string;
  /** Null for quizzes without a category, or without one that the user can see. */
  readonly category: Category | null;
  readonly quizzes: readonly ListedQuiz[];
}

/** Key of the section with the user's practice quizzes. */
export const practiceKey = 'practice';

interface Filter {
  /** Words that all have to occur. Empty matches everything. */
  readonly search: string;
  /** Null for all courses and none. */
  readonly courseId: string | null;
}

/** In the order of the list. The category's name counts as text of its quizzes. */
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
 * By category, in the order of `categories`, with closed quizzes last. Then the quizzes without a category,
 * then the user's practice quizzes. Categories without results are included only with `withEmpty`.
 */
export function shelvesOf(
  quizzes: readonly ListedQuiz[],
  categories: readonly Category[],
  { withEmpty }: { readonly withEmpty: boolean },
): readonly Section[] {
  const known = new Set(categories.map(({ id }) => id));
  const progress = quizzes
    .filter(({ isPractice }) => !isPractice)
    .toSorted((one, other) => Number(one.isClosed) - Number(other.isClosed));
  const sections = categories.map((category): Section => ({
    key: category.id,
    name: category.categoryName,
    category,
    quizzes: progress.filter(({ categoryId }) => categoryId === category.id),
  }));
  const rest = progress.filter(({ categoryId }) => !categoryId || !known.has(categoryId));
  return [
    ...sections.filter((each) => withEmpty || each.quizzes.length > 0),
    ...section('none', 'Without a category', rest),
    ...section(
      practiceKey,
      'Your practice',
      quizzes.filter(({ isPractice }) => isPractice),
    ),
  ];
}

function section(key: string, name: string, quizzes: readonly ListedQuiz[]): Section[] {
  return quizzes.length === 0 ? [] : [{ key, name, category: null, quizzes }];
}
