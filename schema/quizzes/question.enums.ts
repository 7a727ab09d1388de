import { difficulties, questionTypes } from '../../core/quizzes/question.ts';
import { enumObject } from '../enum-object.ts';
import { registerEnumType } from '../type-graphql.ts';

export const QuestionTypeEnum = enumObject(questionTypes);

registerEnumType(QuestionTypeEnum, {
  name: 'QuestionType',
  description: 'Question type.',
  valuesConfig: {
    MULTIPLE_CHOICE: { description: 'One of several answers is correct.' },
    MULTIPLE_ANSWERS: { description: 'One or more of several answers are correct.' },
    TRUE_FALSE: { description: 'True or false.' },
    SHORT_ANSWER: { description: 'A short text. Letter case is ignored.' },
    NUMERIC: { description: 'A number with a tolerance.' },
    MATCHING: { description: 'A pair of a MATCHING answer: a prompt and the option chosen for it.' },
    ESSAY: { description: 'A text that is graded by a person.' },
  },
});

export const DifficultyEnum = enumObject(difficulties);

registerEnumType(DifficultyEnum, {
  name: 'Difficulty',
  description: 'Difficulty of a question.',
  valuesConfig: {
    EASY: { description: 'Students who learned the topic answer at once.' },
    MEDIUM: { description: 'Students need to think.' },
    HARD: { description: 'Students need several steps or an idea.' },
  },
});
