import { QuizMeta } from './quiz-meta.type.ts';
import { Quiz } from './quiz.type.ts';

/** The quiz types. Each has the edges of a quiz, such as `course` and `attempts`. */
export const quizTypes = [Quiz, QuizMeta] as const;
