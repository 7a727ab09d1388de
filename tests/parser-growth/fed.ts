import { zipSync } from 'fflate';
import { isCategoryType } from '../../core/grading/course.ts';
import { checkLongText } from '../../core/grading/value-rules.ts';
import { readCourseFile } from '../../core/grading/course-file.ts';
import { isCourseTable, readColumnNames, skipReason } from '../../core/grading/column-names.ts';
import { mapBlock } from '../../core/grading/editing/block-columns.ts';
import { defaultGradeMaps } from '../../core/grading/defaults.ts';
import { gradePointsOf } from '../../core/grading/gpa.ts';
import { percentOfLetter } from '../../core/grading/letter-scale.ts';
import { parseItemGrade, readCourseGrade } from '../../core/grading/course-grade.ts';
import { readGrade } from '../../core/grading/editing/read-grade.ts';
import { pasteBlock } from '../../core/grading/paste.ts';
import { rowsToCategories } from '../../core/grading/read-rows.ts';
import { readUnknownCourse } from '../../core/grading/unknown-course.ts';
import { unknownCategoryType } from '../../core/grading/weigh.ts';
import {
  gradeColumnProblem,
  gradeColumnsIn,
  hasPeopleHeader,
  isItemTable,
  isPeopleTable,
} from '../../core/courses/people-header.ts';
import { nameFromAddress, peopleIn, rowsToPeople } from '../../core/courses/people-table.ts';
import { readGradeEntry } from '../../core/gradebook/grade-entry.ts';
import { rowsToGrades } from '../../core/gradebook/grade-table.ts';
import { tableSizeProblem } from '../../core/tables/table-size.ts';
import { asksForOrder } from '../../core/quizzes/ordinals.ts';
import { endOfDollars } from '../../core/rich-text/markdown-syntax.ts';
import { beginningsOf, sortTextOf } from '../../core/quizzes/search-words.ts';
import { importAiken } from '../../core/quizzes/formats/aiken-import.ts';
import { placesOf } from '../../core/quizzes/formats/gift-text.ts';
import { importGift } from '../../core/quizzes/formats/gift-import.ts';
import { withImageIds } from '../../core/quizzes/formats/file-images.ts';
import { markdownWith, plainWords, withTexts } from '../../core/quizzes/formats/formatted-question.ts';
import { htmlToText } from '../../core/quizzes/formats/html-to-text.ts';
import { blankQuestion } from '../../core/quizzes/question.ts';
import { importText2qti } from '../../core/quizzes/formats/text2qti-import.ts';
import { isTruth } from '../../core/quizzes/formats/text2qti-draft.ts';
import { withoutIndent } from '../../core/quizzes/formats/text2qti-lines.ts';
import { generateFromText } from '../../core/quizzes/generation/generate-from-text.ts';
import { checkProposals } from '../../core/quizzes/generation/proposals.ts';
import { acceptedAnswers } from '../../core/quizzes/generation/questions/accepted-answers.ts';
import { gapText } from '../../core/quizzes/generation/questions/cloze-question.ts';
import { quotationsIn } from '../../core/quizzes/generation/quoted-text.ts';
import { phrasesOf } from '../../core/quizzes/generation/terms/phrases.ts';
import { outsideTerm } from '../../core/quizzes/generation/terms/term-book.ts';
import { nameKindOf } from '../../core/quizzes/generation/terms/name-kinds.ts';
import { definitionIn } from '../../core/quizzes/generation/terms/definitions.ts';
import { sentencesOf, type Sentence } from '../../core/quizzes/generation/text/sentences.ts';
import { statementOf } from '../../core/quizzes/generation/text/statement.ts';
import { wordsOf } from '../../core/quizzes/generation/text/split-words.ts';
import { shortened } from '../../functions/platform/errors.ts';
import { typeOfFile } from '../../functions/platform/files/file-type.ts';
import { lineProblem, textProblem } from '../../functions/platform/text-problems.ts';
import { parseTable, separatorOf } from '../../functions/platform/tables/parse-table.ts';
import { csvToPeople } from '../../functions/courses/people-csv.ts';
import { distinctNames } from '../../functions/quizzes/exchange/import-categories.ts';
import { settingsOf } from '../../functions/quizzes/exchange/imported-settings.ts';
import { decodeText } from '../../functions/quizzes/formats/archive/decode-text.ts';
import { isZip } from '../../functions/quizzes/formats/archive/is-zip.ts';
import { unzipImages } from '../../functions/quizzes/formats/archive/unzip-images.ts';
import { canBeUnzipped, unzip } from '../../functions/quizzes/formats/archive/unzip.ts';
import { noXml, objectionTo } from '../../functions/quizzes/formats/archive/xml-guard.ts';
import { readXml } from '../../functions/quizzes/formats/archive/xml.ts';
import { readHeader } from '../../functions/quizzes/formats/csv/columns.ts';
import { writeConcepts } from '../../functions/quizzes/formats/csv/concepts-cell.ts';
import { readCsv } from '../../functions/quizzes/formats/csv/read-csv.ts';
import { detectFormat } from '../../functions/quizzes/formats/detect-format.ts';
import { readMoodle } from '../../functions/quizzes/formats/moodle/read-moodle.ts';
import { readFiles } from '../../functions/quizzes/formats/qti/qti-documents.ts';
import { readQti } from '../../functions/quizzes/formats/qti/read-qti.ts';
import { answerMaterial, htmlOf, richMaterial } from '../../functions/quizzes/formats/qti/write-texts.ts';
import { item, quizFile } from '../../functions/quizzes/formats/qti/testing/canvas-files.ts';
import { imageSize } from '../../core/files/image-size.ts';
import { imageIdsIn } from '../../core/rich-text/image-ids.ts';
import { readableText } from '../../core/rich-text/readable-text.ts';
import type { Fed } from './fed-function.ts';
import { fedSearch } from './fed-search.ts';

