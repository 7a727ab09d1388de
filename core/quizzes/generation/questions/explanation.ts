import { plainText } from '../text/plain-text.ts';
import type { TextSource } from '../sourced-question.ts';

/** The explanation of a generated question: the sentences that it is based on. */
export function explain(sources: readonly TextSource[]): string {
  return sources.map(({ sentence }) => `From the text: “${plainText(sentence)}”`).join('\n');
}
