import type { NoteHeading } from '../../../../../core/notes/note-outline.ts';
import styles from './public-note.module.css';

/** The table of contents of a note. Hidden if there is only one heading. */
export function NoteOutline({ outline }: { outline: readonly NoteHeading[] }) {
  const headings = outline.filter(({ text }) => text !== '');
  if (headings.length < 2) return null;
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <nav className={styles.outline} aria-labelledby="note-contents">
      <h2 id="note-contents">Contents</h2>
      <ul>
        {headings.map(({ anchor, level, text }) => (
          <li key={anchor} data-depth={level - top}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
