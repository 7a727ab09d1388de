/** What failed, with the server's own sentence if it sent another one. */
export function withTitle(title: string, message: string | null): string {
  return message === null || message.startsWith(title) ? (message ?? title) : `${title}. ${message}`;
}
