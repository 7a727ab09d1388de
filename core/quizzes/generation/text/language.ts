import type { Sentence } from './sentences.ts';

const english = new Set(
  'the of and is are was were to that with which by for from has have as at it its'.split(' '),
);
/** Frequent words of German, French, Spanish, Italian, Portuguese and Dutch that are rare in English. */
const foreign = new Set(
  `der das und ist sind nicht mit von den dem ein eine für auf le la les et est des une dans du qui que sont el los las
   una del por y es il di che è per gli della o os da uma não het een van en zijn`.split(/\s+/),
);

/** Maximum sentences to examine, which is enough to recognize the language. */
const maxSentences = 200;

/** Whether a text is English. Also true for a text in a language that is not listed above. */
export function isEnglish(sentences: readonly Sentence[]): boolean {
  let balance = 0;
  for (const { plain } of sentences.slice(0, maxSentences)) {
    for (const word of plain.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) {
      if (english.has(word)) balance += 1;
      if (foreign.has(word)) balance -= 1;
    }
  }
  return balance >= 0;
}
