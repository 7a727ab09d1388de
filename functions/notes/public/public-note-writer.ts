import { excerptOf, noteText } from '../../../core/notes/note-text.ts';
import type { Actor } from '../../platform/actor.ts';
import { isoAfter, minute, type Clock } from '../../platform/clock.ts';
import type { CheckedNote } from '../note-content.ts';
import type { NoteIndex } from '../note-index.ts';
import { noteNotFound, staleRevision } from '../note.service.ts';
import type { PublicNoteVersionStore } from './public-note-version.store.ts';
import type { PublicNoteDocument, PublicNoteStore } from './public-note.store.ts';

export interface PublicNoteWriterDependencies {
  readonly publicNotes: PublicNoteStore;
  readonly versions: PublicNoteVersionStore;
  readonly publicIndex: NoteIndex<PublicNoteDocument>;
  readonly clock: Clock;
}

export interface WriteOptions {
  /** The revision that the note must have. Null for any. */
  readonly revision: number | null;
  /** True if the change begins a new version in any case. */
  readonly beginsVersion?: boolean;
}

/** Maximum milliseconds of a version: the site saves while somebody types, and not each save is worth a version. */
const versionMs = 30 * minute;

/** Writes changes of public notes, and stores their earlier versions. */
export class PublicNoteWriter {
  constructor(private readonly dependencies: PublicNoteWriterDependencies) {}

  /**
   * Writes the changes. A change of another author, or more than 30 minutes after the version began, begins a new
   * version. Throws CONFLICT if the note does not have the requested revision. Without one, repeats until no other
   * request changes the note in between.
   */
  async write(
    actor: Actor,
    before: PublicNoteDocument,
    changes: Partial<Pick<CheckedNote, 'title' | 'content'>>,
    { revision, beginsVersion = false }: WriteOptions,
  ): Promise<PublicNoteDocument> {
    const { publicNotes, versions, publicIndex, clock } = this.dependencies;
    if (revision !== null && revision !== before.revision) throw staleRevision(before.revision);
    if (Object.keys(changes).length === 0) return before;
    const now = isoAfter(clock, 0);
    const isNew = beginsVersion || before.authorId !== actor.userId || isOver(before, clock);
    const content = changes.content ?? before.content;
    const $set = {
      ...changes,
      excerpt: excerptOf(noteText(content)),
      authorId: actor.userId,
      authorName: actor.name,
      updatedAt: now,
      revision: before.revision + 1,
      ...(isNew && { version: before.version + 1, versionAt: now }),
    };
    if (isNew) await versions.put(before);
    await publicIndex.add({ ...before, ...changes });
    const isSame = { revision: { $eq: before.revision }, deletedAt: null };
    const changed = await publicNotes.change(before._id, before.courseId, isSame, { $set });
    const current = changed ?? (await publicNotes.find(before._id, before.courseId));
    if (!current) {
      await publicIndex.remove(before._id);
      throw noteNotFound();
    }
    await publicIndex.removeOthers(current);
    if (changed) return changed;
    return this.write(actor, current, changes, { revision, beginsVersion });
  }
}

function isOver({ versionAt }: PublicNoteDocument, clock: Clock): boolean {
  return versionAt <= isoAfter(clock, -versionMs);
}
