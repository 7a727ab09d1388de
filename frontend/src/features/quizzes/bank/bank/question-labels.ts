import { questionCountText } from '../../../../lib/quizzes/question-count.ts';
import { readableQuestion } from '../../../../../../core/quizzes/question-parts.ts';
import type { TextFormat } from '../../../../../../core/rich-text/text-format.ts';

interface WithText {
  readonly textFormat?: TextFormat;
  readonly question: string;
}

const maxLength = 60;

/** The quoted text of a single question. For several questions, their number. */
export function named(count: number, [first]: readonly WithText[]): string {
  if (!first || count !== 1) return questionCountText(count);
  const text = readableQuestion(first).replaceAll(/\s+/g, ' ');
  return `“${text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text}”`;
}

/** Adds a full stop, unless the text ends with a quoted sentence that has its own end mark. */
export function withFullStop(text: string): string {
  return /[.?!…]”$/.test(text) ? text : `${text}.`;
}
