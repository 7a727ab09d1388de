import { loadChunk } from '../../../lib/load-chunk.ts';

/** Loads the code that typesets formulas. Most notes have none, so it is not part of the screens. */
export const loadFormulas = () => loadChunk(78, async () => import('../../rich-text/render-formula.ts'));
