import { serveWork } from '../serve-work.ts';

/** A process that is busy forever with any work. */
serveWork(() => {
  for (;;);
});
