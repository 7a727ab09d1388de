import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import styles from './quizzes.module.css';
import type { QuizFilter } from './use-quiz-filter.ts';

interface QuizFiltersProps {
  filter: QuizFilter;
  /** Whether the list is longer than a glance. */
  hasSearch: boolean;
  courses: ReadonlyMap<string, string>;
}

/** No course has it as its id. */
const all = '';

/** A search, and a course to look at alone, where there is one. */
export function QuizFilters({ filter, hasSearch, courses }: QuizFiltersProps) {
  const { search, setSearch, courseId, setCourseId } = filter;
  if (!hasSearch && courses.size === 0) return null;
  const named = [...courses].map(([value, label]) => ({ value, label }));
  return (
    <div className={styles.filters}>
      {hasSearch ? (
        <TextInput
          className={styles.search ?? ''}
          type="search"
          aria-label="Search quizzes"
          placeholder="Search by title, description or category"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      ) : null}
      {courses.size === 0 ? null : (
        <Select
          className={styles.course ?? ''}
          aria-label="Course"
          allowDeselect={false}
          data={[{ value: all, label: 'All courses' }, ...named]}
          value={courseId ?? all}
          onChange={(value) => setCourseId(value === all ? null : value)}
        />
      )}
    </div>
  );
}
