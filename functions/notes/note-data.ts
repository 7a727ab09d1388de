import type { Person, PersonalData } from '../platform/personal-data.ts';
import type { NoteIndex } from './note-index.ts';
import type { NoteDocument, NoteStore } from './note.store.ts';

function toExport(note: NoteDocument): object {
  const { _id: id, title, content, tags, courseId, isPinned, createdAt, updatedAt, deletedAt } = note;
  return { id, title, content, tags, courseId, isPinned, createdAt, updatedAt, deletedAt };
}

/** The notes of a user, including deleted ones that can be restored. */
export class NoteData implements PersonalData {
  readonly name = 'notes';

  constructor(
    private readonly notes: NoteStore,
    private readonly index: NoteIndex<NoteDocument>,
  ) {}

  async *read({ userId }: Person): AsyncGenerator<object[], void> {
    for await (const chunk of this.notes.ownedChunks(userId)) yield chunk.map(toExport);
  }

  async forget({ userId }: Person): Promise<void> {
    await this.index.removeAll(userId);
    await this.notes.removeOwned(userId);
  }
}
