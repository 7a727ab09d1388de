import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { restRoutes } from '../../gateway/rest/routes.ts';
import { scansOfMongo } from '../support/explained-queries.ts';
import { recordingStore, scansWith } from '../support/recorded-queries.ts';
import { withScans } from '../support/scans.ts';
import { testStore } from '../support/test-store.ts';
import { runMatrix } from './testing/matrix.ts';
import { createWorld } from './testing/world.ts';

const file = new URL('authz-matrix.csv', import.meta.url);
const heading = 'kind,name,actor,own,shared,foreign,missing';

const fieldsOf = (operation: string, fields: string) =>
  fields
    .trim()
    .split(/\s+/)
    .map((field) => `${operation}: ${field}`);

/** Fields that are empty in all responses of the matrix. */
const emptyFields = [
  // Items have an ID only in a saved course.
  ...['courseTemplates', 'draft'].flatMap((operation) => fieldsOf(operation, 'Item.itemId')),
  // The upgrade requests of the found users are not decided yet.
  ...fieldsOf('findUsers', 'UpgradeRequest.decidedAt UpgradeRequest.reason'),
  // The questions of a practice session have no response yet.
  ...['practiceSession', 'practiceAhead'].flatMap((operation) =>
    fieldsOf(
      operation,
      'AnswerMatch.promptId AnswerMatch.optionId QuestionResponse.answerIds QuestionResponse.matches QuestionResponse.text',
    ),
  ),
  // No weak concept comes from an essay. Contract tests of practice cover these fields.
  ...[
    'weakConcepts',
    ...['course', 'me', 'memberCourses', 'savedCourses'].map((of) => `${of}.weakConcepts`),
  ].flatMap((operation) =>
    fieldsOf(
      operation,
      'WeakConcept.essay EssayEvidence.attemptId EssayEvidence.quizId EssayEvidence.quizTitle',
    ),
  ),
  // A GIFT text has no settings, and its category does not exist.
  ...fieldsOf('importPreview', 'ImportedQuestion.categoryId ImportedQuestion.concepts'),
  ...fieldsOf('importPreview', 'ImportedQuestion.difficulty QuestionImportPreview.allowedAttempts'),
  ...fieldsOf(
    'importPreview',
    'QuestionImportPreview.creditMethod QuestionImportPreview.description QuestionImportPreview.scoringPolicy',
  ),
  ...fieldsOf('importPreview', 'QuestionImportPreview.answerRelease QuestionImportPreview.shuffleAnswers'),
  ...fieldsOf('importPreview', 'QuestionImportPreview.shuffleQuestions QuestionImportPreview.timeLimit'),
  ...fieldsOf('importPreview', 'QuestionImportPreview.title QuestionImportPreview.quizzes'),
  ...fieldsOf('importPreview', 'QuestionImportPreview.opensAt QuestionImportPreview.dueAt'),
  ...fieldsOf('importPreview', 'QuestionImportPreview.closesAt'),
  ...fieldsOf('importPreview', 'ImportedQuizPart.title ImportedQuizPart.questionCount'),
  ...fieldsOf('importQuizzes', 'ImportedQuizzes.report'),
  // All proposals are choice questions from the bank.
  ...fieldsOf('questionProposals', 'MatchingPair.left MatchingPair.right NumericAnswer.tolerance'),
  ...fieldsOf('questionProposals', 'NumericAnswer.value ProposedQuestion.numericAnswers'),
  ...fieldsOf(
    'questionProposals',
    'ProposedQuestion.pairs QuestionProposal.source QuestionProposals.shortfall',
  ),
  // The exceptions fit the dates of their quizzes.
  ...['quizExceptions', 'quiz.exceptions'].flatMap((operation) =>
    fieldsOf(operation, 'QuizException.problem'),
  ),
  // The actors have submitted the quizzes that they can take, so only items and assignments are due.
  ...fieldsOf('me.tasks', 'Task.quizId Task.closesAt'),
  // Students do not learn from the revision that their submission was graded.
  ...['assignment', 'assignments'].flatMap((operation) =>
    fieldsOf(`${operation}.submission`, 'AssignmentSubmission.revision'),
  ),
  // Templates have no dates.
  ...fieldsOf('courseTemplates', 'Item.dueAt'),
  // Students invited the actors, as members.
  ...fieldsOf('courseInvitations', 'CourseInvitation.staffRole'),
  // The practice quizzes have no dates, category, course, description or time limit.
  ...fieldsOf('me.practiceQuizzes', 'QuizMeta.opensAt QuizMeta.dueAt QuizMeta.closesAt'),
  ...fieldsOf(
    'me.practiceQuizzes',
    'QuizMeta.categoryId QuizMeta.courseId QuizMeta.description QuizMeta.timeLimit',
  ),
  // All saved courses of the actors have a letter with grade points.
  ...fieldsOf(
    'me.gradePointAverage',
    'GradePointAverage.uncountedCourses UncountedCourse.courseId UncountedCourse.courseName UncountedCourse.reason',
  ),
  // No bank is shared with somebody who searches.
  ...fieldsOf('search', 'SearchResult.bankId'),
  // No question was reworded and no attempt was regraded after it was submitted.
  ...fieldsOf('regradePreview', 'RegradeQuestion.skippedReason'),
  // The exceptions of the school are of other quizzes than these, and editors have none.
  ...['course.quizzes', 'savedCourses.quizzes', 'question.quizzes', 'me.practiceQuizzes'].flatMap(
    (operation) => fieldsOf(operation, 'QuizMeta.ownExceptions'),
  ),
  ...fieldsOf('me.tasks', 'Task.ownExceptions'),
  ...fieldsOf('quiz', 'AuthoredQuiz.ownExceptions'),
  // No quiz of the school was closed after somebody took it.
  ...fieldsOf('quiz', 'AuthoredQuiz.closedReason TakenQuiz.closedReason'),
  // No attempt of the actors waits to be graded. The contract tests of the progress cover it.
  ...fieldsOf('quizProgress', 'QuizProgress.closedReason QuizProgress.pendingAttempt'),
  ...['quizzes', 'attempt.quiz', 'attempts.quiz', 'me.practiceQuizzes'].flatMap((operation) =>
    fieldsOf(operation, 'QuizMeta.closedReason'),
  ),
  ...['course', 'memberCourses', 'question', 'quizCategories', 'savedCourses'].flatMap((of) =>
    fieldsOf(`${of}.quizzes`, 'QuizMeta.closedReason'),
  ),
  // No grade of the school was entered below the result of its quiz. Contract tests of the gradebook cover it.
  ...fieldsOf('regradePreview.gradesBelow', 'Regrade.gradesBelow'),
  ...fieldsOf(
    'regradePreview.gradesBelow',
    'GradeBelowQuiz.courseId GradeBelowQuiz.gradedBy GradeBelowQuiz.itemId GradeBelowQuiz.maximumPoints',
  ),
  ...fieldsOf(
    'regradePreview.gradesBelow',
    'GradeBelowQuiz.name GradeBelowQuiz.points GradeBelowQuiz.quizPoints GradeBelowQuiz.revision GradeBelowQuiz.studentId',
  ),
  ...['attempt', 'submission'].flatMap((operation) =>
    fieldsOf(
      operation,
      'AttemptResult.regradedAt AttemptResult.percentBeforeRegrade ResultQuestion.automaticPoints ResultQuestion.earnedBeforeRegrade',
    ),
  ),
  ...['attempts', 'me.attempts', 'quiz.attempts', 'quiz.officialAttempt', 'quizProgress'].flatMap(
    (operation) => fieldsOf(operation, 'AttemptSummary.regradedAt AttemptSummary.percentBeforeRegrade'),
  ),
  ...['quizzes.attempts', 'quizzes.officialAttempt'].flatMap((operation) =>
    fieldsOf(operation, 'AttemptSummary.regradedAt AttemptSummary.percentBeforeRegrade'),
  ),
];

