import type { QuestionResponse } from '../../../../ui/quiz-question/question-response.ts';
type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
}

function texts(value: unknown): readonly string[] | null {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null;
}

function readMatches(value: unknown): QuestionResponse['matches'] | null {
  if (!Array.isArray(value)) return null;
  const pairs = value.flatMap((one) => {
    const { promptId, optionId } = fieldsOf(one) ?? {};
    return typeof promptId === 'string' && typeof optionId === 'string' ? [{ promptId, optionId }] : [];
  });
  return pairs.length === value.length ? pairs : null;
}

function readResponse(value: unknown): QuestionResponse | null {
  const { answerIds, text, matches } = fieldsOf(value) ?? {};
  const chosen = texts(answerIds);
  const pairs = readMatches(matches);
  if (chosen === null || pairs === null || typeof text !== 'string') return null;
  return { answerIds: chosen, text, matches: pairs };
}

function readUnsent(value: unknown): [string, UnsentAnswer][] {
  return Object.entries(fieldsOf(value) ?? {}).flatMap(([questionId, answer]): [string, UnsentAnswer][] => {
    const fields = fieldsOf(answer);
    const response = readResponse(fields?.['response']);
    const before = readResponse(fields?.['before']);
    return response && before
      ? [[questionId, { response, before, sent: readResponse(fields?.['sent']) }]]
      : [];
  });
}

/** Parses the stored data. Null if it is invalid. */
export function readLocal(value: unknown): LocalAttempt | null {
  const fields = fieldsOf(value);
  if (fields === null) return null;
  const { place, handedIn } = fields;
  return {
    unsent: Object.fromEntries(readUnsent(fields['unsent'])),
    flagged: texts(fields['flagged']) ?? [],
    place: typeof place === 'number' && Number.isInteger(place) && place >= 0 ? place : 0,
    handedIn: typeof handedIn === 'number' ? handedIn : null,
  };
}

/** An answer that the server does not have yet. */
export interface UnsentAnswer {
  readonly response: QuestionResponse;
  /**
   * The server's answer when the student answered. If the server has another answer by now, that is from
   * another device.
   */
  readonly before: QuestionResponse;
  /**
   * The last answer that was sent. The server may have it, even if its response was lost. Null if none was
   * sent.
   */
  readonly sent: QuestionResponse | null;
}

export type UnsentAnswers = Readonly<Record<string, UnsentAnswer>>;

/** What the browser stores of an attempt. It contains no questions. */
export interface LocalAttempt {
  readonly unsent: UnsentAnswers;
  readonly flagged: readonly string[];
  readonly place: number;
  /** The revision that the student wanted to submit. Null if no submission is pending. */
  readonly handedIn: number | null;
}
