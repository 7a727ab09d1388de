import { plainText } from '../text/plain-text.ts';
import type { TextSource } from '../sourced-question.ts';

/** Shown with the result: the sentences that the question was made from. */
export function explain(sources: readonly TextSource[]): string {
  return sources.map(({ sentence }) => `From the text: “${plainText(sentence)}”`).join('\n');
}
