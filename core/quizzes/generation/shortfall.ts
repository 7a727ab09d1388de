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

/** `UNUSED`: there are questions, and the sentence gives none besides them. */
type Reason = UnsuitableReason | 'NOTHING' | 'UNUSED';

const texts: Readonly<Record<Reason, readonly [one: string, several: string]>> = {
  REFERENCE: ['is unclear on its own', 'are unclear on their own'],
  LENGTH: ['is too short or too long', 'are too short or too long'],
  NO_STATEMENT: ['is not a statement', 'are not statements'],
  CAPITALS: ['is in capital letters', 'are in capital letters'],
  OPINION: ['is an opinion', 'are opinions'],
  NOTHING: ['gives no question', 'give no question'],
  UNUSED: ['gives no further question', 'give no further question'],
};

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/** The reasons for the sentences that gave no question. `isOther`: other sentences gave questions. */
function reasonsOf(unused: readonly Sentence[], isOther: boolean, isRepeated: boolean): string | null {
  const other = isOther || isRepeated ? 'UNUSED' : 'NOTHING';
  const counts = Map.groupBy(unused, (sentence): Reason => unsuitableReason(sentence) ?? other);
  const reasons = (Object.keys(texts) as Reason[]).flatMap((reason) => {
    const number = counts.get(reason)?.length ?? 0;
    return number === 0 ? [] : [{ number, text: texts[reason][number === 1 ? 0 : 1] }];
  });
  const [first] = reasons;
  if (first === undefined) return isOther ? 'Each of its sentences gives one question.' : null;
  const sentences = `${isOther ? 'other ' : ''}sentence${unused.length === 1 ? '' : 's'}`;
  if (reasons.length > 1)
    return `Of the ${unused.length} ${sentences}, ${listed(reasons.map(({ number, text }) => `${number} ${text}`))}.`;
  const subject =
    unused.length === 1 ? (isOther ? 'The' : 'Its only') : `${isOther ? 'The' : 'Its'} ${unused.length}`;
  return `${subject} ${sentences} ${first.text}.`;
}

/**
 * Why a text gives fewer questions than requested, with the reasons for the sentences that gave no question. Has no
 * number of questions if there are none. Null if there is nothing to say about the sentences then.
 */
export function shortfallOf(
  sentences: readonly Sentence[],
  questions: readonly SourcedQuestion[],
  { count, isNarrow, isRepeated }: Criteria,
): string | null {
  const used = new Set(questions.flatMap(({ sources }) => sources.map(({ start }) => start)));
  const unused = sentences.filter(({ kind, start }) => kind !== 'HEADING' && !used.has(start));
  const parts = [
    questions.length === 0
      ? null
      : `The text gives ${questions.length} of ${count} ${isRepeated ? 'further ' : ''}questions${isNarrow ? ' of this kind' : ''}.`,
    reasonsOf(unused, used.size > 0, isRepeated),
    isEnglish(sentences) ? null : 'It is not in English, so none of its words are replaced by blanks.',
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}
