import { argumentValues, type ArgumentValues } from '../../authorization/testing/argument-values.ts';
import type { Things } from '../../authorization/testing/things.ts';
import type { KnownValues, StudentThings } from './inhabitants.ts';

export function thingsOf({ mailed }: KnownValues, { things }: StudentThings): Things {
  // Only admins can read messages from the contact form.
  return { ...things, ...mailed, contactMessage: 'no-such-id' };
}

const always = (value: unknown) => () => value;

/** The values of the authorization matrix, with IDs of this world for arguments that need them. */
export function valuesFor(
  { course, notes, file, image, quizzes }: KnownValues,
  own: StudentThings,
): ArgumentValues {
  const [first] = quizzes;
  return {
    ...argumentValues,
    'answerPractice.cardId': always(own.card),
    'attempt.id': always(own.pastAttempt),
    'deletePracticeQuiz.id': always(own.practice),
    'restorePracticeQuizzes.ids': always([own.deletedPractice]),
    'attempts.quizId': always(own.quiz),
    'generateQuiz.input': always({ courseId: course, count: 3, seed: 'b' }),
    'leaveCourse.courseId': always(course),
    'course.ownCourseGrade.id': always(course),
    'course.ownGrades.id': always(course),
    'course.ownPlan.id': always(course),
    'ownGrades.courseId': always(course),
    'ownPlan.courseId': always(course),
    'course.assignments.id': always(course),
    'assignments.courseId': always(course),
    'course.publicNotes.id': always(course),
    'publicNotes.courseId': always(course),
    'publicNote.courseId': always(course),
    'publicNote.id': always(notes.publicNote),
    'deletedPublicNotes.courseId': always(course),
    'publicNoteVersions.courseId': always(course),
    'publicNoteVersions.id': always(notes.publicNote),
    'restorePublicNote.courseId': always(course),
    'restorePublicNote.id': always(notes.deletedPublicNote),
    'practiceAhead.courseId': always(undefined),
    'practiceSession.courseId': always(undefined),
    'quiz.id': always(own.quiz),
    'questionImage.id': always(image),
    'quizFile.fileId': always(file),
    'quizFile.quizId': always(first),
    'quizProgress.courseId': always(undefined),
    'quizzes.courseId': always(undefined),
    'retryMistakes.quizId': always(first),
    'saveAttempt.id': always(own.attempt),
    'startAttempt.quizId': always(own.quiz),
    'submitAttempt.id': always(own.attempt),
    'updateOwnPlan.courseId': always(course),
    'weakConcepts.courseId': always(undefined),
  };
}
