import { htmlToText } from '../../../core/quizzes/formats/html-to-text.ts';
import type { Actor } from '../../core/actor.ts';
import { badUserInput } from '../../core/errors.ts';
import type { GenerationOrder } from './generation-order.ts';

/** Notes, as far as questions are made of them. */
export interface NoteTexts {
  /** Plain text; null for whom the note does not exist. */
  textOf(noteId: string, actor: Actor): Promise<string | null>;
}

/** The beginning or end of an element that pages are made of. 'a < b' is none. */
const markup =
  /<\/?(?:a|b|body|br|div|em|h[1-6]|i|li|ol|p|script|span|strong|style|table|td|tr|ul)(?:\s[^<>]*)?\/?>/i;

/** What to make questions from; null where they are to be drawn. Throws BAD_USER_INPUT where the note does not exist. */
export async function textFor(
  order: GenerationOrder,
  actor: Actor,
  notes: NoteTexts,
): Promise<string | null> {
  const { text, noteId } = order;
  if (text !== null) return markup.test(text) ? htmlToText(text).text : text;
  if (noteId === null) return null;
  const note = await notes.textOf(noteId, actor);
  if (note === null) throw badUserInput({ 'input.noteId': 'There is no such note.' });
  return note;
}
