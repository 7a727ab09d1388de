import { maxInstructorsCounted } from '../../../../../../core/quizzes/quiz-category.ts';
import type { QuizCategoryUseQuery } from '../../../../gql/graphql.ts';
import { counted } from '../quiz-facts.ts';

export type CategoryUse = NonNullable<QuizCategoryUseQuery['quizCategoryUse']>;

/** Who uses a category: 'Used by 3 instructors, 41 questions, 5 quizzes'. */
export function usedBy({ instructorCount, questionCount, quizCount }: CategoryUse): string {
  if (instructorCount === 0) return 'It’s empty.';
  const min = instructorCount < maxInstructorsCounted ? '' : 'at least ';
  const instructors = counted(instructorCount, 'instructor', 'instructors');
  return `Used by ${min}${instructors}, ${thingsIn(questionCount, quizCount, ', ')}.`;
}

/** The counts that are not zero: '41 questions and 5 quizzes'. */
export function thingsIn(questions: number, quizzes: number, joint = ' and '): string {
  return [
    ...(questions > 0 ? [counted(questions, 'question', 'questions')] : []),
    ...(quizzes > 0 ? [counted(quizzes, 'quiz', 'quizzes')] : []),
  ].join(joint);
}
