export interface TextRule {
  /** Minimum length of the trimmed text. 0 if it may be empty. */
  readonly min?: number;
  readonly max: number;
}

/** The error message for a text that must have one line. Null if it is valid. A line break could add a header to a mail. */
export function lineProblem(text: string, rule: TextRule): string | null {
  return lengthProblem(text, rule) ?? (/\p{Cc}/u.test(text) ? 'Keep it to one line.' : null);
}

/**
 * The error message for a plain text with several lines. Null if it is valid. Refuses direction overrides, which show a
 * text in another order than it was written, and halves of surrogate pairs, which are not characters.
 */
export function textProblem(text: string, rule: TextRule): string | null {
  return (
    lengthProblem(text, rule) ??
    (/[^\P{Cc}\n\r\t]|[\p{Cs}\u{202D}\u{202E}]/u.test(text)
      ? 'It holds characters that cannot be shown.'
      : null)
  );
}

function lengthProblem(text: string, { min = 0, max }: TextRule): string | null {
  if (text.trim().length < min) return min === 1 ? 'A value is needed.' : `At least ${min} characters.`;
  return text.length > max ? `At most ${max.toLocaleString('en-US')} characters.` : null;
}

/** The problems without null values. Keys are field paths, values are sentences or null. */
export function problemsIn(problems: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
