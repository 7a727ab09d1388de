import type { Actor } from '../../platform/actor.ts';
import { badUserInput } from '../../platform/errors.ts';
import type { GenerationOrder } from './generation-order.ts';

/** Notes, as far as questions are made of them. */
export interface NoteTexts {
  /** Plain text; null for whom the note does not exist. */
  textOf(noteId: string, actor: Actor): Promise<string | null>;
}

/** What to make questions from, plain or HTML; null where they are to be drawn. Throws BAD_USER_INPUT where the note does not exist. */
export async function textFor(
  order: GenerationOrder,
  actor: Actor,
  notes: NoteTexts,
): Promise<string | null> {
  const { text, noteId } = order;
  if (text !== null) return text;
  if (noteId === null) return null;
  const note = await notes.textOf(noteId, actor);
  if (note === null) throw badUserInput({ 'input.noteId': 'There is no such note.' });
  return note;
}
