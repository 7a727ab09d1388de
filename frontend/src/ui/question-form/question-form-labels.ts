import type { Difficulty, QuestionType } from '../../../../core/quizzes/question.ts';

export const questionTypeLabels: Readonly<Record<QuestionType, string>> = {
  MULTIPLE_CHOICE: 'Multiple choice',
  MULTIPLE_ANSWERS: 'Several answers',
  TRUE_FALSE: 'True or false',
  SHORT_ANSWER: 'Short answer',
  NUMERIC: 'Number',
  MATCHING: 'Matching',
  ESSAY: 'Essay',
};

export const difficultyLabels: Readonly<Record<Difficulty, string>> = {
  EASY: 'Easy',
  MEDIUM: 'Medium',
  HARD: 'Hard',
};
