import { difficulties, questionTypes } from '../../core/quizzes/question.ts';
import { enumObject } from '../enum-object.ts';
import { registerEnumType } from '../type-graphql.ts';

export const QuestionTypeEnum = enumObject(questionTypes);

registerEnumType(QuestionTypeEnum, {
  name: 'QuestionType',
  description: 'How a question is answered.',
  valuesConfig: {
    MULTIPLE_CHOICE: { description: 'One of several answers is right.' },
    MULTIPLE_ANSWERS: { description: 'One or more of several answers are right.' },
    TRUE_FALSE: { description: 'True or false.' },
    SHORT_ANSWER: { description: 'Some words; letter case does not matter.' },
    NUMERIC: { description: 'A number, within a tolerance.' },
    MATCHING: { description: 'What belongs together.' },
    ESSAY: { description: 'A text that a person grades.' },
  },
});

export const DifficultyEnum = enumObject(difficulties);

registerEnumType(DifficultyEnum, {
  name: 'Difficulty',
  description: 'How hard a question is meant to be.',
  valuesConfig: {
    EASY: { description: 'Who has learned it answers at once.' },
    MEDIUM: { description: 'Takes a thought.' },
    HARD: { description: 'Takes several steps, or an idea.' },
  },
});
