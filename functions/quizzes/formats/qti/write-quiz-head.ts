import { quizDateFields, type QuizDates } from '../../../../core/quizzes/quiz-dates.ts';
import type { ReportLine } from '../../../../core/quizzes/formats/exchange.ts';
import type { QuizHead } from '../format.ts';
import { htmlToText } from '../../../../core/quizzes/formats/html-to-text.ts';
import { element, writable, type XmlPart } from '../archive/xml-writer.ts';
import { dateElements } from './quiz-head.ts';
import { asHtml } from './write-texts.ts';

const namespaces = {
  xmlns: 'http://canvas.instructure.com/xsd/cccv1p0',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation':
    'http://canvas.instructure.com/xsd/cccv1p0 https://canvas.instructure.com/xsd/cccv1p0.xsd',
};

/** The settings after a round trip: Canvas stores descriptions as HTML, which collapses spaces. */
export function canonicalHead(quiz: QuizHead): QuizHead {
  const description = htmlToText(asHtml(writable(quiz.description))).text;
  const dates = quizDateFields.map((field) => {
    const date = quiz[field];
    return [field, date === null ? null : `${imsDate(date)}.000Z`];
  });
  const pools = quiz.pools.map((pool) => ({ ...pool, name: writable(pool.name).trim() }));
  return {
    ...quiz,
    title: writable(quiz.title).trim(),
    description,
    pools,
    ...(Object.fromEntries(dates) as QuizDates),
  };
}

/** Canvas writes whole seconds in UTC, without a time zone. */
function imsDate(date: string): string {
  return date.slice(0, 19);
}

/** Canvas's own settings of a quiz. */
export function writeHead(quiz: QuizHead, ident: string, points: number): XmlPart {
  const { answerRelease } = quiz;
  const fields: readonly (readonly [string, string])[] = [
    ['title', quiz.title],
    ['description', asHtml(quiz.description)],
    ['shuffle_answers', String(quiz.shuffleAnswers)],
    ['shuffle_questions', String(quiz.shuffleQuestions)],
    ['scoring_policy', quiz.scoringPolicy === 'HIGHEST' ? 'keep_highest' : 'keep_latest'],
    ['hide_results', answerRelease === 'NEVER' ? 'always' : ''],
    ['quiz_type', 'assignment'],
    ['points_possible', String(points)],
    ['show_correct_answers', String(answerRelease !== 'NEVER')],
    ...(answerRelease === 'AFTER_CLOSING' && quiz.closesAt !== null
      ? [['show_correct_answers_at', imsDate(quiz.closesAt)] as const]
      : []),
    ['show_correct_answers_last_attempt', String(answerRelease === 'AFTER_LAST_ATTEMPT')],
    ['allowed_attempts', String(quiz.allowedAttempts)],
    ...quizDateFields.flatMap((field) => {
      const date = quiz[field];
      return date === null ? [] : [[dateElements[field], imsDate(date)] as const];
    }),
    ...(quiz.timeLimit === null ? [] : [['time_limit', String(quiz.timeLimit)] as const]),
  ];
  return element(
    'quiz',
    { identifier: ident, ...namespaces },
    fields.map(([name, value]) => element(name, {}, value)),
  );
}

/** Reports settings that Canvas lacks. */
export function reportHead(quiz: QuizHead): ReportLine[] {
  if (quiz.creditMethod === 'NET_CORRECT') return [];
  const message =
    'Canvas scores several correct answers differently: it subtracts wrong choices from right ones.';
  return [{ line: null, level: 'loss', message }];
}
