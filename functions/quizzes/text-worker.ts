import { serveWork } from '../platform/workers/serve-work.ts';
import { ownFormats } from './exchange/formats.ts';
import { ownTextGenerator } from './generation/text-generator.ts';
import type { TextWork } from './text-work.ts';

/** Runs one task in the process that reads users' texts and files. */
function perform(work: TextWork): Promise<unknown> {
  switch (work.kind) {
    case 'read':
      return ownFormats.read(...work.args);
    case 'write':
      return ownFormats.write(...work.args);
    case 'generate':
      return ownTextGenerator.generate(...work.args);
    case 'check':
      return ownTextGenerator.check(...work.args);
    default:
      return Promise.reject(new Error(`Unknown kind of work: ${JSON.stringify(work)}.`));
  }
}

serveWork(perform);
