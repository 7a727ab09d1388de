import type { SourcedQuestion } from './sourced-question.ts';
import { isEnglish } from './text/language.ts';
import type { Sentence } from './text/sentences.ts';
import { unsuitableReason, type UnsuitableReason } from './text/statement.ts';

interface Criteria {
  readonly count: number;
  /** Whether only some topics or types were requested. */
  readonly isNarrow: boolean;
  /** Whether some questions were shown before. */
  readonly isRepeated: boolean;
}

type Reason = UnsuitableReason | 'NOTHING';

const texts: Readonly<Record<Reason, readonly [one: string, several: string]>> = {
  REFERENCE: ['refers to another sentence', 'refer to other sentences'],
  LENGTH: ['is too short or too long', 'are too short or too long'],
  NO_STATEMENT: ['is no statement', 'are no statements'],
  NOTHING: ['gives no further question', 'give no further question'],
};

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/** Why a text gives fewer questions than requested, with the reasons for the sentences that gave no question. */
export function shortfallOf(
  sentences: readonly Sentence[],
  questions: readonly SourcedQuestion[],
  { count, isNarrow, isRepeated }: Criteria,
): string {
  const used = new Set(questions.flatMap(({ sources }) => sources.map(({ start }) => start)));
  const unused = sentences.filter(({ kind, start }) => kind !== 'HEADING' && !used.has(start));
  const counts = Map.groupBy(unused, (sentence): Reason => unsuitableReason(sentence) ?? 'NOTHING');
  const reasons = (Object.keys(texts) as Reason[]).flatMap((reason) => {
    const number = counts.get(reason)?.length ?? 0;
    return number === 0 ? [] : [`${number} ${texts[reason][number === 1 ? 0 : 1]}`];
  });
  const others = used.size === 0 ? 'Of the sentences' : 'Of the other sentences';
  return [
    `The text gives ${questions.length} of ${count} ${isRepeated ? 'further ' : ''}questions${isNarrow ? ' of this kind' : ''}.`,
    ...(reasons.length > 0 ? [`${others}, ${listed(reasons)}.`] : []),
    ...(isEnglish(sentences) ? [] : ['It is not in English, so none of its words are replaced by blanks.']),
  ].join(' ');
}
