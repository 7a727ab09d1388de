import { setImmediate } from 'node:timers/promises';
import type { DataExport } from '../../schema/accounts/data-export.type.ts';
import type { Actor } from '../platform/actor.ts';
import { minute, type Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import { lazily } from '../platform/lazily.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { exportReadme } from './export-readme.ts';
import { ExportSlots } from './export-slots.ts';

const zipArchive = lazily(() => import('../platform/files/zip-archive.ts'));

export interface DataExportServiceDependencies {
  /** A function, since some domains are created after this service. */
  readonly personalData: () => readonly PersonalData[];
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

const exporting = { name: 'export', max: 10, windowMs: 60 * minute } as const;

/** Entries of a list as JSON, one per line. The values are not indented, because that would double the work. */
function linesOf(entries: readonly unknown[]): string {
  return entries.map((entry) => `\n${JSON.stringify(entry)}`).join(',');
}

function isInChunks(data: unknown): data is AsyncIterable<readonly unknown[]> {
  return typeof data === 'object' && data !== null && Symbol.asyncIterator in data;
}

/** A list that is read in chunks, as JSON text. */
async function* listJson(chunks: AsyncIterable<readonly unknown[]>): AsyncGenerator<string, void> {
  let before = '[';
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue;
    yield before + linesOf(chunk);
    before = ',';
    await setImmediate();
  }
  yield before === '[' ? '[]' : '\n]';
}

/** The data as JSON text, in chunks. */
async function* jsonOf(source: unknown): AsyncGenerator<string, void> {
  const data = await source;
  if (isInChunks(data)) return yield* listJson(data);
  if (Array.isArray(data)) return yield data.length === 0 ? '[]' : `[${linesOf(data)}\n]`;
  if (typeof data !== 'object' || data === null) return yield JSON.stringify(data);
  let before = '{';
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) continue;
    yield `${before}\n${JSON.stringify(name)}: `;
    yield* jsonOf(value);
    before = ',';
  }
  yield before === '{' ? '{}' : '\n}';
}

/** The same texts. Calls `check` before each of them. */
async function* checked(texts: AsyncIterable<string>, check: () => void): AsyncGenerator<string, void> {
  for await (const text of texts) {
    check();
    yield text;
  }
}

/** Everything that is stored about a user, as one file. */
export class DataExportService {
  private readonly slots = new ExportSlots();

  constructor(private readonly dependencies: DataExportServiceDependencies) {}

  /**
   * A zip with a JSON file per kind of data, and a text that explains the files. An account can have 10 exports per
   * hour, one at a time. `holds`: see `RequestContext`. Throws RATE_LIMITED after 10 exports. Throws UNAVAILABLE if
   * the account has another export in progress, if too many exports wait, or if the connection is closed.
   */
  export(actor: Actor, holds: RequestContext['holds']): Promise<DataExport> {
    return this.slots.run(actor.userId, async () => {
      const { limiter, clock } = this.dependencies;
      await limiter.use(exporting, actor.userId);
      const mtime = clock.now();
      return {
        fileName: `markwise-${mtime.toISOString().slice(0, 10)}.zip`,
        contentType: 'application/zip',
        content: await this.build(actor, mtime, holds),
      };
    });
  }

  /** Returns the zip file in base64. */
  private async build(actor: Actor, mtime: Date, holds: RequestContext['holds']): Promise<string> {
    const kinds = this.dependencies.personalData();
    const { ZipArchive } = await zipArchive();
    const archive = new ZipArchive(mtime);
    const requireConnection = (bytes: number) => {
      if (!holds(bytes))
        throw new AppError('The export was stopped because its connection was closed.', {
          code: 'UNAVAILABLE',
        });
    };
    const names = kinds.map(({ name }) => name);
    await archive.add('README.txt', [exportReadme(actor.email, names, mtime)]);
    for (const data of kinds)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in memory at once
      await archive.add(
        `${data.name}.json`,
        checked(jsonOf(data.read(actor)), () => requireConnection(archive.size)),
      );
    const content = archive.end().toString('base64');
    requireConnection(content.length);
    return content;
  }
}