/**
 * SQL statements that may read a whole collection or index. They read all quiz categories for admins, find the quizzes
 * of all users that use a question (for admins, and before a question is deleted), or count rows for admins.
 */
const allowedScans = new Set([
  "SELECT _id, doc -> '$.questions' AS f0 FROM \"quizzes\" WHERE +json_extract(doc, '$.practiceOf') IS NULL AND ((+json_extract(doc, '$.deletedAt') IS NULL) OR (json_extract(doc, '$.deletedAt') > ?)) AND _id > ? ORDER BY _id",
  "SELECT _id, doc -> '$.questions' AS f0 FROM \"quizzes\" WHERE +json_extract(doc, '$.practiceOf') IS NULL AND +json_extract(doc, '$.deletedAt') IS NULL AND _id > ? ORDER BY _id",
  'SELECT _id FROM "quizCategories" WHERE +json_extract(doc, \'$.leavingAt\') IS NULL',
  'SELECT _id, doc AS doc FROM "quizCategories" WHERE +json_extract(doc, \'$.leavingAt\') IS NULL',
  'SELECT count(*) AS found FROM "auditLog"',
  'SELECT count(*) AS found FROM "contactMessages"',
  "SELECT count(*) AS found FROM \"questions\" WHERE +json_extract(doc, '$.quizId') IS NULL AND +json_extract(doc, '$.deletedAt') IS NULL",
  'SELECT count(*) AS found FROM "upgradeRequests"',
  'SELECT count(*) AS found FROM "users"',
]);

