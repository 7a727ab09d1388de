import { CategoryMenu } from '../categories/category-menu.tsx';
import type { Shelf, Standing } from './quiz-list.ts';
import { QuizRow } from './quiz-row.tsx';
import { QuizShelf } from './quiz-shelf.tsx';

interface QuizShelvesProps {
  shelves: readonly Shelf[];
  /** Undefined where they did not come. */
  standings: readonly Standing[] | undefined;
  /** Course names by id, as far as they say more than the screen does. */
  courses: ReadonlyMap<string, string>;
  isInstructor: boolean;
}

/** Every shelf with its quizzes; for instructors with what can be done with a category. */
export function QuizShelves({ shelves, standings, courses, isInstructor }: QuizShelvesProps) {
  const standingOf = new Map(standings?.map((standing) => [standing.quizId, standing]));
  return shelves.map((shelf) => (
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
          course={courses.get(quiz.courseId ?? '')}
        />
      ))}
    </QuizShelf>
  ));
}
