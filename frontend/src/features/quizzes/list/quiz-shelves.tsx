import { CategoryMenu } from './categories/category-menu.tsx';
import { DeleteFinished } from './practice/delete-finished.tsx';
import { practiceKey, type Shelf, type Standing } from './quiz-list.ts';
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
  const menuOf = ({ key, category, quizzes }: Shelf) => {
    if (key === practiceKey) return <DeleteFinished quizzes={quizzes} standings={standings} />;
    return isInstructor && category ? <CategoryMenu category={category} /> : null;
  };
  return shelves.map((shelf) => (
    <QuizShelf key={shelf.key} shelf={shelf} menu={menuOf(shelf)} empty="No quiz of yours stands in it.">
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
