import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { restRoutes } from '../../gateway/rest/routes.ts';
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

/** What none of the questions that are asked here can fill. */
const emptyHere = [
  // Nobody has decided yet on what the found ones asked.
  ...fieldsOf('findUsers', 'UpgradeRequest.decidedAt UpgradeRequest.reason'),
  // Nothing is given yet of a question that practice asks.
  ...fieldsOf(
    'practiceSession',
    'AnswerMatch.promptId AnswerMatch.optionId QuestionResponse.answerIds QuestionResponse.matches QuestionResponse.text',
  ),
  // A text in GIFT holds no settings, and names no category of the list.
  ...fieldsOf('importPreview', 'ImportedQuestion.categoryId ImportedQuestion.concepts'),
  ...fieldsOf('importPreview', 'ImportedQuestion.difficulty QuestionImportPreview.allowedAttempts'),
  ...fieldsOf(
    'importPreview',
    'QuestionImportPreview.creditMethod QuestionImportPreview.description QuestionImportPreview.scoringPolicy',
  ),
  ...fieldsOf('importPreview', 'QuestionImportPreview.answerRelease QuestionImportPreview.shuffleAnswers'),
  ...fieldsOf('importPreview', 'QuestionImportPreview.shuffleQuestions QuestionImportPreview.timeLimit'),
  ...fieldsOf('importPreview', 'QuestionImportPreview.title'),
  // Choices alone are drawn, from a bank.
  ...fieldsOf('questionProposals', 'MatchingPair.left MatchingPair.right NumericAnswer.tolerance'),
  ...fieldsOf('questionProposals', 'NumericAnswer.value ProposedQuestion.numericAnswers'),
  ...fieldsOf('questionProposals', 'ProposedQuestion.pairs QuestionProposal.source'),
  // The owner of the course with quizzes is nobody who asks here, and answers none of its questions.
  ...fieldsOf(
    'savedCourses.weakConcepts',
    'SavedCourseMeta.weakConcepts WeakConcept.answers WeakConcept.cards',
  ),
  ...fieldsOf('savedCourses.weakConcepts', 'WeakConcept.concept WeakConcept.evidence WeakConcept.strength'),
  ...fieldsOf(
    'savedCourses.weakConcepts',
    'ConceptEvidence.answeredAt ConceptEvidence.id ConceptEvidence.kind',
  ),
  ...fieldsOf('savedCourses.weakConcepts', 'ConceptEvidence.isCorrect'),
  // The practice quizzes are about nothing.
  ...fieldsOf(
    'me.practiceQuizzes',
    'QuizMeta.categoryId QuizMeta.courseId QuizMeta.description QuizMeta.timeLimit',
  ),
  // Nothing was reworded, or judged anew, since it was handed in.
  ...fieldsOf('regradePreview', 'RegradeQuestion.skippedReason'),
  ...['attempt', 'submission'].flatMap((operation) => fieldsOf(operation, 'AttemptResult.regradedAt')),
];

it(
  'every request is answered as the committed matrix says, and a refusal changes nothing',
  { timeout: 600_000 },
  async () => {
    const world = await createWorld(await testStore());
    const { lines, leaks, unseen, cells } = await runMatrix(world, restRoutes());
    process.stdout.write(`authorization matrix: ${cells} cells\n`);
    const text = `${[heading, ...lines].join('\n')}\n`;
    // After a decision that changes who may do what: UPDATE_MATRIX=1, and read the difference.
    if (process.env['UPDATE_MATRIX'] === '1') writeFileSync(file, text);
    expect(leaks).toEqual([]);
    // What nobody is shown, nobody has tested.
    expect(unseen.toSorted()).toEqual(emptyHere.toSorted());
    expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
  },
);
