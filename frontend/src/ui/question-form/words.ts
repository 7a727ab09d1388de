import type { Difficulty, QuestionType } from '../../../../core/quizzes/question.ts';

export const questionTypeWords: Readonly<Record<QuestionType, string>> = {
  MULTIPLE_CHOICE: 'Multiple choice',
  MULTIPLE_ANSWERS: 'Several answers',
  TRUE_FALSE: 'True or false',
  SHORT_ANSWER: 'Short answer',
  NUMERIC: 'Number',
  MATCHING: 'Matching',
  ESSAY: 'Essay',
};

export const difficultyWords: Readonly<Record<Difficulty, string>> = {
  EASY: 'Easy',
  MEDIUM: 'Medium',
  HARD: 'Hard',
};
