import { withoutNoise } from '../../core/grading/rounding.ts';
import type { GradeBelowQuiz } from '../../schema/gradebook/gradebook.type.ts';
import type { Regrade } from '../../schema/quizzes/regrade.type.ts';
import { shownItemId } from '../courses/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { QuizGrades } from '../quizzes/index.ts';
import type { GradebookReader } from './gradebook-reader.ts';
import { gradeAt } from './gradebook-rows.ts';

interface GradesBelowQuizDependencies {
  readonly reader: GradebookReader;
  readonly quizGrades: QuizGrades;
}

/** Maximum grades in the list. */
export const maxGradesBelow = 100;

/**
 * The entered grades that are lower than the results of a quiz after its regrade. An instructor who once entered a grade
 * to raise it may not know that it is now lower than the result. In the order of the people. Maximum 100. Empty if the
 * quiz grades no item, or if the actor doesn’t see all grades of the course.
 */
export async function gradesBelowQuiz(
  { reader, quizGrades }: GradesBelowQuizDependencies,
  { id: quizId, changes }: Pick<Regrade, 'id' | 'changes'>,
  actor: Actor,
): Promise<GradeBelowQuiz[]> {
  const courseId = (await quizGrades.find(quizId))?.courseId ?? null;
  const course = courseId === null ? undefined : (await reader.taught([courseId], actor)).get(courseId);
  if (!course) return [];
  const grades = await reader.gradesIn(course, course.people, quizId);
  const column = grades.columns.find((each) => each.quizId === quizId);
  if (!column) return [];
  const regraded = new Map(changes.map((change) => [change.attemptId, change]));
  const { maximumPoints } = column;
  const found = course.people.flatMap((person): GradeBelowQuiz[] => {
    const {
      entered,
      result,
      points,
      quizPoints: currentQuizPoints,
      revision,
    } = gradeAt(grades, person, column);
    if (!entered || !result || points === null) return [];
    const change = regraded.get(result.attemptId);
    const quizPoints =
      change && change.possibleAfter > 0
        ? withoutNoise((change.after * maximumPoints) / change.possibleAfter)
        : currentQuizPoints;
    if (quizPoints === null || quizPoints <= points) return [];
    return [
      {
        courseId: course.id,
        itemId: shownItemId(course.id, column.itemId),
        studentId: person.studentId,
        name: person.name,
        points,
        quizPoints,
        maximumPoints,
        gradedBy: entered.gradedBy,
        revision,
      },
    ];
  });
  return found.slice(0, maxGradesBelow);
}
