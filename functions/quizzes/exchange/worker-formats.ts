import type { WrittenQuestions } from '../formats/format.ts';
import type { TextWorkers } from '../text-work.ts';
import type { Formats } from './formats.ts';
import type { ReadImport } from './read-import.ts';

/** Reads and writes files in other processes, so that a large file does not delay other requests. */
export class WorkerFormats implements Formats {
  constructor(private readonly workers: TextWorkers) {}

  async read(...args: Parameters<Formats['read']>): Promise<ReadImport> {
    const [, , account] = args;
    return (await this.workers.run({ kind: 'read', args }, account)) as ReadImport;
  }

  async write(...args: Parameters<Formats['write']>): Promise<WrittenQuestions> {
    const [, , , account] = args;
    return (await this.workers.run({ kind: 'write', args }, account)) as WrittenQuestions;
  }
}
