import { ActionIcon } from '@mantine/core';
import { tagKey } from '../../../../../core/notes/note-tags.ts';
import { IconPin, IconPinFilled, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { NotesQuery } from '../../../gql/graphql.ts';
import { ago } from '../../../lib/ago.ts';
import { noteAddress } from '../../../lib/notes/note-address.ts';
import { titleOf } from '../../../lib/notes/note-title.ts';
import styles from './notes.module.css';

/** A note in the list. */
export type ListedNote = NonNullable<NotesQuery['notes']>['nodes'][number];

interface NoteRowProps {
  note: ListedNote;
  /** Name of the note's course. Undefined if there is none, or if it is not known. */
  courseName: string | undefined;
  onTag: (tag: string) => void;
  onPin: () => void;
  onDelete: () => void;
}

/** A note at a glance. The whole row opens it. */
export function NoteRow({ note, courseName, onTag, onPin, onDelete }: NoteRowProps) {
  const { id, excerpt, tags, isPinned, updatedAt } = note;
  const title = titleOf(note);
  const Pin = isPinned ? IconPinFilled : IconPin;
  return (
    <li className={styles.row} data-note={id}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={noteAddress(id)}>{title}</Link>
        </h2>
        {excerpt === '' ? null : <p className={styles.excerpt}>{excerpt}</p>}
        <p className={styles.facts}>
          <span>Changed {ago(updatedAt)}</span>
          {courseName === undefined ? null : <span>{courseName}</span>}
          {tags.map((tag) => (
            <button
              key={tag}
              type="button"
              className={styles.tag}
              aria-label={`${tag}: show the notes with this tag`}
              title="Show the notes with this tag"
              onClick={() => onTag(tagKey(tag))}
            >
              {tag}
            </button>
          ))}
        </p>
      </div>
      <div className={styles.actions}>
        <ActionIcon
          variant="subtle"
          color={isPinned ? 'ink' : 'gray'}
          size={36}
          aria-label={`${isPinned ? 'Unpin' : 'Pin'} ${title}`}
          title={isPinned ? 'Unpin' : 'Pin: list it first'}
          onClick={onPin}
        >
          <Pin size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`Delete ${title}`}
          title="Delete"
          onClick={onDelete}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
