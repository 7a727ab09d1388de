import { noteFileName, writeNoteFile } from '../../core/notes/markdown/note-file.ts';
import type { NoteExport } from '../../schema/notes/note-export.type.ts';
import type { Actor } from '../platform/actor.ts';
import { minute, type Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import { lazily } from '../platform/lazily.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { NoteStore } from './note.store.ts';

const zipArchive = lazily(() => import('../platform/files/zip-archive.ts'));

const exporting = { name: 'export-notes', max: 10, windowMs: 60 * minute } as const;

interface NoteExporterDependencies {
  readonly notes: NoteStore;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

/** Gives each file another name: systems do not tell 'Week' and 'week' apart. */
class FileNames {
  private readonly used = new Map<string, number>();

  next(title: string): string {
    const name = noteFileName(title);
    const key = name.toLowerCase();
    const count = (this.used.get(key) ?? 0) + 1;
    this.used.set(key, count);
    return count === 1 ? name : this.next(name.replace(/\.md$/, ` ${count}`));
  }
}

/** The notes of a user as Markdown files. */
export class NoteExporter {
  constructor(private readonly dependencies: NoteExporterDependencies) {}

  /**
   * A zip with a Markdown file per note. Deleted notes are not in it. `holds`: see `RequestContext`. Throws
   * RATE_LIMITED after 10 exports in an hour, and UNAVAILABLE if the connection is closed.
   */
  async export(actor: Actor, holds: RequestContext['holds']): Promise<NoteExport> {
    const { notes, limiter, clock } = this.dependencies;
    await limiter.use(exporting, actor.userId);
    const { ZipArchive } = await zipArchive();
    const now = clock.now();
    const archive = new ZipArchive(now);
    const names = new FileNames();
    for await (const chunk of notes.ownedChunks(actor.userId))
      for (const note of chunk.filter(({ deletedAt }) => deletedAt === null)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in memory at once
        await archive.add(names.next(note.title), [writeNoteFile(note)]);
        requireConnection(holds, archive.size);
      }
    const content = archive.end().toString('base64');
    requireConnection(holds, content.length);
    const day = now.toISOString().slice(0, 10);
    return { fileName: `markwise-notes-${day}.zip`, contentType: 'application/zip', content };
  }
}

function requireConnection(holds: RequestContext['holds'], bytes: number): void {
  if (holds(bytes)) return;
  const message = 'The export was stopped because its connection was closed.';
  throw new AppError(message, { code: 'UNAVAILABLE' });
}
