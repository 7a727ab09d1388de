import { useQuery } from '@apollo/client/react';
import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { noteTagsQuery } from '../note-documents.ts';
import type { CourseChoice } from '../use-course-choices.ts';
import styles from './notes.module.css';
import type { NoteSearch } from './use-note-search.ts';

/** Value of the option that shows all notes. No tag or course has it. */
const all = '';

interface FilterSelectProps {
  label: string;
  allLabel: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Hidden if there is nothing to choose. A value of the URL that is not among the options is shown as well. */
function FilterSelect({ label, allLabel, options, value, onChange }: FilterSelectProps) {
  const isKnown = value === null || options.some((option) => option.value === value);
  const shown = isKnown ? options : [...options, { value, label: value }];
  if (shown.length === 0) return null;
  return (
    <Select
      aria-label={label}
      searchable={shown.length > 10}
      allowDeselect={false}
      data={[{ value: all, label: allLabel }, ...shown]}
      value={value ?? all}
      onChange={(chosen) => onChange(chosen === all ? null : chosen)}
    />
  );
}

interface NoteFiltersProps {
  search: NoteSearch;
  courses: readonly CourseChoice[];
}

/** The search, and filters by tag and course if there are any. */
export function NoteFilters({ search, courses }: NoteFiltersProps) {
  const { text, problem, setText, chosen, choose } = search;
  const { data } = useQuery(noteTagsQuery, { fetchPolicy: 'cache-and-network' });
  const tags = (data?.noteTags ?? []).map(({ tag, noteCount }) => ({
    value: tag,
    label: `${tag} (${noteCount})`,
  }));
  return (
    <div className={styles.filters}>
      <TextInput
        className={styles.search ?? ''}
        type="search"
        aria-label="Search notes"
        placeholder="Search titles, text and tags"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        error={problem}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <FilterSelect
        label="Tag"
        allLabel="All tags"
        options={tags}
        value={chosen.tag}
        onChange={(tag) => choose({ tag })}
      />
      <FilterSelect
        label="Course"
        allLabel="All courses"
        options={courses}
        value={chosen.courseId}
        onChange={(courseId) => choose({ courseId })}
      />
    </div>
  );
}
