import type { Question } from '../question.ts';
import { parseMarkdown } from '../../rich-text/parse-markdown.ts';
import { toHtml } from '../../rich-text/to-html.ts';
import { hasFormattedRight, plainWords } from './formatted-question.ts';
import { type Exported, type ExportedQuestion, flatten, type ReportLine } from './exchange.ts';
import { type WrittenMarks, writeMarks } from './gift-marks.ts';
import { escapeGift, escapeWildcards } from './gift-text.ts';
import { pathOfCategory } from './moodle-category.ts';

/** The text of a question in GIFT, and report texts about its losses. */
interface Written {
  readonly text: string;
  readonly losses: readonly string[];
}

/** Writes a plain text. Adds `[plain]` if the text could be read as a format or a weight. */
function partText(text: string): string {
  return `${/^[[%]/.test(text) ? '[plain]' : ''}${escapeGift(text)}`;
}

const markup = (text: string) => escapeGift(toHtml(parseMarkdown(text), { imageUrl: () => null }));

/** Writes the text of an answer. It has no format of its own, because answers inherit the format of the question. */
function textIn(text: string, { textFormat }: Pick<Question, 'textFormat'>): string {
  return textFormat === 'PLAIN' || text === '' ? partText(text) : markup(text);
}

/** Writes an accepted answer, which is always plain. */
function acceptedText(text: string, { textFormat }: Pick<Question, 'textFormat'>): string {
  return textFormat === 'PLAIN' ? partText(text) : `[plain]${escapeGift(text)}`;
}

function comment(text: string | undefined, question: Pick<Question, 'textFormat'>): string {
  return text ? `#${textIn(text, question)}` : '';
}

/** Separates the sides of a pair. GIFT cannot escape it, so it cannot be part of a text. */
const arrow = '->';
const withoutArrow = (text: string) => text.replaceAll(arrow, '→');
const arrowLoss = 'The sign -> is written as →.';

/** Percent with Moodle's precision: 33.33333. */
function percent(share: number): string {
  return String(Number((share * 100).toFixed(5)));
}

function choiceLines(question: Question): string[] {
  const { type, answers, correctAnswer, answerExplanations } = question;
  const share = percent(1 / correctAnswer.length);
  const marks = type === 'MULTIPLE_ANSWERS' ? [`~%${share}%`, `~%-${share}%`] : ['=', '~'];
  return answers.map((answer, at) => {
    const mark = marks[correctAnswer.includes(at + 1) ? 0 : 1] ?? '';
    return `${mark}${textIn(answer, question)}${comment(answerExplanations[at], question)}`;
  });
}

function writeShortAnswers(question: Question): Written {
  const { answers, answerExplanations } = question;
  const lines = answers.map(
    (answer, at) =>
      `=%100%${acceptedText(escapeWildcards(answer), question)}${comment(answerExplanations[at], question)}`,
  );
  const losses = lines.some((line) => line.includes(arrow)) ? [arrowLoss] : [];
  return { text: block('', lines.map(withoutArrow)), losses };
}

function writePairs(question: Question): Written {
  const { textFormat, pairs } = question;
  const lines = pairs.map(
    ({ left, right }) =>
      `=${withoutArrow(textIn(left, question))} ${arrow} ${escapeGift(plainWords(right, textFormat))}`,
  );
  const losses = [
    ...(pairs.some(({ left }) => left.includes(arrow)) ? [arrowLoss] : []),
    ...(hasFormattedRight(question) ? ['Right sides are written without formatting.'] : []),
  ];
  return { text: block('', lines), losses };
}

function writeTruth(question: Question): Written {
  const { correctAnswer } = question;
  const [ifTrue = '', ifFalse = ''] = question.answerExplanations;
  const isTrue = correctAnswer[0] === 1;
  const [toRight, toWrong] = isTrue ? [ifTrue, ifFalse] : [ifFalse, ifTrue];
  const right = comment(toRight, question);
  const wrong = toWrong === '' && right === '' ? '' : `#${textIn(toWrong, question)}`;
  return { text: `${isTrue ? 'TRUE' : 'FALSE'}${wrong}${right}`, losses: [] };
}

