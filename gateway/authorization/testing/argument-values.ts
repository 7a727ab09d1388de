import { goodPassword } from '../../testing/accounts.ts';
import { attemptOf, pastAttemptOf, submissionOf } from './attempt-things.ts';
import { quizFileOf, quizOf, sampleQuestions } from './bank-things.ts';
import { deletedPracticeOf, practiceQuizOf } from './practice-things.ts';
import { essayOf } from './quiz-things.ts';
import { draftCourse, emptyThings, sampleCourse, studentInput, upgradeInput, type Things } from './things.ts';

export type Value = (things: Things) => unknown;
/** By `operation.argument`. */
export type ArgumentValues = Readonly<Record<string, Value>>;

const sampleText = 'Osmosis is the movement of water through a membrane.\nThe human body has 206 bones.';

/** Twins of the bank's, and lines that give no question. */
const sampleGift = [
  '$CATEGORY: Unheard of',
  '::Rule:: What is the derivative of x²? {=2x#It comes down. ~x#No. ####See the book.}',
  'How much is 6 × 7? {#42:0.5}',
  'Which capital? {=France -> Paris =Italy -> Rome}',
  'A brace alone {=yes',
].join('\n\n');

/** With an item that is open: the plan recommends a grade for it. */
const planned = draftCourse.categories;

const always =
  (value: unknown): Value =>
  () =>
    value;

/**
 * What each argument of each operation is given, so that nothing but who asks, and for whose thing, decides. An argument
 * that is not here is left out; where it is needed the operation is refused as badly asked, and the matrix says so.
 */
