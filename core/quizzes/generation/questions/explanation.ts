import { plainText } from '../text/plain-text.ts';
import type { TextSource } from '../sourced-question.ts';

/** A quotation of a sentence, with the sentence before it that has the name for its pronoun. */
function quotation({ sentence, start, antecedent }: TextSource): string {
  if (antecedent === undefined) return `“${plainText(sentence)}”`;
  // Between two sentences there is at most a space or an empty line.
  const isNext = start - antecedent.end <= 2;
  return `“${plainText(antecedent.sentence)}${isNext ? ' ' : '” … “'}${plainText(sentence)}”`;
}

/** The explanation of a generated question: its source sentences, each in quotation marks. */
export function explain(sources: readonly TextSource[]): string {
  return sources.map((source) => `From the text: ${quotation(source)}`).join('\n');
}