function block(sign: string, lines: readonly string[]): string {
  return `${sign}\n${lines.map((line) => `\t${line}\n`).join('')}`;
}

function isPlainTruth({ answers: [first, second] }: Question): boolean {
  return first === 'True' && second === 'False';
}

function writeAnswers(question: Question): Written {
  const { type, numericAnswers } = question;
  if (type === 'ESSAY') return { text: '', losses: [] };
  if (type === 'SHORT_ANSWER') return writeShortAnswers(question);
  if (type === 'MATCHING') return writePairs(question);
  if (type === 'NUMERIC') {
    const lines = numericAnswers.map(({ value, tolerance }) => `=%100%${value}:${tolerance}`);
    return { text: block('#', lines), losses: [] };
  }
  if (type === 'TRUE_FALSE' && isPlainTruth(question)) return writeTruth(question);
  const losses =
    type === 'TRUE_FALSE' ? ['Exported as multiple choice, because its answers are not True and False.'] : [];
  return { text: block('', choiceLines(question)), losses };
}

function promptText({ textFormat, question }: Question): string {
  return textFormat === 'PLAIN' ? `[plain]${escapeGift(question)}` : `[html]${markup(question)}`;
}

function writeQuestion(question: ExportedQuestion): Written & Pick<WrittenMarks, 'own'> {
  const marks = writeMarks(question);
  const answers = writeAnswers(question);
  const name = flatten(question.name ?? '');
  const general = question.explanation === '' ? '' : `####${textIn(question.explanation, question)}`;
  const title = name === '' ? '' : `::${escapeGift(name)}::`;
  return {
    text: `${marks.text}${title}${promptText(question)} {${answers.text}${general}}\n`,
    losses: answers.losses,
    own: marks.own,
  };
}

const ownMarks = ['points', 'difficulty', 'concepts'] as const;
const markNames = { points: 'Points', difficulty: 'Difficulty', concepts: 'Some concepts' } as const;

/** Reports values that are written in comments, because only our own import reads them. */
function markLines(marksOfQuestions: readonly WrittenMarks['own'][]): ReportLine[] {
  return ownMarks.flatMap((mark) => {
    const count = marksOfQuestions.filter((marks) => marks.includes(mark)).length;
    if (count === 0) return [];
    const questions = count === 1 ? '1 question' : `${count.toLocaleString('en-US')} questions`;
    const message = `${markNames[mark]} of ${questions} are in comments. Markwise imports them. Other systems ignore them.`;
    return [{ line: null, level: 'note', message }];
  });
}

/**
 * Writes questions in Moodle's GIFT format. GIFT has no field for difficulty, points and some concepts, so these are
 * written in comments.
 */
export function exportGift(questions: readonly ExportedQuestion[]): Exported {
  const blocks: string[] = [];
  const report: ReportLine[] = [];
  const marksOfQuestions: WrittenMarks['own'][] = [];
  let line = 1;
  let category = '';
  for (const question of questions) {
    const { text, losses, own } = writeQuestion(question);
    marksOfQuestions.push(own);
    const nextCategory = flatten(question.category ?? '');
    const heading =
      nextCategory === category ? '' : `$CATEGORY: ${pathOfCategory(escapeGift(nextCategory))}\n\n`;
    category = nextCategory;
    const firstLine = line + heading.split('\n').length - 1;
    report.push(...losses.map((message) => ({ line: firstLine, level: 'loss' as const, message })));
    blocks.push(`${heading}${text}`);
    line = firstLine + text.split('\n').length;
  }
  return { text: blocks.join('\n'), report: [...markLines(marksOfQuestions), ...report] };
}
