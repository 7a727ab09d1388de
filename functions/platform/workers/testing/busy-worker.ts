import { serveWork } from '../serve-work.ts';

/** A process that never finishes a task, and blocks its event loop. */
serveWork(() => {
  for (;;);
});
