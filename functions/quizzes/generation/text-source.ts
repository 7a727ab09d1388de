import { generationLimits } from '../../../core/quizzes/generation/sourced-question.ts';
import type { Actor } from '../../platform/actor.ts';
import { badUserInput } from '../../platform/errors.ts';
import type { GenerationSettings } from './generation-settings.ts';

/** The texts of notes. */
export interface NoteTexts {
  /** Null if the note does not exist, is deleted, or cannot be read by the actor. */
  textOf(noteId: string, actor: Actor): Promise<{ readonly title: string; readonly text: string } | null>;
}

/** What to generate questions from. */
export interface SourceText {
  /** Plain or HTML. */
  readonly text: string;
  /** Title of the note that the text is from. Null for another text. */
  readonly noteTitle: string | null;
}

const refuse = (reason: string) => badUserInput({ 'input.noteId': reason });

/**
 * The text to generate from. Null to draw from the bank. Throws BAD_USER_INPUT if the note does not exist, if the actor
 * cannot read it, or if it is empty or too long.
 */
export async function textFor(
  settings: GenerationSettings,
  actor: Actor,
  notes: NoteTexts,
): Promise<SourceText | null> {
  const { text, noteId } = settings;
  if (text !== null) return { text, noteTitle: null };
  if (noteId === null) return null;
  const note = await notes.textOf(noteId, actor);
  if (note === null) throw refuse('Note not found.');
  if (note.text === '')
    throw refuse('There are no sentences in this note yet. Write something in it, then try again.');
  const limit = generationLimits.text.toLocaleString('en-US');
  if (note.text.length > generationLimits.text)
    throw refuse(`Questions are generated from at most ${limit} characters. Divide the note.`);
  return { text: note.text, noteTitle: note.title.trim() };
}
