import type { Actor } from '../platform/actor.ts';
import { minute, type Clock } from '../platform/clock.ts';
import { ZipArchive } from '../platform/files/zip-archive.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { exportReadme } from './export-readme.ts';

export interface DataExportServiceDependencies {
  /** Asked when it is needed: domains are composed one after the other. */
  readonly personalData: () => readonly PersonalData[];
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

export interface DataExportView {
  readonly fileName: string;
  readonly contentType: string;
  /** Base64. */
  readonly content: string;
}

const exporting = { name: 'export', most: 10, windowMs: 60 * minute } as const;

/** Everything that is stored about a person, as one file. */
export class DataExportService {
  constructor(private readonly dependencies: DataExportServiceDependencies) {}

  /** A zip with a JSON file for each kind of data, and a text that says what they hold. Ten an hour. */
  async export(actor: Actor): Promise<DataExportView> {
    const { personalData, limiter, clock } = this.dependencies;
    await limiter.use(exporting, actor.userId);
    const mtime = clock.now();
    const archive = new ZipArchive(mtime);
    const names = personalData().map(({ name }) => name);
    await archive.add('README.txt', exportReadme(actor.email, names, mtime));
    for (const data of personalData())
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in memory at once
      await archive.add(`${data.name}.json`, JSON.stringify(await data.read(actor), null, 2));
    return {
      fileName: `markwise-${mtime.toISOString().slice(0, 10)}.zip`,
      contentType: 'application/zip',
      content: archive.end().toString('base64'),
    };
  }
}
