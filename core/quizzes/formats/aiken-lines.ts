/** The special lines of Aiken. Every other line is text. */

// A space after the bracket is usual. After a full stop it distinguishes a choice from an abbreviation.
const choice = /^([A-Z])(?:\)\s*|\.\s+)(\S.*)?$/s;
const answer = /^ANSWER\s*:(.*)$/is;

export interface AikenChoice {
  readonly letter: string;
  readonly text: string;
}

/** A choice, such as `A) text` or `A. text`; null for another line. `line` must be trimmed already. */
export function readChoiceLine(line: string): AikenChoice | null {
  const [, letter, text = ''] = choice.exec(line) ?? [];
  return letter === undefined ? null : { letter, text };
}

/** The text after `ANSWER:`. Null for another line. `line` must be trimmed already. */
export function readAnswerLine(line: string): string | null {
  return answer.exec(line)?.[1]?.trim() ?? null;
}
