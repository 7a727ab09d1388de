import { toMarkdown } from '../../../../core/rich-text/escape-markdown.ts';
import { excerpt } from '../../../../core/quizzes/formats/exchange.ts';
import { readDecimal } from '../../../../core/quizzes/formats/decimal.ts';
import {
  fullWeight,
  reportPartialCredit,
  weightedChoice,
  type WeightReport,
} from '../../../../core/quizzes/formats/answer-weights.ts';
import {
  hasWildcard,
  unescapeWildcards,
  withoutWildcards,
} from '../../../../core/quizzes/formats/gift-text.ts';
import type { NumericAnswer, Question } from '../../../../core/quizzes/question.ts';
import { attributeOf, childOf, childrenOf, childText, type XmlElement } from '../archive/xml.ts';
import {
  answersOf,
  isSet,
  plainTextIn,
  textIn,
  type MoodleAnswer,
  type MoodleQuestion,
} from './moodle-question.ts';

/** Reads answers and keys, one function per type of question. */

type Fields = Partial<Question>;

function weightReport({ report }: MoodleQuestion): WeightReport<MoodleAnswer> {
  return {
    nameOf: ({ element }) => excerpt(plainTextIn(element)),
    addLine: (level, message, at) => report.addLine(level, message, at),
  };
}

function readChoices(question: MoodleQuestion): Fields {
  const answers = answersOf(question);
  const single = childText(question.element, 'single');
  // A choice question without this element has one correct answer.
  const isSingle = single === '' || isSet(single);
  return {
    ...weightedChoice(answers, isSingle, weightReport(question)),
    answers: answers.map(({ element }) => textIn(question, element)),
    answerExplanations: answers.map(({ feedback }) => feedback),
  };
}

function readTruth(question: MoodleQuestion): Fields {
  const answers = answersOf(question);
  const named = (name: string) => answers.find(({ element }) => plainTextIn(element).toLowerCase() === name);
  const [ifTrue, ifFalse] = [named('true'), named('false')];
  if (!ifTrue || !ifFalse || ifTrue.weight === ifFalse.weight)
    question.report.addLine('error', 'One of the answers true and false has to be correct.');
  return {
    type: 'TRUE_FALSE',
    answers: ['True', 'False'],
    correctAnswer: [(ifTrue?.weight ?? 0) > (ifFalse?.weight ?? 0) ? 1 : 2],
    answerExplanations: [ifTrue?.feedback ?? '', ifFalse?.feedback ?? ''],
  };
}

function accepted(question: MoodleQuestion): MoodleAnswer[] {
  const answers = answersOf(question);
  const full = fullWeight(answers);
  reportPartialCredit(answers, full, weightReport(question));
  const catchAll = answers.find(({ weight, feedback }) => weight === 0 && feedback !== '');
  if (catchAll)
    question.report.addLine(
      'loss',
      `The feedback to a wrong answer is skipped: ${excerpt(catchAll.feedback)}`,
      catchAll.at,
    );
  return answers.filter(({ weight }) => weight >= full);
}

function readAccepted({ report }: MoodleQuestion, { element, at }: MoodleAnswer): string {
  const written = plainTextIn(element);
  const text = unescapeWildcards(withoutWildcards(written));
  if (hasWildcard(written)) {
    const message = `The * of ${excerpt(written)} matched any text. Now only ${excerpt(text)} is right.`;
    report.addLine('loss', message, at);
  }
  return text;
}

function readShortAnswers(question: MoodleQuestion): Fields {
  const right = accepted(question);
  if (isSet(childText(question.element, 'usecase')))
    question.report.addLine('loss', 'Letter case is ignored.');
  return {
    type: 'SHORT_ANSWER',
    answers: right.map((answer) => readAccepted(question, answer)),
    answerExplanations: right.map(({ feedback }) => feedback),
  };
}

function readNumber({ report }: MoodleQuestion, { element, at }: MoodleAnswer): NumericAnswer[] {
  const [text, margin] = [plainTextIn(element), childText(element, 'tolerance')];
  const [value, tolerance] = [readDecimal(text), margin === '' ? 0 : readDecimal(margin)];
  if (value !== null && tolerance !== null) return [{ value, tolerance }];
  if (text.trim() === '*') report.addLine('loss', 'The answer * matched any number. It is skipped.', at);
  else report.addLine('error', `${excerpt(value === null ? text : margin)} is not a number.`, at);
  return [];
}

function readNumbers(question: MoodleQuestion): Fields {
  const right = accepted(question);
  const { element, report } = question;
  if (right.some(({ feedback }) => feedback !== ''))
    report.addLine('loss', 'Feedback to single numbers is skipped.');
  const units = childOf(element, 'units');
  if (units && childrenOf(units, 'unit').length > 0)
    report.addLine('loss', 'Units are skipped. Students enter only the number.');
  return { type: 'NUMERIC', numericAnswers: right.flatMap((answer) => readNumber(question, answer)) };
}

function readPairs(question: MoodleQuestion): Fields {
  const pairs = childrenOf(question.element, 'subquestion').map((part) => ({
    left: textIn(question, part),
    right: rightIn(question, part),
  }));
  return { type: 'MATCHING', pairs: pairs.filter(({ left, right }) => left !== '' || right !== '') };
}

const readers: Readonly<Record<string, (question: MoodleQuestion) => Fields>> = {
  multichoice: readChoices,
  truefalse: readTruth,
  shortanswer: readShortAnswers,
  numerical: readNumbers,
  matching: readPairs,
  essay: () => ({ type: 'ESSAY' }),
};

/** Moodle's names of other types, for the report. */
const otherTypes: Readonly<Record<string, string>> = {
  calculated: 'Calculated questions',
  calculatedmulti: 'Calculated multiple choice questions',
  calculatedsimple: 'Simple calculated questions',
  cloze: 'Questions with embedded answers (Cloze)',
  ddimageortext: 'Questions with drag and drop onto an image',
  ddmarker: 'Questions with drag and drop markers',
  ddwtos: 'Questions with drag and drop into text',
  gapselect: 'Questions with missing words to select',
  multianswer: 'Questions with embedded answers (Cloze)',
  ordering: 'Ordering questions',
  random: 'Random questions',
  randomsamatch: 'Random short answer matching questions',
};

/** The answers and the key of a question. Null if its type is not supported, which the report shows. */
export function readKey(question: MoodleQuestion): Fields | null {
  const type = attributeOf(question.element, 'type');
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (read) return read(question);
  if (type === 'description') question.report.addLine('loss', 'A text that asks nothing is skipped.');
  else {
    const named = Object.hasOwn(otherTypes, type) ? otherTypes[type] : undefined;
    question.report.addLine(
      'error',
      `${named ?? `Questions of the type ${excerpt(type)}`} cannot be imported.`,
    );
  }
  return null;
}

/** Moodle lists the right sides in plain text. */
function rightIn({ textFormat }: MoodleQuestion, part: XmlElement): string {
  const right = plainTextIn(childOf(part, 'answer'));
  return textFormat === 'MARKDOWN' ? toMarkdown(right) : right;
}
