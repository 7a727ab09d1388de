import type { Category, ListedQuiz, Standing } from './quiz-list.ts';
import { findQuizzes, shelvesOf } from './quiz-list.ts';
import { texts } from '../../../../../core/texts.ts';
import { AddCategory } from './categories/add-category.tsx';
import styles from './quizzes.module.css';
import { DeletedQuizzes } from './deleted-quizzes.tsx';
import { NoneInCourse, NoQuizzes } from './no-quizzes.tsx';
import { QuizFilters } from './quiz-filters.tsx';
import { QuizShelves } from './quiz-shelves.tsx';
import { useCourseNames } from './use-course-names.ts';
import { useQuizFilter } from './use-quiz-filter.ts';

/** A search is of use once the list is longer than a glance. */
const manyQuizzes = 5;
/** In place of a course's name that is not there. */
const someCourse = 'this course';
const noNames: ReadonlyMap<string, string> = new Map();

interface FoundQuizzesProps {
  quizzes: readonly ListedQuiz[];
  /** Undefined where they did not come. */
  categories: readonly Category[] | undefined;
  standings: readonly Standing[] | undefined;
  isInstructor: boolean;
}

/** The quizzes by category, and what can be looked for among them. */
export function FoundQuizzes({ quizzes, categories, standings, isInstructor }: FoundQuizzesProps) {
  const filter = useQuizFilter();
  const { search, courseId, setCourseId } = filter;
  const shown = quizzes.filter(({ deleted }) => !deleted);
  const courses = useCourseNames(shown, courseId);
  const found = findQuizzes(shown, categories ?? [], filter);
  const isWhole = search.trim() === '' && courseId === null;
  const isEmptyCourse = courseId !== null && !shown.some((quiz) => quiz.courseId === courseId);
  return (
    <>
      <QuizFilters filter={filter} hasSearch={shown.length >= manyQuizzes} courses={courses} />
      <output className={styles.count}>{isWhole ? '' : `${found.length} of ${shown.length} quizzes`}</output>
      {categories?.length === 0 ? <p className={styles.line}>{texts.quizCategories.noneActive}</p> : null}
      {shown.length === 0 ? <NoQuizzes isInstructor={isInstructor} /> : null}
      {shown.length > 0 && isEmptyCourse ? (
        <NoneInCourse
          courseId={courseId}
          name={courses.get(courseId) ?? someCourse}
          isInstructor={isInstructor}
          onShowAll={() => setCourseId(null)}
        />
      ) : null}
      <QuizShelves
        shelves={shelvesOf(found, categories ?? [], { withEmpty: isInstructor && isWhole })}
        standings={standings}
        courses={courseId === null ? courses : noNames}
        isInstructor={isInstructor}
      />
      {isInstructor && categories ? <AddCategory /> : null}
      <DeletedQuizzes quizzes={quizzes.filter(({ deleted }) => deleted)} />
    </>
  );
}
