import { noteStatements } from '../../core/notes/note-statements.ts';
import type { Actor } from '../platform/actor.ts';
import type { NoteStore } from './note.store.ts';
import type { PublicNoteAccess } from './public/public-note-access.ts';
import type { PublicNoteStore } from './public/public-note.store.ts';

/** A note as the question generator reads it. */
export interface NoteText {
  readonly title: string;
  readonly text: string;
}

/** The texts of the actor's notes, and of the public notes that the actor can read. */
export class NoteTexts {
  constructor(
    private readonly notes: Pick<NoteStore, 'find'>,
    private readonly publicNotes: Pick<PublicNoteStore, 'findIn'>,
    private readonly access: Pick<PublicNoteAccess, 'courseIdsOf'>,
  ) {}

  /** Null if the note does not exist, is deleted, or cannot be read by the actor. */
  async textOf(noteId: string, actor: Actor): Promise<NoteText | null> {
    const note = (await this.notes.find(noteId, actor.userId)) ?? (await this.publicNote(noteId, actor));
    return note && { title: note.title, text: noteStatements(note.content) };
  }

  private async publicNote(noteId: string, actor: Actor) {
    return this.publicNotes.findIn(noteId, await this.access.courseIdsOf(actor));
  }
}
