import type { ReportLevel } from '../../core/quizzes/formats/exchange.ts';
import { registerEnumType } from '../type-graphql.ts';

/** By its name in the contract: what the format is called inside. */
export const QuestionFormatEnum = {
  GIFT: 'gift',
  AIKEN: 'aiken',
  TEXT: 'text',
  CSV: 'csv',
  QTI: 'qti',
} as const;
export type QuestionFormatId = (typeof QuestionFormatEnum)[keyof typeof QuestionFormatEnum];

registerEnumType(QuestionFormatEnum, {
  name: 'QuestionFormat',
  description: 'How a file of questions is written.',
  valuesConfig: {
    GIFT: { description: 'Moodle’s GIFT.' },
    AIKEN: { description: 'Aiken: a question, its lettered answers, and which one is right.' },
    TEXT: { description: 'Numbered questions in plain text, as text2qti reads them.' },
    CSV: { description: 'A table with a header, separated by commas, semicolons or tabs.' },
    QTI: { description: 'A package of QTI 1.2, as Canvas exports and imports quizzes.' },
  },
});

export const ReportLevelEnum = { ERROR: 'error', LOSS: 'loss', NOTE: 'note' } as const satisfies Readonly<
  Record<string, ReportLevel>
>;

registerEnumType(ReportLevelEnum, {
  name: 'ImportLevel',
  description: 'What a line of a report means for what was read or written.',
  valuesConfig: {
    ERROR: { description: 'A question is left out.' },
    LOSS: { description: 'Something is left out.' },
    NOTE: { description: 'Nothing is lost.' },
  },
});