/**
 * Queries that read a whole collection with MongoDB's indexes, too. The first form is the tests' own: they read
 * collections to find out what a request changed.
 */
const allowedQueries = [
  /^\w+ \{\}$/,
  // There are only a few site templates.
  /^courseTemplates /,
  // Lists and counts for admins.
  /^questions \{"quizId":null,"deletedAt":null(?:,"_id":\{"\$gt":"\?"\})?\}/,
  /^quizCategories \{"leavingAt":null\}/,
  /^quizzes \{(?:"deletedAt":null,)?"practiceOf":null,"_id":\{"\$gt":"\?"\}\}/,
  // The quizzes of all users that use a question, as in `allowedScans`.
  /^quizzes \{"practiceOf":null,.*"questions\.questionId":/,
];

const isAllowed = (form: string) => allowedQueries.some((allowed) => allowed.test(form));

it(
  'every request has the result in the committed matrix, reads no whole collection, and changes nothing if it is refused',
  { timeout: 600_000 },
  async () => {
    const recorded = recordingStore(await testStore());
    const world = await createWorld(recorded.store);
    recorded.queries.clear();
    const { value, scans } = await withScans(() => runMatrix(world, restRoutes()));
    const { lines, leaks, unseen, cells } = value;
    process.stdout.write(`authorization matrix: ${cells} cells\n`);
    const text = `${[heading, ...lines].join('\n')}\n`;
    // After a deliberate change of permissions, run this with UPDATE_MATRIX=1 and review the difference.
    if (process.env['UPDATE_MATRIX'] === '1') writeFileSync(file, text);
    expect(leaks).toEqual([]);
    // Not all allowed statements run each time: on a busy machine, a long read continues with another statement.
    expect(scans.filter((sql) => !allowedScans.has(sql))).toEqual([]);
    expect(scansWith(recorded).filter((form) => !isAllowed(form))).toEqual([]);
    expect((await scansOfMongo(recorded)).filter((form) => !isAllowed(form))).toEqual([]);
    // The matrix can show who reads a field only if the field has a value for at least one actor.
    expect(unseen.toSorted()).toEqual(emptyFields.toSorted());
    expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
  },
);
