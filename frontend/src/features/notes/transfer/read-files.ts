import type { ReadNoteFile } from '../../../../../core/notes/markdown/note-file.ts';
import { noteLimits } from '../../../../../core/notes/note-limits.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { loadMarkdown } from '../../../ui/note-editor/markdown/load-markdown.ts';

/** A chosen file: the note in it, or why it cannot be imported. */
export interface ChosenFile {
  readonly name: string;
  readonly note: ReadNoteFile | null;
  readonly problem: string | null;
  /** The idempotency key of the note, so that trying again creates no second one. */
  readonly key: string;
}

/** Most characters take one byte, and none takes more than four in UTF-8. */
const maxBytes = 4 * noteLimits.content;

/** Files that are imported at once. An account can create 300 notes in an hour. */
export const maxFiles = 100;

async function textOf(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** Reads Markdown files, one after the other. @throws ChunkLoadError if the code that reads Markdown did not load */
export async function readFiles(files: readonly File[]): Promise<ChosenFile[]> {
  const { readNoteFile } = await loadMarkdown();
  const read = async (file: File): Promise<ReadNoteFile | { readonly problem: string }> => {
    if (file.size > maxBytes)
      return {
        problem: `The file has ${sizeText(file.size)}. A note has at most ${noteLimits.content.toLocaleString('en-US')} characters: divide it into several files.`,
      };
    const text = await textOf(file);
    return text === null ? { problem: 'This is not a text file in UTF-8.' } : readNoteFile(file.name, text);
  };
  const chosen: ChosenFile[] = [];
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that few texts are in memory at once
    const result = await read(file);
    const isNote = 'content' in result;
    chosen.push({
      name: file.name,
      note: isNote ? result : null,
      problem: isNote ? null : result.problem,
      key: crypto.randomUUID(),
    });
  }
  return chosen;
}
