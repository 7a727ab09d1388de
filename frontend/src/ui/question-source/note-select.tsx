import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { ChosenNote } from '../../lib/notes/note-questions.ts';
import { titleOf } from '../../lib/notes/note-title.ts';
import { isNotFound } from '../../lib/server-failure.ts';
import { chosenCourseNoteQuery, chosenNoteQuery, noteChoicesQuery } from './note-choice-documents.ts';

interface NoteSelectProps {
  className?: string;
  note: ChosenNote | null;
  /** Why no questions can be generated from the note. */
  problem?: string | null | undefined;
  onChange: (note: ChosenNote) => void;
}

/** Milliseconds from a key press to the query. */
const pauseMs = 250;
/** Maximum characters of a search. */
const maxSearch = 200;

const missing = 'This note was not found. It may have been deleted. Choose another note.';
const notLoaded = 'Your notes didn’t load. Check the connection, then close this window and open it again.';

/** Chooses one of the user's notes, by its title or words. The note in the URL can also be the note of a course. */
export function NoteSelect({ className = '', note, problem = null, onChange }: NoteSelectProps) {
  const [typed, setTyped] = useState('');
  const { choices, hasFailed, isLoading, setSearch } = useNoteChoices();
  const chosen = useChosenNote(note);
  const isListed = choices.some(({ value }) => value === note?.id);
  const isFound = note !== null && !isListed && chosen.title !== null;
  const options = isFound ? [{ value: note.id, label: chosen.title ?? '' }, ...choices] : choices;
  return (
    <Select
      className={className}
      label="Note"
      description="Search by title or by words of the text. Each question shows the sentence that it is based on."
      placeholder={options.length === 0 && !isLoading ? 'No notes yet' : 'Choose a note'}
      searchable
      allowDeselect={false}
      maxLength={maxSearch}
      nothingFoundMessage={isLoading ? 'Loading…' : typed === '' ? 'No notes yet' : 'No matching notes'}
      error={problem ?? (chosen.isMissing ? missing : hasFailed ? notLoaded : null)}
      errorProps={{ role: 'alert' }}
      data={options}
      // The server searches, also in the texts. The chosen note is not found by another search.
      filter={({ options: all }) => (isFound && typed !== chosen.title ? all.slice(1) : all)}
      value={note?.id ?? null}
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text);
        // The field also shows the title of the chosen note, which is no search.
        setSearch(options.some(({ label }) => label === text) ? '' : text);
      }}
      onChange={(id) => {
        const option = options.find(({ value }) => value === id);
        if (option && id !== note?.id) onChange({ id: option.value, courseId: null, title: option.label });
      }}
    />
  );
}

/** The user's notes that match the search, or the newest ones. */
function useNoteChoices() {
  const [search, setSearch] = useState('');
  const [text] = useDebouncedValue(search.trim(), pauseMs);
  const { data, previousData, error, loading } = useQuery(noteChoicesQuery, {
    variables: { search: text === '' ? null : text },
    fetchPolicy: 'cache-and-network',
  });
  const nodes = (data ?? previousData)?.notes?.nodes ?? [];
  return {
    choices: nodes.map((node) => ({ value: node.id, label: titleOf(node) })),
    hasFailed: error !== undefined,
    isLoading: loading,
    setSearch,
  };
}

/** The title of the chosen note. Null while it is not known. */
function useChosenNote(note: ChosenNote | null) {
  const { id = '', courseId = null, title } = note ?? {};
  const isNamed = note === null || title !== undefined;
  const own = useQuery(chosenNoteQuery, { variables: { id }, skip: isNamed || courseId !== null });
  const ofCourse = useQuery(chosenCourseNoteQuery, {
    variables: { id, courseId: courseId ?? '' },
    skip: isNamed || courseId === null,
  });
  const found = own.data?.note ?? ofCourse.data?.publicNote ?? null;
  const error = own.error ?? ofCourse.error;
  return {
    title: title ?? (found && titleOf(found)),
    isMissing: !isNamed && error !== undefined && isNotFound(error),
  };
}
