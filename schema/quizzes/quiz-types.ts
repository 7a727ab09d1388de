import { QuizMeta } from './quiz-meta.type.ts';
import { Quiz } from './quiz.type.ts';

/** Types of a quiz that have the edges of a quiz. */
export const quizTypes = [Quiz, QuizMeta] as const;
