import { checkQuestion, normalizeQuestion } from '../question-rules.ts';
import type { Question } from '../question.ts';
import { readAnswerLine, readChoiceLine } from './aiken-lines.ts';
import { inPlainText, isFormatted } from './formatted-question.ts';
import { type Exported, type ExportedQuestion, excerpt, flatten, type ReportLine } from './exchange.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The question with each of its texts on one line. */
function flattened(question: Question): Question {
  return normalizeQuestion({
    ...question,
    question: flatten(question.question),
    answers: question.answers.map(flatten),
  });
}

/** Why the question cannot be written in Aiken. Null if it can. `flat`: the question after `flattened`. */
function skipReason({ type, question, answers }: Question, flat: Question): string | null {
  if (type !== 'MULTIPLE_CHOICE' && type !== 'TRUE_FALSE')
    return 'Aiken has only multiple choice with one correct answer.';
  if (answers.length > letters.length) return 'An Aiken question has at most 26 answers.';
  if (readChoiceLine(flat.question) !== null || readAnswerLine(flat.question) !== null) {
    return `${excerpt(question)} would be read as an answer.`;
  }
  return Object.keys(checkQuestion(flat)).length > 0
    ? 'Two of its answers differ only in line breaks.'
    : null;
}

/** The parts of the question that Aiken cannot contain, as texts of the report. */
function lossesOf(question: ExportedQuestion, flat: Question): string[] {
  const { type, explanation, answerExplanations, concepts, difficulty, points, name, category } = question;
  const isReflowed =
    JSON.stringify([question.question, question.answers]) !== JSON.stringify([flat.question, flat.answers]);
  const losses: readonly (readonly [boolean, string])[] = [
    [type === 'TRUE_FALSE', 'True/false questions become multiple choice.'],
    [isReflowed, 'Line breaks are written as spaces.'],
    [explanation !== '' || answerExplanations.length > 0, 'Explanations are skipped.'],
    [concepts.length > 0, 'The concepts are skipped.'],
    [difficulty !== null, 'The difficulty is skipped.'],
    [points !== 1, `The points (${points}) are skipped.`],
    [Boolean(name) || Boolean(category), 'Name and category are skipped.'],
  ];
  return losses.filter(([isLost]) => isLost).map(([, message]) => message);
}

function write({ question, answers, correctAnswer }: Question): string {
  const choices = answers.map((answer, at) => `${letters.charAt(at)}) ${answer}\n`).join('');
  return `${question}\n${choices}ANSWER: ${letters.charAt((correctAnswer[0] ?? 1) - 1)}\n`;
}

/** Writes questions in the Aiken format, which supports multiple choice without explanations. */
export function exportAiken(questions: readonly ExportedQuestion[]): Exported {
  const blocks: string[] = [];
  const report: ReportLine[] = [];
  let line = 1;
  for (const [at, original] of questions.entries()) {
    const question = inPlainText(original);
    const flat = flattened(question);
    const problem = skipReason(question, flat);
    if (problem !== null) {
      report.push({ line: null, level: 'error', message: `Question ${at + 1} is skipped: ${problem}` });
      continue;
    }
    const losses = [
      ...lossesOf(question, flat),
      ...(isFormatted(original) ? ['Formatting is skipped.'] : []),
    ];
    report.push(...losses.map((message) => ({ line, level: 'loss' as const, message })));
    const text = write(flat);
    blocks.push(text);
    line += text.split('\n').length;
  }
  return { text: blocks.join('\n'), report };
}
