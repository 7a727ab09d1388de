import { useQuery } from '@apollo/client/react';
import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { courseNamesQuery } from '../../../lib/courses/course-documents.ts';
import { AddCategory } from './categories/add-category.tsx';
import { DeletedQuizzes } from './deleted-quizzes.tsx';
import { NoneInCourse, NoQuizzes } from './no-quizzes.tsx';
import { counted } from './quiz-facts.ts';
import { type Category, findQuizzes, type ListedQuiz, type Progress, sectionsOf } from './quiz-list.ts';
import { QuizSections } from './quiz-sections.tsx';
import styles from './quizzes.module.css';

interface QuizFiltersProps {
  filter: QuizFilter;
  /** Whether the list is long enough for a search. */
  hasSearch: boolean;
  courses: ReadonlyMap<string, string>;
}

/** Value of the option 'All courses'. No course has this ID. */
const all = '';

/** A search if the list is long, and a course filter if there are courses. */
function QuizFilters({ filter, hasSearch, courses }: QuizFiltersProps) {
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

/**
 * Course names by ID, for the courses of the quizzes and the selected course. Courses that the user cannot see are
 * missing.
 */
function useCourseNames(
  quizzes: readonly ListedQuiz[],
  selected: string | null,
): ReadonlyMap<string, string> {
  const used = new Set([...quizzes.map(({ courseId }) => courseId), selected].filter((id) => id !== null));
  // If this query fails, the names and the course filter are missing, but the quizzes are shown.
  const { data } = useQuery(courseNamesQuery, { skip: used.size === 0 });
  const courses = [...(data?.savedCourses ?? []), ...(data?.memberCourses ?? [])];
  return new Map(
    courses
      .filter(({ id }) => used.has(id))
      .map(({ id, name }) => [id, name === '' ? 'Untitled course' : name]),
  );
}

/** Shorter lists have no search. */
const minQuizzesForSearch = 5;
/** Shown instead of a missing course name. */
const someCourse = 'this course';
const noNames: ReadonlyMap<string, string> = new Map();

interface FoundQuizzesProps {
  quizzes: readonly ListedQuiz[];
  /** Undefined if they did not load. */
  categories: readonly Category[] | undefined;
  progressList: readonly Progress[] | undefined;
  isInstructor: boolean;
}

/** The quizzes by category, with search and filter. */
export function FoundQuizzes({ quizzes, categories, progressList, isInstructor }: FoundQuizzesProps) {
  const filter = useQuizFilter();
  const { search, courseId, setCourseId } = filter;
  const undeleted = quizzes.filter(({ deleted }) => !deleted);
  const courses = useCourseNames(undeleted, courseId);
  const matching = findQuizzes(undeleted, categories ?? [], filter);
  const isUnfiltered = search.trim() === '' && courseId === null;
  const isEmptyCourse = courseId !== null && !undeleted.some((quiz) => quiz.courseId === courseId);
  return (
    <>
      <QuizFilters filter={filter} hasSearch={undeleted.length >= minQuizzesForSearch} courses={courses} />
      <output className={styles.count}>
        {isUnfiltered ? '' : foundText(matching.length, undeleted.length)}
      </output>
      {undeleted.length === 0 && categories?.length === 0 ? (
        <p className={styles.line}>{texts.quizCategories.noneActive}</p>
      ) : null}
      {undeleted.length === 0 ? <NoQuizzes isInstructor={isInstructor} /> : null}
      {undeleted.length > 0 && isEmptyCourse ? (
        <NoneInCourse
          courseId={courseId}
          name={courses.get(courseId) ?? someCourse}
          isInstructor={isInstructor}
          onShowAll={() => setCourseId(null)}
        />
      ) : null}
      <QuizSections
        sections={sectionsOf(matching, categories ?? [], { withEmpty: isInstructor && isUnfiltered })}
        progressList={progressList}
        courses={courseId === null ? courses : noNames}
      />
      {isInstructor && categories ? <AddCategory /> : null}
      <DeletedQuizzes quizzes={quizzes.filter(({ deleted }) => deleted)} />
    </>
  );
}

/** The number of quizzes that match the search and the filter: '3 of 12 quizzes'. */
function foundText(matching: number, total: number): string {
  const quizzes = counted(total, 'quiz', 'quizzes');
  return matching === total ? quizzes : `${matching.toLocaleString('en')} of ${quizzes}`;
}

/** The filter of the list. The URL stores the course, so that a link can open the list of one course. */
function useQuizFilter() {
  const [search, setSearch] = useState('');
  const [params, setParams] = useSearchParams();
  const setCourseId = (courseId: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (courseId === null) next.delete('courseId');
        else next.set('courseId', courseId);
        return next;
      },
      { replace: true },
    );
  return { search, setSearch, courseId: params.get('courseId'), setCourseId };
}

type QuizFilter = ReturnType<typeof useQuizFilter>;
