import { lazyChunk } from '../lib/lazy-chunk.ts';

/**
 * Every part of the site whose code is loaded when it is first needed, with the number its failure is told by. Parts
 * of a screen have the next ones: 5 to 7 stand in `features/planner/share/chunks.ts`.
 */
export const HomeScreen = lazyChunk(
  1,
  async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
);

export const PlannerScreen = lazyChunk(
  2,
  async () => (await import('../features/planner/planner-screen.tsx')).PlannerScreen,
);

export const ComingScreen = lazyChunk(
  3,
  async () => (await import('../features/coming/coming-screen.tsx')).ComingScreen,
);

export const Palette = lazyChunk(4, async () => (await import('./shell/palette.tsx')).Palette);
