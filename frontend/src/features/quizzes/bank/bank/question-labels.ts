interface Worded {
  readonly question: string;
}

const maxLength = 60;

/** The one question's words, or how many there are. */
export function named(count: number, [first]: readonly Worded[]): string {
  if (!first || count !== 1) return counted(count);
  const text = first.question.replaceAll(/\s+/g, ' ');
  return `“${text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text}”`;
}

export function counted(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'question' : 'questions'}`;
}

/** A question's own stop is enough. */
export function stopped(text: string): string {
  return /[.?!…]”$/.test(text) ? text : `${text}.`;
}
