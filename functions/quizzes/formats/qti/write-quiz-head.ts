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

/** The head as it comes back from a package: Canvas keeps descriptions as HTML, in which spaces are one. */
export function canonicalHead(quiz: QuizHead): QuizHead {
  const description = htmlToText(asHtml(writable(quiz.description))).text;
  return { ...quiz, title: writable(quiz.title).trim(), description };
}

/** Canvas's own settings of a quiz. */
export function writeHead(quiz: QuizHead, ident: string, points: number): XmlPart {
  const { reveal } = quiz;
  const fields: readonly (readonly [string, string])[] = [
    ['title', quiz.title],
    ['description', asHtml(quiz.description)],
    ['shuffle_answers', String(quiz.shuffleAnswers)],
    ['scoring_policy', quiz.keep === 'HIGHEST' ? 'keep_highest' : 'keep_latest'],
    ['hide_results', reveal === 'NEVER' ? 'always' : ''],
    ['quiz_type', 'assignment'],
    ['points_possible', String(points)],
    ['show_correct_answers', String(reveal !== 'NEVER')],
    ['show_correct_answers_last_attempt', String(reveal === 'AFTER_LAST_ATTEMPT')],
    ['allowed_attempts', String(quiz.allowedAttempts)],
    ...(quiz.timeLimit === null ? [] : [['time_limit', String(quiz.timeLimit)] as const]),
  ];
  return element(
    'quiz',
    { identifier: ident, ...namespaces },
    fields.map(([name, value]) => element(name, {}, value)),
  );
}

/** What Canvas has no setting for. */
export function reportHead(quiz: QuizHead): ReportLine[] {
  const lost = [
    ...(quiz.shuffleQuestions ? ['that questions are shuffled'] : []),
    ...(quiz.creditMethod === 'NET_CORRECT' ? [] : ['how several right answers are scored']),
  ];
  if (lost.length === 0) return [];
  return [{ line: null, level: 'loss', message: `Canvas has no setting for it: ${lost.join(', ')}.` }];
}
