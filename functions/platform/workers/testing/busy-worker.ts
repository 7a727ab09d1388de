import { serveWork } from '../serve-work.ts';

/** A process that is busy for ever with whatever it is asked. */
serveWork(() => {
  for (;;);
});
