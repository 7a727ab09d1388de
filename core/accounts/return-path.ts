/** Maximum length of a path to return to. */
const maxLength = 1_000;

/** Stands for this site, whatever its address is. Nobody can register a domain with this ending. */
const thisSite = 'https://site.invalid';

/**
 * A path of this site with its query and hash, as browsers read it. Null if `text` is no such path, for example because
 * a browser would open another site: browsers read a path with two leading slashes as another host.
 */
export function pathOnSite(text: string): string | null {
  if (text.length > maxLength || !text.startsWith('/') || !URL.canParse(text, thisSite)) return null;
  const { origin, pathname, search, hash } = new URL(text, thisSite);
  // `/..//other.example` also resolves to a path with two leading slashes.
  if (origin !== thisSite || pathname.startsWith('//')) return null;
  return `${pathname}${search}${hash}`;
}
