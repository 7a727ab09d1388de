import { questionLimits } from '../question-rules.ts';
import type { Question } from '../question.ts';
import { type Draft, excerpt, flatten, type Imported, readDrafts } from './exchange.ts';
import { readChoices, readNumbers, readPairs, readShortAnswers, readTruth, truthOf } from './gift-answers.ts';
import { type GiftBlock, giftBlocks } from './gift-blocks.ts';
import { fieldsOf } from './gift-marks.ts';
import { GiftReader } from './gift-reader.ts';
import { type Piece, placesOf, unescapeGift } from './gift-text.ts';

/** Reads the answer block of a question. Its signs determine the type of the question. */
function readAnswers(block: Piece, reader: GiftReader): Partial<Question> {
  const { text, at } = block;
  if (text.trim() === '') return { type: 'ESSAY' };
  const start = text.length - text.trimStart().length;
  if (text.charAt(start) === '#')
    return readNumbers({ text: text.slice(start + 1), at: at + start + 1 }, reader);
  if (placesOf(text, '~').length > 0) return readChoices(block, reader);
  if (placesOf(text, '=').length > 0 && text.includes('->')) return readPairs(block, reader);
  const truth = truthOf(block);
  return truth === null ? readShortAnswers(block, reader) : readTruth(block, truth, reader);
}

/** Splits an answer block into the answers and the general feedback after the last `####`. */
function splitFeedback(block: Piece): readonly [Piece, string] {
  const hashes = placesOf(block.text, '#');
  const from = hashes.findLast((at) => block.text.startsWith('####', at));
  if (from === undefined) return [block, ''];
  return [{ text: block.text.slice(0, from), at: block.at }, block.text.slice(from + 4)];
}

/** The name of a question, which is between double colons at the beginning. `from`: where the question begins. */
function nameOf(text: string): { readonly name: string; readonly from: number } {
  if (!text.startsWith('::')) return { name: '', from: 0 };
  const colons = placesOf(text, ':');
  const end = colons.find((at, index) => at > 1 && colons[index + 1] === at + 1);
  return end === undefined
    ? { name: '', from: 0 }
    : { name: flatten(unescapeGift(text.slice(2, end))), from: end + 2 };
}

const neverClosed = 'A brace is opened and never closed';
const neverOpened = 'A brace is closed and was never opened';
const bracesHint = 'Write answers between { and }. Write a brace in a text as \\{ or \\}.';

/** The error of braces that do not enclose exactly one answer block. Else null. `braces`: their positions. */
function braceProblem(text: string, braces: readonly number[]): string | null {
  const opening = braces.filter((at) => text.charAt(at) === '{').length;
  const closing = braces.length - opening;
  if (opening !== closing) return `${opening > closing ? neverClosed : neverOpened}. ${bracesHint}`;
  if (opening > 1) return 'A question has one pair of braces. Write a brace in a text as \\{ or \\}.';
  return text.charAt(braces[0] ?? 0) === '{' ? null : 'The closing brace comes before the opening one.';
}

/** The text around the answers. If text follows the answers, the answers are replaced by a blank to fill in. */
function questionOf(text: string, [from = 0, to = 0]: readonly number[]): string {
  const after = text.slice(to + 1);
  return after.trim() === '' ? text.slice(0, from) : `${text.slice(0, from)}_____${after}`;
}

function readBlock({ line, text, marks, category }: GiftBlock): Draft {
  const reader = new GiftReader(text, line);
  const { name, from } = nameOf(text);
  const filing = { line, name, ...category };
  const braces = placesOf(text, '{}').filter((at) => at >= from);
  const problem = braceProblem(text, braces);
  if (braces.length === 0) {
    reader.addLine('loss', `A text without a question is skipped: ${excerpt(text.slice(from))}`);
  } else if (problem !== null) {
    reader.addLine('error', problem, braces[0]);
  }
  if (braces.length === 0 || problem !== null) return { ...filing, fields: null, report: reader.report() };
  const [start = 0, end = 0] = braces;
  const [answers, general] = splitFeedback({ text: text.slice(start + 1, end), at: start + 1 });
  // The question is read before its answers, because its format is the default format of the answers.
  const question = reader.question(questionOf(text, braces).slice(from));
  const marked = fieldsOf(marks);
  const fields = {
    textFormat: reader.textFormat,
    question,
    ...readAnswers(answers, reader),
    explanation: reader.text(general),
    ...marked.fields,
  };
  for (const loss of marked.losses) reader.addLine('loss', loss);
  if (marks.ids.length > 0) reader.addLine('loss', `The id ${excerpt(marks.ids[0] ?? '')} is skipped.`);
  const { hasFormulas } = reader;
  return { ...filing, fields, hasFormulas, report: reader.report() };
}

/**
 * Reads questions in Moodle's GIFT format. HTML is converted to plain text. Tags become concepts. Points and difficulty
 * are read from comments that our export writes. Questions with an error are skipped. The report has the line of each
 * error and of each loss.
 */
export function importGift(file: string): Imported {
  const { blocks, report } = giftBlocks(file);
  const first = blocks.slice(0, questionLimits.imported);
  return readDrafts(first.map(readBlock), report, { found: blocks.length });
}
