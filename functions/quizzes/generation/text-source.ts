import type { Actor } from '../../platform/actor.ts';
import { badUserInput } from '../../platform/errors.ts';
import type { GenerationSettings } from './generation-settings.ts';

/** The texts of notes. */
export interface NoteTexts {
  /** Plain text. Null if the actor has no access. */
  textOf(noteId: string, actor: Actor): Promise<string | null>;
}

/**
 * The text to generate from, plain or HTML. Null to draw from the bank. Throws BAD_USER_INPUT if the note does
 * not exist or the actor cannot read it.
 */
export async function textFor(
  settings: GenerationSettings,
  actor: Actor,
  notes: NoteTexts,
): Promise<string | null> {
  const { text, noteId } = settings;
  if (text !== null) return text;
  if (noteId === null) return null;
  const note = await notes.textOf(noteId, actor);
  if (note === null) throw badUserInput({ 'input.noteId': 'Note not found.' });
  return note;
}