/** How the test calls a function with a text. */
const unlimited = { columns: Infinity, cells: Infinity };

const bytesOf = (text: string) => Buffer.from(text);

/** Splits a text into its sentences, and passes each to the function. */
function eachSentence(read: (sentence: Sentence) => unknown): (text: string) => unknown {
  return (text) => sentencesOf(text).map(read);
}

const generationOptions = { count: 50, seed: 'seed' } as const;
const proposal = {
  type: 'SHORT_ANSWER',
  question: 'What?',
  answers: ['a b'],
  correctAnswer: [],
  concepts: [],
};
const [qtiFront = '', qtiEnd = ''] = quizFile(item({ prompt: '|' })).split('|');
const emptyZip = Buffer.from(zipSync({ 'a.xml': new Uint8Array() })).toString('latin1');

const gradedCourse = {
  items: [{ itemId: 'i1', itemName: 'Midterm', maximumPoints: 10 }],
  people: [{ studentId: 's1', name: 'Ada', email: 'ada@markwise.example', key: '' }],
  gradeMaps: defaultGradeMaps,
};

/** How to call a function, by its ID. A function without an entry is called with the text as its only argument. */
export const fed: Readonly<Record<string, Fed>> = {
  ...fedSearch,
  'core/quizzes/ordinals.ts#asksForOrder': { run: (text) => asksForOrder([{ text }, { text }]) },
  'core/rich-text/markdown-syntax.ts#endOfDollars': { run: (text) => endOfDollars(text, 0) },
  'core/courses/people-header.ts#hasPeopleHeader': { run: (text) => hasPeopleHeader(pasteBlock(text)) },
  'core/courses/people-header.ts#gradeColumnProblem': {
    run: (text) => gradeColumnProblem(pasteBlock(text), 'grade'),
    before: ['name\tgrade\n', 'name\t'],
  },
  'core/courses/people-table.ts#nameFromAddress': { run: nameFromAddress },
  'core/courses/people-header.ts#isItemTable': { run: (text) => isItemTable(text.split('\t')) },
  'core/courses/people-header.ts#isPeopleTable': { run: (text) => isPeopleTable(text.split('\t')) },
  'core/courses/people-table.ts#peopleIn': {
    run: (text) => peopleIn(pasteBlock(text)),
    before: ['name\t', 'name\tMidterm\na\t1'],
    after: '\tx',
  },
  'core/gradebook/grade-entry.ts#readGradeEntry': {
    run: (text) => readGradeEntry(text, { maximumPoints: 10, gradeMaps: defaultGradeMaps }),
    before: ['1', '1/'],
  },
  'core/gradebook/grade-table.ts#rowsToGrades': {
    run: (text) => rowsToGrades(pasteBlock(text), gradedCourse),
    before: ['name\t', 'name\tMidterm\n', 'name\tMidterm\nAda\t1', 'name\tMidterm ('],
    after: '\tx',
  },
  'core/courses/people-table.ts#rowsToPeople': {
    run: (text) => rowsToPeople(pasteBlock(text)),
    before: ['name\tgrade\n', 'name\t', 'name\tgrade\na\t1'],
    after: '\tx',
  },
  'core/courses/people-header.ts#gradeColumnsIn': {
    run: (text) => gradeColumnsIn(pasteBlock(text), defaultGradeMaps),
    before: ['name\tgrade\n', 'name\t', 'name\tgrade\na\t1'],
    after: '\tx',
  },
  'core/tables/table-size.ts#tableSizeProblem': {
    run: (text) => tableSizeProblem(text, ',;\t', unlimited),
  },
  'core/grading/course-file.ts#readCourseFile': {
    run: (text) =>
      readCourseFile({ name: text, notes: text, categories: [{ name: text, categoryType: text }] }),
  },
  'core/grading/value-rules.ts#checkLongText': { run: (text) => checkLongText('The text', text) },
  'core/grading/course.ts#isCategoryType': { run: isCategoryType },
  'core/grading/course-grade.ts#parseItemGrade': { run: (text) => parseItemGrade(text, defaultGradeMaps) },
  'core/grading/course-grade.ts#readCourseGrade': { run: (text) => readCourseGrade(text, defaultGradeMaps) },
  'core/grading/gpa.ts#gradePointsOf': { run: gradePointsOf },
  'core/grading/letter-scale.ts#percentOfLetter': { run: (text) => percentOfLetter(text, defaultGradeMaps) },
  'core/grading/editing/read-grade.ts#readGrade': {
    run: (text) =>
      readGrade(text, { maximumPoints: 10 }, { isHypothetical: false, gradeMaps: defaultGradeMaps }),
    before: ['1', '1/'],
  },
  'core/grading/read-rows.ts#rowsToCategories': {
    run: (text) => rowsToCategories(pasteBlock(text)),
    before: ['category\titem\n', 'category\titem\t', 'category\titem\tgrade\na\tb\t1'],
    after: '\tx',
  },
  'core/grading/unknown-course.ts#readUnknownCourse': {
    run: (text) => readUnknownCourse(JSON.stringify(text)),
  },
  'core/grading/weigh.ts#unknownCategoryType': { run: (text) => unknownCategoryType(text, text) },
  'core/grading/column-names.ts#isCourseTable': {
    run: (text) => isCourseTable(text.split('\t')),
    before: ['item\t', 'points\tmax\t'],
  },
  'core/grading/column-names.ts#readColumnNames': {
    run: (text) => readColumnNames(text.split('\t')),
    before: ['name\t', 'points\tmax\t'],
  },
  'core/grading/column-names.ts#skipReason': { run: (text) => skipReason(['a'], ['item'], [text, text]) },
  'core/grading/editing/block-columns.ts#mapBlock': {
    run: (text) => mapBlock(pasteBlock(text), ['name', 'knownScores', 'grade']),
    before: ['name\t', 'name\tgrade\n'],
    after: '\n1\t2',
  },
  'core/quizzes/formats/aiken-import.ts#importAiken': {
    run: importAiken,
    before: ['A', 'What?\nA) ', 'What?\nA) a\nB) b\nANSWER: ', 'ANSWER'],
    after: 'x',
  },
  'core/quizzes/formats/gift-text.ts#placesOf': { run: (text) => placesOf(text, '{}') },
  'core/quizzes/formats/gift-import.ts#importGift': {
    run: importGift,
    before: [
      'a {',
      'a {~',
      'a {=',
      'a {#',
      'a {=b#',
      '[html]a',
      '[html]a {=',
      '::',
      '// [tag:',
      '$CATEGORY: ',
      'a {T#',
    ],
    after: 'x}',
  },
  'core/quizzes/formats/text2qti-draft.ts#isTruth': { run: (text) => isTruth([text, text]) },
  'core/quizzes/formats/text2qti-lines.ts#withoutIndent': { run: (text) => withoutIndent(text, text.length) },
  'core/quizzes/formats/text2qti-import.ts#importText2qti': {
    run: importText2qti,
    before: [
      '1',
      '1. ',
      '1. a\n* ',
      '1. a\n= ',
      '1. a\na) ',
      '1. a\n... ',
      'Title: ',
      'GROUP',
      '```\n',
      'COMMENT\n',
    ],
    after: 'x',
  },
  'core/quizzes/generation/generate-from-text.ts#generateFromText': {
    run: (text) =>
      generateFromText(text, { ...generationOptions, outsideTerms: text.split('\n'), outsideText: text }),
    before: ['A cell is the smallest room of a house. ', '# ', 'x', 'In 1789 Alfred '],
    after: 'x',
  },
  'core/quizzes/formats/formatted-question.ts#markdownWith': {
    run: (text) => markdownWith(text, { hasFormulas: true, imageIds: new Set(['a']) }),
    before: ['', '![', '![a](file:', '\\('],
  },
  'core/quizzes/formats/formatted-question.ts#withTexts': {
    run: (text) => withTexts({ ...blankQuestion, question: text }, (each) => each),
  },
  'core/quizzes/formats/file-images.ts#withImageIds': {
    run: (text) =>
      withImageIds(
        { ...blankQuestion, textFormat: 'MARKDOWN', question: text, explanation: text },
        new Map([['a', 'b']]),
      ),
    before: ['', 'file:', 'file:a '],
  },
  'core/quizzes/formats/html-to-text.ts#htmlToText': {
    run: (text) => htmlToText(text, (address, description) => `${address}${description}`),
    before: ['', '<img src="', '<img alt="'],
  },
  'core/quizzes/formats/formatted-question.ts#plainWords': { run: (text) => plainWords(text, 'MARKDOWN') },
  'core/files/image-size.ts#imageSize': {
    run: (text) => imageSize('image/jpeg', Buffer.from(text, 'latin1')),
    before: ['\u00FF\u00D8', '\u00FF\u00D8\u00FF\u00E0\u0000\u0000'],
  },
  'core/rich-text/image-ids.ts#imageIdsIn': { run: (text) => imageIdsIn([text]) },
  'core/rich-text/readable-text.ts#readableText': { run: (text) => readableText(text, 'MARKDOWN') },
  'functions/quizzes/formats/qti/write-texts.ts#htmlOf': { run: (text) => htmlOf(text, 'PLAIN') },
  'functions/quizzes/formats/qti/write-texts.ts#richMaterial': { run: (text) => richMaterial(text, 'PLAIN') },
  'functions/quizzes/formats/qti/write-texts.ts#answerMaterial': {
    run: (text) => answerMaterial(text, 'PLAIN'),
  },
  'core/quizzes/generation/questions/accepted-answers.ts#acceptedAnswers': {
    run: (text) =>
      acceptedAnswers([text], {
        kind: 'NAME',
        nameKind: 'PERSON',
        fullName: null,
        otherNames: [],
        context: new Set(['the _']),
      }),
    before: ['King ', 'The '],
  },
  'core/quizzes/generation/terms/term-book.ts#outsideTerm': {
    run: (text) => outsideTerm(text, () => true),
  },
  'core/quizzes/generation/terms/name-kinds.ts#nameKindOf': {
    run: (text) => nameKindOf(text, new Set([text])),
    before: ['Lake ', 'A '],
  },
  'core/quizzes/generation/proposals.ts#checkProposals': {
    run: (text) =>
      checkProposals(
        {
          questions: [
            { ...proposal, quote: text },
            { ...proposal, quote: `${text}x` },
          ],
        },
        text,
      ),
  },
  'core/quizzes/generation/questions/cloze-question.ts#gapText': { run: (text) => gapText(text, 0, 1) },
  'core/quizzes/generation/quoted-text.ts#quotationsIn': {
    run: (text) => quotationsIn(text)(text.slice(0, 500)),
    before: ['x'],
  },
  'core/quizzes/generation/terms/phrases.ts#phrasesOf': { run: (text) => phrasesOf(text, wordsOf(text)) },
  'core/quizzes/generation/terms/definitions.ts#definitionIn': {
    run: eachSentence(definitionIn),
    before: ['A cell is a ', 'The ', 'Cells are '],
    after: 'x.',
  },
  'core/quizzes/generation/text/statement.ts#statementOf': {
    run: eachSentence(statementOf),
    before: ['In ', 'The '],
    after: 'x.',
  },
  'functions/platform/errors.ts#shortened': { run: (text) => shortened(text, 100) },
  'functions/platform/files/file-type.ts#typeOfFile': { run: (text) => typeOfFile('a.txt', bytesOf(text)) },
  'functions/platform/text-problems.ts#lineProblem': { run: (text) => lineProblem(text, { max: Infinity }) },
  'functions/platform/text-problems.ts#textProblem': { run: (text) => textProblem(text, { max: Infinity }) },
  'functions/platform/tables/parse-table.ts#parseTable': {
    run: (text) =>
      parseTable(text, { limits: unlimited, maxRows: Infinity, isHeader: ([name]) => name === 'name' }),
    before: ['name,', 'name\n', 'name\n"', 'name,grade\na,1', 'name;', 'name\t'],
    after: 'x',
  },
  'functions/platform/tables/parse-table.ts#separatorOf': {
    run: (text) => separatorOf(text, ([name]) => name === 'name'),
    before: ['name,', 'name\n"', 'name;'],
  },
  'functions/courses/people-csv.ts#csvToPeople': {
    run: csvToPeople,
    before: ['name,grade\n', 'name,grade\na', 'name,', 'name\n"', 'name,grade\na,1', 'name;'],
    after: 'x',
  },
  'functions/quizzes/exchange/import-categories.ts#distinctNames': {
    run: (text) => distinctNames(text.split('a')),
  },
  'functions/quizzes/exchange/imported-settings.ts#settingsOf': {
    run: (text) => settingsOf({ title: text, description: text }, text),
  },
  'functions/quizzes/formats/archive/decode-text.ts#decodeText': {
    run: (text) => decodeText(Buffer.from(text, 'latin1')),
  },
  'functions/quizzes/formats/archive/is-zip.ts#isZip': { run: (text) => isZip(bytesOf(text)) },
  'functions/quizzes/formats/archive/unzip-images.ts#unzipImages': {
    run: (text) => unzipImages(Buffer.from(text, 'latin1'), new Set(['a.png'])),
    before: ['', 'PK\u0003\u0004'],
  },
  'functions/quizzes/formats/archive/unzip.ts#canBeUnzipped': {
    run: (text) => canBeUnzipped(Buffer.from(text, 'latin1'), () => true),
    before: [emptyZip],
  },
  'functions/quizzes/formats/archive/unzip.ts#unzip': {
    run: (text) => unzip(zipSync({ 'a.xml': bytesOf(text) }), () => true),
  },
  'functions/quizzes/formats/archive/xml-guard.ts#objectionTo': {
    run: (text) => objectionTo(text, noXml()),
    before: ['<a ', '<a b="', '<a><![CDATA['],
  },
  'functions/quizzes/formats/archive/xml.ts#readXml': {
    run: (text) => readXml(bytesOf(text)),
    before: ['<a>', '<a ', '<a b="', '<?xml version="1.0"?><a><![CDATA['],
    after: '</a>',
  },
  'functions/quizzes/formats/csv/columns.ts#readHeader': {
    run: (text) => readHeader(['question', text, ...text.split(',')]),
  },
  'functions/quizzes/formats/csv/concepts-cell.ts#writeConcepts': { run: (text) => writeConcepts([text]) },
  'functions/quizzes/formats/csv/read-csv.ts#readCsv': {
    run: readCsv,
    before: [
      'question,',
      'question\n',
      'question\n"',
      'question,correctAnswer,answer1\na,',
      'question,concepts\na,"',
      'question,number1\na,1',
    ],
    after: 'x',
  },
  'functions/quizzes/formats/detect-format.ts#detectFormat': {
    run: (text) => detectFormat('a.txt', bytesOf(text)),
  },
  'functions/quizzes/formats/moodle/read-moodle.ts#readMoodle': {
    run: (text) => readMoodle(bytesOf(text)),
    before: [
      '<quiz>',
      '<quiz><question type="essay"><questiontext><text>',
      '<quiz><question type="shortanswer"><answer fraction="100"><text>',
      '<quiz><question type="category"><category><text>',
      '<quiz><question type="essay"><correctfeedback><text>',
      '<quiz><question type="essay"><questiontext format="markdown"><file name="a.png">x</file><text>![a](@@PLUGINFILE@@/',
      '<quiz><question type="essay"><questiontext><file name="a.png">x</file><text>&lt;img src="@@PLUGINFILE@@/',
    ],
    after: '</text></questiontext></question></quiz>',
  },
  'functions/quizzes/formats/qti/qti-documents.ts#readFiles': {
    run: (text) => readFiles(new Map([['a.xml', bytesOf(text)]])),
  },
  'functions/quizzes/formats/qti/read-qti.ts#readQti': {
    run: (text) => readQti(bytesOf(text)),
    before: ['<questestinterop>', qtiFront],
    after: qtiEnd,
  },
  'core/quizzes/search-words.ts#sortTextOf': { run: (text) => sortTextOf(text) },
  'core/quizzes/search-words.ts#beginningsOf': { run: (text) => beginningsOf(text.split(' ')) },
};
