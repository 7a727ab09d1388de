import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { checkSearch } from '../../../../../core/search/words.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { auditCoursesQuery } from '../admin-documents.ts';

/** Milliseconds from a key press to the query. */
const pauseMs = 250;

interface CourseFilterProps {
  /** Name of the course. Null for all. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Selects a course of the log by name. The server searches, because the log can have any number of courses. */
export function CourseFilter({ value, onChange }: CourseFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(value ?? '');
  const problem = checkSearch(typed.trim());
  // The field shows the name of the chosen course, which is not typed to search for it.
  const isTyped = typed !== value && problem === null;
  const [search] = useDebouncedValue(isTyped ? typed.trim() : '', pauseMs);
  const courses = useQuery(auditCoursesQuery, {
    variables: { search: search === '' ? null : search },
    skip: !isOpen,
    fetchPolicy: 'cache-and-network',
  });
  const { data = courses.previousData, loading, error } = courses;
  const names = data?.auditCourses ?? [];
  return (
    <Select
      label="Course"
      placeholder="All"
      clearable
      searchable
      filter={({ options }) => options}
      nothingFoundMessage={loading ? 'Loading…' : 'No matching course'}
      error={problem ?? (error && failureMessage(error))}
      data={value === null || names.includes(value) ? names : [value, ...names]}
      value={value}
      onChange={onChange}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
    />
  );
}
