import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { withData } from '../../../lib/with-data.tsx';

/** What asks the server which concepts are weak. */
export const WhatToPractise = lazyChunk(
  55,
  withData(async () => (await import('./what-to-practise.tsx')).WhatToPractise),
);
