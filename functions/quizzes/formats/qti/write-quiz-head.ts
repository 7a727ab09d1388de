import type { ReportLine } from '../../../../core/quizzes/formats/exchange.ts';
import type { QuizHead } from '../format.ts';
import { htmlToText } from '../../../../core/quizzes/formats/html-to-text.ts';
import { element, writable, type XmlPart } from '../archive/xml-writer.ts';
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
  const pools = quiz.pools.map((pool) => ({ ...pool, name: writable(pool.name).trim() }));
  return { ...quiz, title: writable(quiz.title).trim(), description, pools };
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
    ['show_correct_answers_last_attempt', String(answerRelease === 'AFTER_LAST_ATTEMPT')],
    ['allowed_attempts', String(quiz.allowedAttempts)],
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
