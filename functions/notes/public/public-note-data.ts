import type { Person, PersonalData } from '../../platform/personal-data.ts';
import { versionOf, type PublicNoteVersionDocument } from './public-note-version.store.ts';
import type { PublicNoteVersionStore } from './public-note-version.store.ts';
import type { PublicNoteStore } from './public-note.store.ts';

function toExport({ courseId, noteId, number, title, content, savedAt }: PublicNoteVersionDocument): object {
  return { courseId, noteId, version: number, title, content, savedAt };
}

/**
 * What a user wrote in the public notes of courses. The notes belong to the course: when the account of an author is
 * deleted, they stay without the author's name. The notes of the user's own courses are deleted with the courses.
 */
export class PublicNoteData implements PersonalData {
  readonly name = 'public-notes';

  constructor(
    private readonly notes: PublicNoteStore,
    private readonly versions: PublicNoteVersionStore,
  ) {}

  async *read({ userId }: Person): AsyncGenerator<object[], void> {
    for await (const chunk of this.notes.chunksBy(userId)) yield chunk.map(versionOf).map(toExport);
    for await (const chunk of this.versions.chunksBy(userId)) yield chunk.map(toExport);
  }

  async forget({ userId }: Person): Promise<void> {
    for await (const chunk of this.notes.chunksBy(userId))
      await Promise.all(chunk.map(({ _id }) => this.notes.forgetAuthor(_id, userId)));
    for await (const chunk of this.versions.chunksBy(userId))
      await Promise.all(chunk.map(({ _id }) => this.versions.forgetAuthor(_id, userId)));
  }
}
