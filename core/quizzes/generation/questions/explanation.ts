import { plainText } from '../text/plain-text.ts';
import type { TextSource } from '../sourced-question.ts';

/** The explanation of a generated question: its source sentences, each in quotation marks. */
export function explain(sources: readonly TextSource[]): string {
  return sources.map(({ sentence }) => `From the text: “${plainText(sentence)}”`).join('\n');
}
