import { difficulties, questionSorts, questionTypes } from '../../core/quizzes/question.ts';
import { textFormats } from '../../core/rich-text/text-format.ts';
import { enumObject } from '../enum-object.ts';
import { registerEnumType } from '../type-graphql.ts';

export const QuestionTypeEnum = enumObject(questionTypes);

registerEnumType(QuestionTypeEnum, {
  name: 'QuestionType',
  description: 'How a question is answered and graded.',
  valuesConfig: {
    MULTIPLE_CHOICE: { description: 'One of several answers is correct.' },
    MULTIPLE_ANSWERS: {
      description: 'One or more of several answers are correct. Students can choose more than one.',
    },
    TRUE_FALSE: { description: 'True or false.' },
    SHORT_ANSWER: { description: 'A short text. Letter case and extra spaces are ignored.' },
    NUMERIC: { description: 'A number with a tolerance.' },
    MATCHING: { description: 'Each prompt is matched with one of several options.' },
    ESSAY: { description: 'A text that is graded by a person.' },
  },
});

export const QuestionSortEnum = enumObject(questionSorts);

registerEnumType(QuestionSortEnum, {
  name: 'QuestionSort',
  description: 'Value by which a list of questions is sorted.',
  valuesConfig: {
    UPDATED: { description: 'Time of the last change.' },
    TEXT: {
      description: 'First 100 characters of the text. Letter case and leading punctuation are ignored.',
    },
    DIFFICULTY: { description: 'Difficulty. Questions without one come before easy ones.' },
    POINTS: { description: 'Points.' },
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

export const TextFormatEnum = enumObject(textFormats);

registerEnumType(TextFormatEnum, {
  name: 'TextFormat',
  description: 'How the texts of a question are written.',
  valuesConfig: {
    PLAIN: { description: 'Plain text with line breaks.' },
    MARKDOWN: {
      description:
        'Markdown with tables, code and LaTeX formulas: $…$ in a line, $$…$$ on a line of its own. HTML is shown as text. Links start with http:, https: or mailto:.',
    },
  },
});
