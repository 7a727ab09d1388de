/**
 * Vite asks for each stylesheet once: after a failure its `<link>` stays in the page, and the next attempt takes it for
 * loaded, so the screen would come up without its styles. Here the failed ones are remembered, with the chunks that
 * are known to need them, and asked for again.
 */
const dead = new Map<string, Set<number>>();

/** Notes the stylesheet of `chunk` that `error` is about. Returns whether it is about one. */
export function noteDeadStylesheet(error: Error, chunk: number): boolean {
  const href = /^Unable to preload CSS for (\S+)$/.exec(error.message)?.[1];
  if (href === undefined) return false;
  const absolute = new URL(href, document.baseURI).href;
  dead.set(absolute, (dead.get(absolute) ?? new Set()).add(chunk));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.href === absolute) link.remove();
  return true;
}

/**
 * Asks for every noted stylesheet again, and waits for those that `chunk` is known to need. The others may be shared
 * with it, so they are asked for as well, but their failure is not its own.
 * @throws the error that Vite would throw, where one that it needs still fails
 */
export async function reviveStylesheets(chunk: number): Promise<void> {
  await Promise.all(
    [...dead].map(([href, chunks]) => {
      const revived = revive(href);
      if (chunks.has(chunk)) return revived;
      revived.catch(() => {});
      return undefined;
    }),
  );
}

function revive(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    // Scripts and styles may come from another host, and Vite asks for them in this mode.
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', () => {
      dead.delete(href);
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    });
    document.head.append(link);
  });
}
