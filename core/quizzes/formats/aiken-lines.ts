// `A)` needs no space. `A.` needs a space, which distinguishes a choice from an abbreviation such as `A.M.`
const choice = /^([A-Z])(?:\)\s*|\.\s+)(\S.*)?$/s;
const answer = /^ANSWER\s*:(.*)$/is;

export interface AikenChoice {
  readonly letter: string;
  readonly text: string;
}

/** Reads a choice such as `A) text` or `A. text`. Null for another line. `line` must be trimmed already. */
export function readChoiceLine(line: string): AikenChoice | null {
  const [, letter, text = ''] = choice.exec(line) ?? [];
  return letter === undefined ? null : { letter, text };
}

/** The text after `ANSWER:`. Null for another line. `line` must be trimmed already. */
export function readAnswerLine(line: string): string | null {
  return answer.exec(line)?.[1]?.trim() ?? null;
}
