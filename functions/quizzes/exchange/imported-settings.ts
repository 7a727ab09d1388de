import type { ReportLine } from '../../../core/quizzes/formats/exchange.ts';
import { quizDefaults, quizLimits, type QuizSettings } from '../../../core/quizzes/quiz.ts';
import type { QuizHead } from '../formats/format.ts';
import { settingsErrors } from '../authoring/quiz-content.ts';

/** Title of a quiz whose file has none. */
const untitled = 'Imported quiz';

function cutTo(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}

/** 'Week 1.zip' gives 'Week 1'. */
function titleOf(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\.[A-Za-z0-9]{1,8}$/, '');
}

/** The title on one line, without control characters. */
function tidyTitle(title: string): string {
  return title.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/**
 * Settings of a quiz from its file. Missing or invalid ones get their defaults. A title that is too long is
 * cut.
 */
export function settingsOf(
  quiz: Partial<QuizHead>,
  fileName: string,
): { readonly settings: QuizSettings; readonly report: readonly ReportLine[] } {
  const title = [quiz.title ?? '', titleOf(fileName)].map(tidyTitle).find((text) => text !== '') ?? untitled;
  const complete: QuizSettings = { ...quizDefaults, ...quiz, title };
  const errors = settingsErrors(complete);
  const report = Object.entries(errors).map(([field, message]): ReportLine => ({
    line: null,
    level: 'loss',
    message: `The quiz’s ${field}: ${message}`,
  }));
  const valid = Object.fromEntries(Object.entries(complete).filter(([field]) => !(field in errors)));
  return { settings: { ...quizDefaults, title: cutTo(title, quizLimits.title), ...valid }, report };
}
