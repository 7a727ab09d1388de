import { wordsIn } from '../search/words.ts';
import type { NoteNode } from './note-document.ts';
import { noteText } from './note-text.ts';

/** A heading in the table of contents of a note. */
export interface NoteHeading {
  /** 1 to 3. */
  readonly level: number;
  readonly text: string;
  /** The part of the URL after `#`. Unique in the note. */
  readonly anchor: string;
}

/** Maximum words of a heading in its anchor. */
const maxWords = 8;

function anchorOf(text: string): string {
  return ['section', ...wordsIn(text).slice(0, maxWords)].join('-');
}

function headingsIn(node: NoteNode): NoteNode[] {
  if (node.type === 'heading') return [node];
  return (node.content ?? []).flatMap(headingsIn);
}

/** The headings of a note in the order of its text. A heading without text has an anchor as well. */
export function outlineOf(document: NoteNode): NoteHeading[] {
  const counts = new Map<string, number>();
  return headingsIn(document).map((heading) => {
    const text = noteText(heading).replaceAll(/\s+/g, ' ').trim();
    const anchor = anchorOf(text);
    const count = (counts.get(anchor) ?? 0) + 1;
    counts.set(anchor, count);
    const level = heading.attrs?.['level'];
    return {
      level: typeof level === 'number' ? level : 1,
      text,
      anchor: count === 1 ? anchor : `${anchor}--${count}`,
    };
  });
}
