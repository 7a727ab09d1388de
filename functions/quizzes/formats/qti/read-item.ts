import { type Draft, excerpt, type ReportLine } from '../../../../core/quizzes/formats/exchange.ts';
import { readDecimal } from '../../../../core/quizzes/formats/decimal.ts';
import { difficulties, type Difficulty, type Question } from '../../../../core/quizzes/question.ts';
import { attributeOf, type XmlElement } from '../archive/xml.ts';
import type { ImageFinder } from '../images/file-images.ts';
import { ItemReport } from './item-report.ts';
import { kindOf } from './item-kinds.ts';
import { type Item, openItem } from './item.ts';
import { entryOf } from './metadata.ts';
import { readChoice } from './read-choice.ts';
import { readMatching } from './read-matching.ts';
import { readNumeric } from './read-numeric.ts';
import { readBlank, readShortAnswer } from './read-short-answer.ts';

/** The file and the group of an item. */
export interface ItemContext {
  readonly file: string;
  /** Points of each question in the item's group. Null without a group, or if the group sets none. */
  readonly points: number | null;
  readonly category: string;
  /** Finds the images that the file shows. */
  readonly find: ImageFinder;
}

export interface ReadItem extends Draft {
  /** Names the item at the beginning of every report line. */
  readonly where: string;
}

/** The name that Canvas exports for a question without a name. */
export const nameless = 'Question';

/** Maximum parts of one item: each is compared with all conditions. */
const maxParts = 200;

function readKey(item: Item): Partial<Question> | null {
  if (item.choices.length > maxParts) return refuse(item, `Questions with more than ${maxParts} parts`);
  const kind = kindOf(item);
  const [choice, another] = item.choices;
  switch (kind) {
    case 'MULTIPLE_CHOICE':
    case 'TRUE_FALSE':
      return { type: kind, ...readChoice(item, choice, true) };
    case 'MULTIPLE_ANSWERS':
      return { type: kind, ...readChoice(item, choice, false) };
    case 'SHORT_ANSWER':
      return { type: kind, ...readShortAnswer(item) };
    case 'NUMERIC':
      return { type: kind, ...readNumeric(item) };
    case 'MATCHING':
      return { type: kind, ...readMatching(item) };
    case 'ESSAY':
      return { type: kind };
    case 'DROPDOWNS':
      if (choice && !another) return { type: 'MULTIPLE_CHOICE', ...readChoice(item, choice, true) };
      return refuse(item, 'Questions with several dropdowns');
    case 'BLANKS':
      if (choice && !another) return { type: 'SHORT_ANSWER', ...readBlank(item) };
      return refuse(item, 'Questions with several blanks');
    case 'TEXT':
      item.report.addLine('loss', 'A text that asks nothing is skipped.');
      return null;
    default:
      return refuse(item, kind.unknown);
  }
}

function refuse(item: Item, what: string): null {
  item.report.addLine('error', `${what} cannot be imported.`);
  return null;
}

function difficultyOf(item: Item): Difficulty | null {
  const written = entryOf(item.metadata, 'qmd_levelofdifficulty').toUpperCase();
  return difficulties.find((difficulty) => difficulty === written) ?? null;
}

function pointsOf(item: Item, context: ItemContext): number {
  const written = entryOf(item.metadata, 'points_possible', 'cc_weighting', 'qmd_weighting');
  const ownPoints = readDecimal(written);
  if (written !== '' && ownPoints === null)
    item.report.addLine('error', `${excerpt(written)} is not a number of points.`);
  return context.points ?? ownPoints ?? 1;
}

function fieldsOf(item: Item, context: ItemContext, key: Partial<Question>): Partial<Question> {
  const concepts = (item.metadata.get('qmd_keywords') ?? []).filter((concept) => concept !== '');
  return {
    ...key,
    question: item.report.textIn(item.presentation),
    explanation: item.feedback.ofQuestion(),
    concepts,
    difficulty: difficultyOf(item),
    points: pointsOf(item, context),
  };
}

/** Reads an item of an assessment or a bank. Returns only a report if its kind is not supported. */
export function readItem(
  element: XmlElement,
  context: ItemContext,
): ReadItem | { readonly report: readonly ReportLine[] } {
  const title = attributeOf(element, 'title').trim();
  const where = `${context.file}, item ${attributeOf(element, 'ident') || '?'}${title === '' ? '' : ` “${title}”`}`;
  const report = new ItemReport(where, element.line, context.find);
  const item = openItem(element, report);
  const key = readKey(item);
  if (key === null) return { report: report.report() };
  const fields = fieldsOf(item, context, key);
  item.feedback.reportUnused();
  const name = title === nameless ? '' : title;
  const category = entryOf(item.metadata, 'qmd_topic') || context.category;
  const { hasFormulas, imageIds } = report;
  const read = { line: element.line, fields, hasFormulas, imageIds, report: report.report() };
  return { where, ...read, name, category };
}
