import type { ReportLevel } from '../../core/quizzes/formats/exchange.ts';
import { registerEnumType } from '../type-graphql.ts';

/** The names in the API as keys, and the internal names as values. */
export const QuestionFormatEnum = {
  GIFT: 'gift',
  MOODLE: 'moodle',
  AIKEN: 'aiken',
  TEXT: 'text',
  CSV: 'csv',
  QTI: 'qti',
} as const;
export type QuestionFormatId = (typeof QuestionFormatEnum)[keyof typeof QuestionFormatEnum];

registerEnumType(QuestionFormatEnum, {
  name: 'QuestionFormat',
  description: 'Format of a file with questions.',
  valuesConfig: {
    GIFT: { description: 'Moodle’s GIFT.' },
    MOODLE: { description: 'Moodle XML, as Moodle’s question bank exports and imports it.' },
    AIKEN: { description: 'Aiken: a question, lettered answers, and the letter of the correct one.' },
    TEXT: { description: 'Numbered questions in plain text, as text2qti reads them.' },
    CSV: { description: 'CSV with a header. The separator is a comma, semicolon or tab.' },
    QTI: { description: 'QTI 1.2 package, as Canvas exports and imports quizzes.' },
  },
});

export const ReportLevelEnum = { ERROR: 'error', LOSS: 'loss', NOTE: 'note' } as const satisfies Readonly<
  Record<string, ReportLevel>
>;

registerEnumType(ReportLevelEnum, {
  name: 'ImportLevel',
  description: 'Severity of a report line.',
  valuesConfig: {
    ERROR: { description: 'One or more questions were skipped, or the import fails.' },
    LOSS: { description: 'A question or a setting of the quiz was changed, or a part was skipped.' },
    NOTE: { description: 'Nothing was lost.' },
  },
});
