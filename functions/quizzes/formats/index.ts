import { exportAiken } from '../../../core/quizzes/formats/aiken-export.ts';
import { importAiken } from '../../../core/quizzes/formats/aiken-import.ts';
import { exportGift } from '../../../core/quizzes/formats/gift-export.ts';
import { importGift } from '../../../core/quizzes/formats/gift-import.ts';
import { exportText2qti } from '../../../core/quizzes/formats/text2qti-export.ts';
import { importText2qti } from '../../../core/quizzes/formats/text2qti-import.ts';
import { readCsv } from './csv/read-csv.ts';
import { writeCsv } from './csv/write-csv.ts';
import type { FormatId, QuestionFormat } from './format.ts';
import { readMoodle } from './moodle/read-moodle.ts';
import { writeMoodle } from './moodle/write-moodle.ts';
import { readQti } from './qti/read-qti.ts';
import { writeQti } from './qti/write-qti.ts';
import { textFormat } from './text-format.ts';

const plain = { extension: 'txt', contentType: 'text/plain; charset=utf-8' } as const;

/** All formats for importing and exporting questions. */
export const questionFormats: Readonly<Record<FormatId, QuestionFormat>> = {
  gift: textFormat({ ...plain, id: 'gift', name: 'GIFT', importText: importGift, exportText: exportGift }),
  moodle: {
    id: 'moodle',
    name: 'Moodle XML',
    extension: 'xml',
    contentType: 'application/xml',
    read: readMoodle,
    write: writeMoodle,
  },
  aiken: textFormat({
    ...plain,
    id: 'aiken',
    name: 'Aiken',
    importText: importAiken,
    exportText: exportAiken,
  }),
  text: textFormat({
    ...plain,
    id: 'text',
    name: 'text2qti',
    importText: importText2qti,
    exportText: exportText2qti,
  }),
  csv: textFormat({
    id: 'csv',
    name: 'CSV',
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
    importText: readCsv,
    exportText: writeCsv,
  }),
  qti: {
    id: 'qti',
    name: 'Canvas (QTI 1.2)',
    extension: 'zip',
    contentType: 'application/zip',
    read: readQti,
    write: writeQti,
  },
};
