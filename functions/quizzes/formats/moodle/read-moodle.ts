import { readDecimal } from '../../../../core/quizzes/formats/decimal.ts';
import {
  type Draft,
  excerpt,
  flatten,
  readDrafts,
  type ReadFiling,
  type ReportLine,
} from '../../../../core/quizzes/formats/exchange.ts';
import { categoryOfPath } from '../../../../core/quizzes/formats/moodle-category.ts';
import { difficulties } from '../../../../core/quizzes/question.ts';
import { questionLimits } from '../../../../core/quizzes/question-rules.ts';
import { isZip } from '../archive/is-zip.ts';
import { PackageError } from '../archive/package-error.ts';
import { zipLimits } from '../archive/unzip.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  childText,
  readXml,
  type XmlElement,
  XmlRefused,
} from '../archive/xml.ts';
import type { ReadQuestions } from '../format.ts';
import { HtmlReport } from '../html-report.ts';
import { FileImages } from '../images/file-images.ts';
import { isSet, type MoodleQuestion, plainTextIn, tagsOf, textFormatIn, textIn } from './moodle-question.ts';
import { readKey } from './read-key.ts';

/**
 * Parts of Moodle's questions that Markwise does not import. Many questions can have them, so each kind has one line.
 */
const skippedParts: readonly (readonly [what: string, isIn: (element: XmlElement) => boolean])[] = [
  ['Hints', (element) => childrenOf(element, 'hint').some((hint) => plainTextIn(hint) !== '')],
  ['Feedback to correct, partially correct or incorrect responses', hasCombinedFeedback],
  ['Notes for graders', (element) => plainTextIn(childOf(element, 'graderinfo')) !== ''],
  ['Response templates', (element) => plainTextIn(childOf(element, 'responsetemplate')) !== ''],
];

/** Moodle's default texts are in nearly every file, so losing them is not reported. */
const defaultFeedback =
  /^\s*(?:<p[^>]{0,100}>)?\s*Your answer is (?:partially correct|correct|incorrect)\.\s*(?:<\/p>)?\s*$/i;

function hasCombinedFeedback(element: XmlElement): boolean {
  const names = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'];
  const texts = names.map((name) => plainTextIn(childOf(element, name)));
  return texts.some((text) => text !== '' && !defaultFeedback.test(text));
}

function reportSkipped(elements: readonly XmlElement[]): ReportLine[] {
  return skippedParts.flatMap(([what, isIn]) => {
    const count = elements.filter(isIn).length;
    if (count === 0) return [];
    const questions = count === 1 ? '1 question' : `${count.toLocaleString('en-US')} questions`;
    return [{ line: null, level: 'loss', message: `${what} of ${questions} are skipped.` }];
  });
}

function pointsOf({ element, report }: MoodleQuestion): number {
  const written = childText(element, 'defaultgrade');
  const points = readDecimal(written);
  if (written !== '' && points === null)
    report.addLine('error', `${excerpt(written)} is not a number of points.`);
  return points ?? 1;
}

function conceptsOf(question: MoodleQuestion): string[] {
  const tags = tagsOf(question).filter((tag) => tag !== '');
  if (tags.length > questionLimits.concepts)
    question.report.addLine('loss', `Only the first ${questionLimits.concepts} tags are imported.`);
  return tags.slice(0, questionLimits.concepts);
}

function readQuestion(element: XmlElement, filing: ReadFiling, images: FileImages): Draft {
  const name = flatten(plainTextIn(childOf(element, 'name')));
  const report = new HtmlReport(name === '' ? 'Question' : excerpt(name), element.line);
  const textFormat = textFormatIn(element);
  const question = { element, report, textFormat, images };
  const key = readKey(question);
  const { line } = element;
  if (key === null) return { line, fields: null, report: report.report() };
  if (isSet(childText(element, 'hidden'))) report.addLine('note', 'The question was hidden in Moodle.');
  // Only files that Markwise exported have this element. Moodle ignores unknown elements.
  const written = childText(element, 'difficulty').toUpperCase();
  const fields = {
    ...key,
    textFormat,
    question: textIn(question, childOf(element, 'questiontext')),
    explanation: textIn(question, childOf(element, 'generalfeedback')),
    concepts: conceptsOf(question),
    difficulty: difficulties.find((difficulty) => difficulty === written) ?? null,
    points: pointsOf(question),
  };
  const { hasFormulas, imageIds } = report;
  const read = { line, fields, hasFormulas, imageIds, report: report.report() };
  return { ...filing, ...read, ...(name === '' ? {} : { name }) };
}

/** Reads the questions, each with the category that the last category element sets. */
function readQuiz(quiz: XmlElement): ReadQuestions {
  const drafts: Draft[] = [];
  const images = new FileImages();
  const read: XmlElement[] = [];
  let filing: ReadFiling = {};
  let found = 0;
  for (const element of childrenOf(quiz, 'question')) {
    if (attributeOf(element, 'type') === 'category') {
      const category = flatten(categoryOfPath(plainTextIn(childOf(element, 'category'))));
      filing = category === '' ? {} : { category, categoryLine: element.line };
      continue;
    }
    found += 1;
    if (found > questionLimits.imported) continue;
    drafts.push(readQuestion(element, filing, images));
    read.push(element);
  }
  const questions = readDrafts(drafts, reportSkipped(read), { found });
  return { ...questions, quizzes: [], images: images.contents };
}

function refused(line: number | null, message: string): ReadQuestions {
  return { questions: [], quizzes: [], report: [{ line, level: 'error', message }] };
}

/** Reads a file of Moodle's question bank. */
export function readMoodle(bytes: Uint8Array): ReadQuestions {
  if (bytes.length > zipLimits.read)
    return refused(null, 'A file of questions must not be larger than 4 MB.');
  if (isZip(bytes)) return refused(null, 'This is a ZIP package. Moodle XML is a text file.');
  try {
    const root = readXml(bytes);
    if (root.name === 'quiz') return readQuiz(root);
    return refused(
      root.line,
      `This is no Moodle XML: its first element is ${excerpt(root.name)}, not “quiz”.`,
    );
  } catch (error) {
    if (error instanceof XmlRefused) return refused(error.line, `The file cannot be read: ${error.message}.`);
    if (error instanceof PackageError) return refused(null, error.message);
    throw error;
  }
}
