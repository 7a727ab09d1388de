import { loadChunk } from '../../../lib/load-chunk.ts';

/** Loads the code that reads and writes Markdown. Most users never need it, so it is not part of the screens. */
export const loadMarkdown = () => loadChunk(76, async () => import('./markdown-code.ts'));
