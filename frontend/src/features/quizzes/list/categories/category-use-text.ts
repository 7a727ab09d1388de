import { counted } from '../quiz-facts.ts';

/** The counts that are not zero: '41 questions and 5 quizzes'. */
export function contentText(questions: number, quizzes: number): string {
  return [
    ...(questions > 0 ? [counted(questions, 'question', 'questions')] : []),
    ...(quizzes > 0 ? [counted(quizzes, 'quiz', 'quizzes')] : []),
  ].join(' and ');
}
