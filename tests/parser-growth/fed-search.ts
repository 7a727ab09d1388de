import { readNoteFile } from '../../core/notes/markdown/note-file.ts';
import { excerptAround } from '../../core/notes/note-text.ts';
import { comparable, hasWords, searchedWords, wordsIn } from '../../core/search/words.ts';
import type { Fed } from './fed-function.ts';

/** How to call the functions that read notes and search in texts. */
export const fedSearch: Readonly<Record<string, Fed>> = {
  'core/notes/markdown/note-file.ts#readNoteFile': { run: (text) => readNoteFile('a.md', text) },
  'core/notes/note-text.ts#excerptAround': { run: (text) => excerptAround(text, ['b', 'c']) },
  'core/search/words.ts#comparable': { run: (text) => comparable(text) },
  'core/search/words.ts#wordsIn': { run: (text) => wordsIn(text) },
  'core/search/words.ts#searchedWords': { run: (text) => searchedWords(text) },
  'core/search/words.ts#hasWords': { run: (text) => hasWords(['b', 'c'], text) },
};
