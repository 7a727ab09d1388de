import { readDecimal } from '../../../../core/quizzes/formats/decimal.ts';
import type { ReportLine } from '../../../../core/quizzes/formats/exchange.ts';
import { htmlToText } from '../../../../core/quizzes/formats/html-to-text.ts';
import { toStoredDate } from '../../../../core/dates/date-rules.ts';
import { quizDateFields, type QuizDates } from '../../../../core/quizzes/quiz-dates.ts';
import type { ScoringPolicy } from '../../../../core/quizzes/quiz.ts';
import type { AnswerReleasePolicy } from '../../../../core/quizzes/answer-release.ts';
import { attributeOf, childText, type XmlElement } from '../archive/xml.ts';
import type { QuizHead } from '../format.ts';
import type { ItemHolder, XmlFile } from './qti-documents.ts';
import { entryOf, metadataOf } from './metadata.ts';

export interface ReadHead {
  readonly quiz: Partial<QuizHead>;
  readonly report: readonly ReportLine[];
}

const scoringPolicies: Readonly<Record<string, ScoringPolicy>> = {
  keep_highest: 'HIGHEST',
  keep_latest: 'LATEST',
};

/** Canvas settings that a Markwise quiz does not have, by element. They are reported. */
const foreign: readonly (readonly [element: string, what: string])[] = [
  ['access_code', 'the access code'],
  ['ip_filter', 'the IP address filter'],
  ['one_question_at_a_time', 'one question at a time'],
  ['cant_go_back', 'no going back to earlier questions'],
  ['require_lockdown_browser', 'the lockdown browser'],
];

function isSet(value: string): boolean {
  return value !== '' && value !== 'false';
}

/** Canvas's elements with the dates of a quiz, which are in UTC even without a time zone. */
export const dateElements = {
  opensAt: 'unlock_at',
  dueAt: 'due_at',
  closesAt: 'lock_at',
} as const satisfies Record<keyof QuizDates, string>;

const dateForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/;

/** A date in the stored form. Null if there is none, or if it is not a date. */
function dateIn(text: string): string | null {
  if (!dateForm.test(text)) return null;
  const date = new Date(/Z|[+-]\d{2}:\d{2}$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(date.getTime()) ? null : toStoredDate(date);
}

/** The dates of a quiz, and the elements whose text is not a date. */
function readDates(meta: XmlElement) {
  const read = quizDateFields.map((field) => {
    const text = childText(meta, dateElements[field]).trim();
    return { field, element: dateElements[field], text, date: dateIn(text) };
  });
  const dates = read.flatMap(({ field, date }) => (date === null ? [] : [[field, date] as const]));
  const unread = read.filter(({ text, date }) => text !== '' && date === null);
  return {
    dates: Object.fromEntries(dates) as Partial<QuizDates>,
    unread: unread.map(({ element }) => element),
  };
}

function answerReleaseOf(meta: XmlElement): AnswerReleasePolicy {
  const hidden = childText(meta, 'hide_results');
  if (hidden === 'always' || childText(meta, 'show_correct_answers') === 'false') return 'NEVER';
  if (isSet(childText(meta, 'show_correct_answers_at')) && readDates(meta).dates.closesAt !== undefined)
    return 'AFTER_CLOSING';
  const isLast = childText(meta, 'show_correct_answers_last_attempt') === 'true';
  return isLast || hidden === 'until_after_last_attempt' ? 'AFTER_LAST_ATTEMPT' : 'AFTER_SUBMISSION';
}

/** Number of attempts, or -1. Empty for anything else. */
function attemptsOf(text: string): Partial<QuizHead> {
  if (text.toLowerCase() === 'unlimited') return { allowedAttempts: -1 };
  const count = readDecimal(text);
  return count !== null && (count === -1 || count >= 1) ? { allowedAttempts: Math.floor(count) } : {};
}

function minutesOf(text: string): Partial<QuizHead> {
  const minutes = readDecimal(text);
  return minutes !== null && minutes > 0 ? { timeLimit: minutes } : {};
}

function reportOf(meta: XmlElement, file: string, lost: readonly string[]): ReportLine[] {
  const skipped: string[] = foreign
    .filter(([element]) => isSet(childText(meta, element)))
    .map(([, what]) => what);
  skipped.push(...readDates(meta).unread.map((element) => `${element}, which is not a date`));
  const policy = childText(meta, 'scoring_policy');
  if (policy !== '' && !(policy in scoringPolicies)) skipped.push(`how attempts are scored (${policy})`);
  const texts = [
    ...(skipped.length > 0 ? [`Skipped settings of the quiz: ${skipped.join(', ')}.`] : []),
    ...(lost.length > 0 ? [`The description is reduced to text, without its ${lost.join(', ')}.`] : []),
  ];
  return texts.map((text) => ({ line: meta.line, level: 'loss', message: `${file}: ${text}` }));
}

function readMeta({ name, root }: XmlFile): ReadHead {
  const description = htmlToText(childText(root, 'description'));
  const scoringPolicy = scoringPolicies[childText(root, 'scoring_policy')];
  const title = childText(root, 'title');
  return {
    quiz: {
      ...(title === '' ? {} : { title }),
      description: description.text,
      ...(scoringPolicy ? { scoringPolicy } : {}),
      answerRelease: answerReleaseOf(root),
      shuffleAnswers: childText(root, 'shuffle_answers') === 'true',
      // Only Canvas's newer quizzes contain this setting.
      ...(isSet(childText(root, 'shuffle_questions')) ? { shuffleQuestions: true } : {}),
      ...attemptsOf(childText(root, 'allowed_attempts')),
      ...minutesOf(childText(root, 'time_limit')),
      ...readDates(root).dates,
    },
    report: reportOf(root, name, description.lost),
  };
}

/** The settings in the quiz's own file. */
function readOwn({ element }: ItemHolder): Partial<QuizHead> {
  const metadata = metadataOf(element);
  const title = attributeOf(element, 'title').trim();
  return {
    ...(title === '' ? {} : { title }),
    ...attemptsOf(entryOf(metadata, 'cc_maxattempts')),
    ...minutesOf(entryOf(metadata, 'qmd_timelimit', 'cc_timelimit')),
  };
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The settings of a quiz. Canvas writes most of them into a separate file. */
export function readHead(quiz: ItemHolder, files: readonly XmlFile[]): ReadHead {
  const metas = files.filter(({ root }) => root.name === 'quiz');
  const meta =
    metas.find(({ root }) => attributeOf(root, 'identifier') === quiz.ident) ??
    metas.find(({ name }) => folderOf(name) === folderOf(quiz.file));
  const read: ReadHead = meta ? readMeta(meta) : { quiz: {}, report: [] };
  return { quiz: { ...readOwn(quiz), ...read.quiz }, report: read.report };
}
