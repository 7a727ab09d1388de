/** What failed, and the server's own sentence, where it sent another one. */
export function withTitle(title: string, message: string | null): string {
  return message === null || message.startsWith(title) ? (message ?? title) : `${title}. ${message}`;
}
