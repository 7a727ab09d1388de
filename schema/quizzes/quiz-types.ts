import { QuizMeta } from './quiz-meta.type.ts';
import { Quiz } from './quiz.type.ts';

/** The types of a quiz. Each has the fields that lead to other objects, for example `course` and `attempts`. */
export const quizTypes = [Quiz, QuizMeta] as const;
