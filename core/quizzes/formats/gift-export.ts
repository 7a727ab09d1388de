import type { Question } from '../question.ts';
import { type Exported, type ExportedQuestion, excerpt, flatten, type ReportLine } from './exchange.ts';
import { escapeGift, escapeWildcards } from './gift-text.ts';

/** What is written of a question, and what of it is not. */
interface Written {
  readonly text: string;
  readonly losses: readonly string[];
}

/** A text of an answer. The format is named where the text would be taken for one, or for a weight. */
function partText(text: string): string {
  return `${/^[[%]/.test(text) ? '[plain]' : ''}${escapeGift(text)}`;
}

function comment(text: string | undefined): string {
  return text ? `#${partText(text)}` : '';
}

/** GIFT has no escape for the arrow between the sides of a pair. */
const arrow = '->';
const withoutArrow = (text: string) => text.replaceAll(arrow, '→');
const arrowLoss = 'The sign -> is written as →.';

/** Percent, as Moodle writes its fractions: 33.33333. */
function percent(share: number): string {
  return String(Number((share * 100).toFixed(5)));
}

function choiceLines({ type, answers, correctAnswer, answerExplanations }: Question): string[] {
  const share = percent(1 / correctAnswer.length);
  const marks = type === 'MULTIPLE_ANSWERS' ? [`~%${share}%`, `~%-${share}%`] : ['=', '~'];
  return answers.map((answer, at) => {
    const mark = marks[correctAnswer.includes(at + 1) ? 0 : 1] ?? '';
    return `${mark}${partText(answer)}${comment(answerExplanations[at])}`;
  });
}

function writeShortAnswers({ answers, answerExplanations }: Question): Written {
  const lines = answers.map(
    (answer, at) => `=%100%${partText(escapeWildcards(answer))}${comment(answerExplanations[at])}`,
  );
  const losses = lines.some((line) => line.includes(arrow)) ? [arrowLoss] : [];
  return { text: block('', lines.map(withoutArrow)), losses };
}

function writePairs({ pairs }: Question): Written {
  const lines = pairs.map(
    ({ left, right }) => `=${partText(withoutArrow(left))} ${arrow} ${escapeGift(right)}`,
  );
  const losses = pairs.some(({ left }) => left.includes(arrow)) ? [arrowLoss] : [];
  return { text: block('', lines), losses };
}

function writeTruth({ correctAnswer, answerExplanations: [ifTrue = '', ifFalse = ''] }: Question): Written {
  const isTrue = correctAnswer[0] === 1;
  const [toRight, toWrong] = isTrue ? [ifTrue, ifFalse] : [ifFalse, ifTrue];
  const right = toRight === '' ? '' : `#${partText(toRight)}`;
  const wrong = toWrong === '' && right === '' ? '' : `#${partText(toWrong)}`;
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
  const losses = type === 'TRUE_FALSE' ? ['Its answers are not True and False: it is multiple choice.'] : [];
  return { text: block('', choiceLines(question)), losses };
}

/** Whether Moodle reads it back as a tag. */
function canBeTag(concept: string): boolean {
  return !/[<>`\p{Cc}]|\\$|\\\]|\[id:/u.test(concept);
}

function writeTags(concepts: readonly string[]): Written {
  const tags = concepts.filter(canBeTag).map((concept) => `[tag:${concept.replaceAll(']', '\\]')}]`);
  const left = concepts.filter((concept) => !canBeTag(concept));
  return {
    text: tags.length === 0 ? '' : `// ${tags.join(' ')}\n`,
    losses: left.map((concept) => `The concept ${excerpt(concept)} cannot be a tag.`),
  };
}

function unheld({ difficulty, points }: Question): string[] {
  return [
    ...(difficulty === null ? [] : ['The difficulty is left out.']),
    ...(points === 1 ? [] : [`The points (${points}) are left out.`]),
  ];
}

function writeQuestion(question: ExportedQuestion): Written {
  const tags = writeTags(question.concepts);
  const answers = writeAnswers(question);
  const name = flatten(question.name ?? '');
  const general = question.explanation === '' ? '' : `####${partText(question.explanation)}`;
  const title = name === '' ? '' : `::${escapeGift(name)}::`;
  return {
    text: `${tags.text}${title}[plain]${escapeGift(question.question)} {${answers.text}${general}}\n`,
    losses: [...tags.losses, ...answers.losses, ...unheld(question)],
  };
}

/** Writes questions in Moodle's GIFT format, which holds all but difficulty and points. */
export function exportGift(questions: readonly ExportedQuestion[]): Exported {
  const blocks: string[] = [];
  const report: ReportLine[] = [];
  let line = 1;
  let category = '';
  for (const question of questions) {
    const { text, losses } = writeQuestion(question);
    const filed = flatten(question.category ?? '');
    const heading =
      filed === category ? '' : `$CATEGORY: $course$/top${filed && `/${escapeGift(filed)}`}\n\n`;
    category = filed;
    const begins = line + heading.split('\n').length - 1;
    report.push(...losses.map((message) => ({ line: begins, level: 'loss' as const, message })));
    blocks.push(`${heading}${text}`);
    line = begins + text.split('\n').length;
  }
  return { text: blocks.join('\n'), report };
}