export const argumentValues: ArgumentValues = {
  'addLink.input': always({ title: 'More', url: 'https://more.example' }),
  'addQuestion.input': always(sampleQuestions.choice),
  'addQuizCategory.categoryName': always('Of the matrix'),
  'addToQuiz.quizId': quizOf,
  'addToQuiz.which': ({ spareQuestion }) => ({ questions: [{ id: spareQuestion }] }),
  'addStudent.courseId': ({ course }) => course,
  'addStudent.input': always({ ...studentInput, name: 'Alan', email: 'alan@school.example' }),
  'answerPractice.answer': always({ asked: 1 }),
  'answerPractice.cardId': ({ card }) => card,
  'attempt.id': pastAttemptOf,
  'attempts.quizId': quizOf,
  'changePassword.current': always(goodPassword),
  'changePassword.next': always('another sentence of mine'),
  'checkAccess.email': always('access@markwise.example'),
  'checkAccess.password': always(goodPassword),
  'contactUs.input': always({ name: 'Ada', email: 'ada@school.example', message: 'Hello' }),
  'course.id': ({ course }) => course,
  'createQuiz.input': always({ quizData: { title: 'New', questions: [sampleQuestions.numeric] } }),
  'createApiToken.name': always('more'),
  'createApiToken.scopes': always(['read']),
  'decideUpgrade.approve': always(true),
  'decideUpgrade.id': ({ upgrade }) => upgrade,
  'deleteCourse.id': ({ course }) => course,
  'deletePracticeQuiz.id': practiceQuizOf,
  'deleteQuestion.id': ({ spareQuestion }) => spareQuestion,
  'deleteQuizCategory.id': ({ spareCategory }) => spareCategory,
  'deleteMyAccount.password': always(goodPassword),
  'draft.id': ({ draft }) => draft,
  'duplicateCourse.id': ({ course }) => course,
  'editQuestion.id': ({ question }) => question,
  'editQuestion.input': always(sampleQuestions.numeric),
  'editQuizCategory.id': ({ category }) => category,
  'editQuizCategory.input': always({ active: false }),
  'endSession.id': ({ session }) => session,
  'exportPeople.courseId': ({ course }) => course,
  'exportQuestions.format': always('TEXT'),
  'exportQuiz.format': always('TEXT'),
  'exportQuiz.id': quizOf,
  'exportQuizResults.quizId': quizOf,
  'findUsers.emails': ({ email }) => [email],
  'generateQuiz.input': always({ text: sampleText, count: 2, seed: 'a' }),
  'gradeEssay.attemptId': submissionOf,
  'gradeEssay.points': always(1),
  'gradeEssay.questionId': essayOf,
  'importPeople.courseId': ({ course }) => course,
  'importPeople.csv': always('name,email\nAlan,alan@school.example\n,nobody\n'),
  'importQuestions.input': always({ text: sampleGift }),
  'importQuiz.courseId': ({ course }) => course,
  'importQuiz.input': always({ text: sampleGift }),
  'login.email': ({ email }) => email,
  'login.password': always(goodPassword),
  'loginWithGoogle.jwtToken': always('no-token'),
  'passwordResetLink.token': ({ resetToken }) => resetToken,
  'planGrades.course': always({ categories: planned }),
  // Out of reach where nothing is there: a plan has a message or grades, not both.
  'planGrades.target': ({ user }) => (user === emptyThings.user ? 101 : 90),
  'practice.courseId': ({ quizCourse }) => quizCourse,
  'previewImport.input': always({ text: sampleGift }),
  'proposeQuestions.input': ({ category }) => ({ categoryIds: [category], count: 2, seed: 'a' }),
  'question.id': ({ question }) => question,
  'questionVersions.id': ({ question }) => question,
  'quiz.id': quizOf,
  'quizzesToRegrade.questionId': ({ question }) => question,
  'quizResults.quizId': quizOf,
  'quizResultsSummary.quizId': quizOf,
  'quizCategoryUse.id': ({ category }) => category,
  'quizFile.fileId': quizFileOf,
  'quizFile.quizId': quizOf,
  'quizQuestions.courseId': ({ quizCourse }) => quizCourse,
  'quizStandings.courseId': ({ quizCourse }) => quizCourse,
  'quizStatistics.quizId': quizOf,
  'quizzes.courseId': ({ quizCourse }) => quizCourse,
  'register.input': always({ firstName: 'New', email: 'new@markwise.example', password: goodPassword }),
  'removeLink.id': ({ link }) => link,
  'removeStudent.courseId': ({ course }) => course,
  'removeStudent.studentId': ({ student }) => student,
  'requestPasswordReset.email': ({ email }) => email,
  'requestUpgrade.input': always(upgradeInput),
  'resetPassword.password': always('another sentence of mine'),
  'resetPassword.token': ({ resetToken }) => resetToken,
  'restoreCourse.id': ({ deletedCourse }) => deletedCourse,
  'restorePracticeQuizzes.ids': (things) => [deletedPracticeOf(things)],
  'restoreQuestion.id': ({ deletedQuestion }) => deletedQuestion,
  'regradePreview.quizId': quizOf,
  'regradeQuiz.quizId': quizOf,
  'retryMistakes.quizId': quizOf,
  'revokeApiToken.id': ({ token }) => token,
  'saveAttempt.answers': always([]),
  'saveAttempt.id': attemptOf,
  'saveCourse.input': always(sampleCourse),
  'savePracticePlan.courseId': ({ quizCourse }) => quizCourse,
  'savePracticePlan.input': always({ examOn: '2027-03-01', minutesADay: 5 }),
  'setNotifications.enabled': always(true),
  'setRole.role': always('Instructor'),
  'setRole.userId': ({ user }) => user,
  'setUpgradeRequests.enabled': always(false),
  'setUpgradeRequests.userId': ({ user }) => user,
  'setUserDisabled.disabled': always(true),
  'setUserDisabled.userId': ({ user }) => user,
  'shareDraft.course': always(draftCourse),
  'similarQuestions.text': always(sampleQuestions.choice.question),
  'startAttempt.quizId': quizOf,
  'submission.id': submissionOf,
  'submitAttempt.id': attemptOf,
  'updateCourse.id': ({ course }) => course,
  'updateCourse.input': always({ notes: 'changed' }),
  'updateDescription.description': always('Changed'),
  'updateDescription.userId': ({ user }) => user,
  'updateQuestions.changes': always({ difficulty: 'HARD' }),
  'updateQuestions.which': ({ spareQuestion }) => ({ questions: [{ id: spareQuestion }] }),
  'updateQuiz.id': quizOf,
  'updateQuiz.input': always({ data: { title: 'Changed' } }),
  'updateQuizMetadata.active': always(false),
  'updateQuizMetadata.id': quizOf,
  'updateLink.id': ({ link }) => link,
  'updateLink.input': always({ title: 'Changed', url: 'https://changed.example' }),
  'updateProfile.input': always({ firstName: 'Changed' }),
  'updateStudent.courseId': ({ course }) => course,
  'updateStudent.input': always({ name: 'Grace Hopper' }),
  'updateStudent.studentId': ({ student }) => student,
  'updateStudentGrade.courseId': ({ course }) => course,
  'updateStudentGrade.grade': always(90),
  'updateStudentGrade.studentId': ({ student }) => student,
  'user.email': ({ email }) => email,
  'verifyEmail.token': ({ verifyToken }) => verifyToken,
  'weakConcepts.courseId': ({ quizCourse }) => quizCourse,
};
