import { texts } from '../../../core/texts.ts';

/**
 * Vite requests each stylesheet once. After a failure its `<link>` stays in the page, and the next attempt
 * assumes that it has loaded: the screen would have no styles. Failed stylesheets are recorded here with the
 * chunks that need them, and requested again.
 */
const failedStylesheets = new Map<string, Set<number>>();

/** If `error` is about a stylesheet of `chunk`, records the stylesheet and returns true. */
function noteFailedStylesheet(error: Error, chunk: number): boolean {
  const href = /^Unable to preload CSS for (\S+)$/.exec(error.message)?.[1];
  if (href === undefined) return false;
  const absolute = new URL(href, document.baseURI).href;
  failedStylesheets.set(absolute, (failedStylesheets.get(absolute) ?? new Set()).add(chunk));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.href === absolute) link.remove();
  return true;
}

/**
 * Requests every recorded stylesheet again, and waits for the stylesheets that are recorded for `chunk`. The chunk may need
 * the others, too, so they are requested as well, but their failure is ignored.
 * @throws the error that Vite would throw, if a stylesheet that `chunk` needs fails again
 */
async function reviveStylesheets(chunk: number): Promise<void> {
  await Promise.all(
    [...failedStylesheets].map(([href, chunks]) => {
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
    // Scripts and styles may be on another host, and Vite requests them in this mode.
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', () => {
      failedStylesheets.delete(href);
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    });
    document.head.append(link);
  });
}

/**
 * A script or style chunk did not load. `chunk` is its number, from the call of `lazyChunk` or `loadChunk`.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    readonly chunk: number,
    readonly type: 'timeout' | 'error',
    options?: ErrorOptions,
  ) {
    super(texts.chunkLoadFailed(chunk), options);
  }
}

interface LoadOptions {
  /** Milliseconds for all attempts together. */
  timeout?: number;
  /** Attempts after the first. */
  retries?: number;
  /** Milliseconds before the second attempt. Doubled before each further one. */
  backoff?: number;
}

/** From the product specification, section 9. */
const chunkTimeout = 120_000;

/**
 * Runs `load`, an arrow function around one dynamic import, until its script and its styles have loaded.
 * @throws {ChunkLoadError} if they have not loaded after all attempts, or not in time. An exception of the
 * module's own code is passed on unchanged.
 */
export async function loadChunk<T>(
  chunk: number,
  load: () => Promise<T>,
  { timeout = chunkTimeout, retries = 1, backoff = 500 }: LoadOptions = {},
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout')), timeout);
  });
  const inTime = <V>(work: Promise<V>) => Promise.race([work, late]);
  const attempt = async (retriesLeft: number, pauseMs: number): Promise<T> => {
    try {
      return await inTime(reviveStylesheets(chunk).then(load));
    } catch (error) {
      if (!isFetchFailure(error, chunk)) throw error;
      if (retriesLeft === 0) throw new ChunkLoadError(chunk, 'error', { cause: error });
    }
    await inTime(new Promise((resolve) => setTimeout(resolve, pauseMs)));
    return attempt(retriesLeft - 1, pauseMs * 2);
  };
  try {
    return await attempt(retries, backoff);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The messages of Chromium, Firefox and Safari for a module that could not be fetched. The error has no name
 * by which it could be recognized.
 */
const fetchFailure =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed/i;

function isFetchFailure(error: unknown, chunk: number): boolean {
  if (!(error instanceof Error)) return false;
  return noteFailedStylesheet(error, chunk) || fetchFailure.test(error.message);
}
