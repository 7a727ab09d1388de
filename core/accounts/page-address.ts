/** A host, and optionally a path, without a scheme: 'linkedin.com/in/ada'. */
const withoutScheme = /^(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,63}(?:\/\S*)?$/i;

/** A typed address of a page, trimmed. Adds https:// if only the scheme is missing. */
export function pageAddress(text: string): string {
  const trimmed = text.trim();
  return withoutScheme.test(trimmed) ? `https://${trimmed}` : trimmed;
}
