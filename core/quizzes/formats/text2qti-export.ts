import { checkQuestion } from '../question-rules.ts';
import type { Question } from '../question.ts';
import { type Exported, type ExportedQuestion, flatten, type ReportLine } from './exchange.ts';
import { inMarkdown, inPlainText } from './formatted-question.ts';
import { isTruth } from './text2qti-draft.ts';

/** Writes a mark and its text. Further lines of the text are indented to the same column. */
function chunk(mark: string, text: string): string {
  const start = `${mark.padEnd(3)} `;
  const indent = ' '.repeat(start.length);
  const [first = '', ...others] = text.split('\n');
  return [`${start}${first}`, ...others.map((line) => (line === '' ? '' : `${indent}${line}`))].join('\n');
}

function feedback(text: string | undefined): string[] {
  return text ? [chunk('...', text)] : [];
}

function letterOf(at: number): string {
  return String.fromCodePoint(97 + (at % 26));
}

function choiceLines({ type, answers, correctAnswer, answerExplanations }: Question): string[] {
  return answers.flatMap((answer, at) => {
    const isCorrect = correctAnswer.includes(at + 1);
    const letter = `${isCorrect ? '*' : ''}${letterOf(at)})`;
    const mark = type === 'MULTIPLE_ANSWERS' ? `[${isCorrect ? '*' : ' '}]` : letter;
    return [chunk(mark, answer), ...feedback(answerExplanations[at])];
  });
}

function answerLines(question: Question): string[] {
  const { type, answers, numericAnswers } = question;
  if (type === 'ESSAY') return ['____'];
  if (type === 'SHORT_ANSWER') return answers.map((answer) => chunk('*', flatten(answer)));
  if (type !== 'NUMERIC') return choiceLines(question);
  return numericAnswers.slice(0, 1).map(({ value, tolerance }) => chunk('=', `${value} +- ${tolerance}`));
}

function write(question: ExportedQuestion, number: number): string {
  const name = flatten(question.name ?? '');
  const lines = [
    ...(name === '' ? [] : [`Title: ${name}`]),
    ...(question.points === 1 ? [] : [`Points: ${question.points}`]),
    chunk(`${number}.`, question.question),
    ...feedback(question.explanation),
    ...answerLines(question),
  ];
  return `${lines.join('\n')}\n`;
}

/** Whether the question has spaces that are lost in Markdown. */
function losesSpaces(question: Question): boolean {
  if (question.textFormat === 'MARKDOWN') return false;
  return JSON.stringify(inPlainText(inMarkdown(question))) !== JSON.stringify(question);
}

/** The parts of the question that text2qti cannot contain, as texts of the report. */
function lossesOf(question: ExportedQuestion): string[] {
  const { type, answers, answerExplanations, numericAnswers, concepts, difficulty, category } = question;
  const isShort = type === 'SHORT_ANSWER';
  const losses: readonly (readonly [boolean, string])[] = [
    [
      type === 'TRUE_FALSE' && !isTruth(answers),
      'Exported as multiple choice, because its answers are not true and false.',
    ],
    [
      type === 'MULTIPLE_CHOICE' && isTruth(answers),
      'Exported as true or false, because its answers are true and false.',
    ],
    [
      isShort && answers.some((answer) => flatten(answer) !== answer),
      'Line breaks of answers are written as spaces.',
    ],
    [isShort && answerExplanations.length > 0, 'Explanations of single answers are skipped.'],
    [numericAnswers.length > 1, 'Only the first of its numbers is written.'],
    [concepts.length > 0, 'The concepts are skipped.'],
    [difficulty !== null, 'The difficulty is skipped.'],
    [Boolean(category), 'The category is skipped.'],
    [losesSpaces(question), 'Spaces at the ends of lines are skipped.'],
  ];
  return losses.filter(([isLost]) => isLost).map(([, message]) => message);
}

/** Why the question cannot be written in text2qti. Null if it can. */
function skipReason(question: Question): string | null {
  if (question.type === 'MATCHING') return 'text2qti has no matching questions.';
  const isShort = question.type === 'SHORT_ANSWER';
  const flat = isShort ? { ...question, answers: question.answers.map(flatten) } : question;
  return Object.keys(checkQuestion(flat)).length > 0
    ? 'Two of its answers differ only in line breaks.'
    : null;
}

/** Writes questions in the markup of text2qti, which supports all types except matching. */
export function exportText2qti(questions: readonly ExportedQuestion[]): Exported {
  const blocks: string[] = [];
  const report: ReportLine[] = [];
  let line = 1;
  for (const [at, question] of questions.entries()) {
    const problem = skipReason(question);
    if (problem !== null) {
      const message = `Question ${at + 1} is skipped: ${problem}`;
      report.push({ line: null, level: 'error', message });
      continue;
    }
    report.push(...lossesOf(question).map((message) => ({ line, level: 'loss' as const, message })));
    const text = write(inMarkdown(question), blocks.length + 1);
    blocks.push(text);
    line += text.split('\n').length;
  }
  return { text: blocks.join('\n'), report };
}
