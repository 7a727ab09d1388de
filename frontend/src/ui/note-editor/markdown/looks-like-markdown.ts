/** Lines that only Markdown has. A text with one of them is Markdown. */
const surely = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /^\s*[-*+] \[[ xX]\] /m,
  /^\|?(?:\s*:?-{2,}:?\s*\|)+/m,
  /\[[^\]\n]{1,300}\]\((?:https?|ftp|file):\/\//,
  /^\$\$/m,
  // A formula has a sign of LaTeX, and a price does not.
  /(?:^|[\s(])\$(?=[^$\n]{0,300}[\\^_={])[^\s$][^$\n]{0,300}\$(?!\d)/m,
  /(?:^|\s)\*\*[^\s*][^*\n]{0,300}\*\*/m,
];

/** Lines that other texts have as well. Several of them are Markdown. */
const maybe = /^\s*(?:[-*+]|\d{1,3}[.)]|>) \S/;
const enough = 2;

/** Whether a plain text is Markdown, judged by its first lines. */
export function looksLikeMarkdown(text: string): boolean {
  const start = text.slice(0, 20_000);
  if (surely.some((pattern) => pattern.test(start))) return true;
  return start.split('\n').filter((line) => maybe.test(line)).length >= enough;
}
