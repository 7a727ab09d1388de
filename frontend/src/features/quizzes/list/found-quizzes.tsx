import type { Category, ListedQuiz, Standing } from './quiz-list.ts';
import { findQuizzes, shelvesOf } from './quiz-list.ts';
import { texts } from '../../../../../core/texts.ts';
import { AddCategory } from '../categories/add-category.tsx';
import { CategoryMenu } from '../categories/category-menu.tsx';
import styles from '../quizzes.module.css';
import { DeletedQuizzes } from './deleted-quizzes.tsx';
import { NoneInCourse, NoQuizzes } from './no-quizzes.tsx';
import { QuizFilters } from './quiz-filters.tsx';
import { QuizRow } from './quiz-row.tsx';
import { QuizShelf } from './quiz-shelf.tsx';
import { useCourseNames } from './use-course-names.ts';
import { useQuizFilter } from './use-quiz-filter.ts';

/** A search is of use once the list is longer than a glance. */
const manyQuizzes = 5;
/** In place of a course's name that is not there. */
const someCourse = 'this course';

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
  const courses = useCourseNames(shown);
  const found = findQuizzes(shown, categories ?? [], filter);
  const isWhole = search.trim() === '' && courseId === null;
  const shelves = shelvesOf(found, categories ?? [], { withEmpty: isInstructor && isWhole });
  const standingOf = new Map(standings?.map((standing) => [standing.quizId, standing]));
  const isEmptyCourse = courseId !== null && !shown.some((quiz) => quiz.courseId === courseId);
  return (
    <>
      <QuizFilters filter={filter} hasSearch={shown.length >= manyQuizzes} courses={courses}>
        {isInstructor && categories ? <AddCategory /> : null}
      </QuizFilters>
      <output className={styles.count}>{isWhole ? '' : `${found.length} of ${shown.length} quizzes`}</output>
      {categories?.length === 0 ? <p className={styles.line}>{texts.quizCategories.noneActive}</p> : null}
      {shown.length === 0 ? <NoQuizzes isInstructor={isInstructor} /> : null}
      {shown.length > 0 && isEmptyCourse ? (
        <NoneInCourse course={courses.get(courseId) ?? someCourse} onShowAll={() => setCourseId(null)} />
      ) : null}
      {shelves.map((shelf) => (
        <QuizShelf
          key={shelf.key}
          shelf={shelf}
          menu={isInstructor && shelf.category ? <CategoryMenu category={shelf.category} /> : null}
          empty="No quiz of yours stands in it."
        >
          {shelf.quizzes.map((quiz) => (
            <QuizRow
              key={quiz.id}
              quiz={quiz}
              standing={standingOf.get(quiz.id)}
              isStandingKnown={standings !== undefined}
              course={courseId === null ? courses.get(quiz.courseId ?? '') : undefined}
            />
          ))}
        </QuizShelf>
      ))}
      <DeletedQuizzes quizzes={quizzes.filter(({ deleted }) => deleted)} />
    </>
  );
}
