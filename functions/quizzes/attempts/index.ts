import type { Domain, Platform } from '../../platform/domain.ts';
import type { AnswerKeyStore } from './answer-key.store.ts';
import type { PracticeScopes } from '../generation/practice-scope.ts';
import { AnsweredAttempts } from './answered-attempts.ts';
import { AttemptDeadlines } from './attempt-deadlines.ts';
import type { QuizExceptions } from '../authoring/effective-quiz.ts';
import { AttemptClosing } from './attempt-closing.ts';
import { AttemptData } from './attempt-data.ts';
import { AttemptItems } from './attempt-items.ts';
import { AttemptResults } from './attempt-results.ts';
import { AttemptStartService } from './attempt-start.service.ts';
import { AttemptResolver } from './attempt.resolver.ts';
import { AttemptService } from './attempt.service.ts';
import { AttemptStore } from './attempt.store.ts';
import { PracticeMaterialService } from '../generation/practice-material.service.ts';
import { GradingLog, type CourseNames } from '../grading/grading-log.ts';
import { Grading } from '../grading/grading.ts';
import { ItemStatisticsResolver } from '../results/item-statistics.resolver.ts';
import { ItemStatisticsService } from '../results/item-statistics.service.ts';
import type { QuizFinderService } from '../authoring/quiz-finder.service.ts';
import { OwnAttemptsService } from './own-attempts.service.ts';
import { QuizProgressResolver } from './quiz-progress.resolver.ts';
import { QuizProgressService, type GradedQuizzes, type HiddenQuizzes } from './quiz-progress.service.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { SharedBanks } from '../sharing/shared-banks.ts';
import type { QuizStore } from '../authoring/quiz.store.ts';
import type { QuizReader } from '../authoring/quiz-reader.ts';
import { AttemptCounts } from '../results/attempt-counts.ts';
import { QuizGrades } from '../results/quiz-grades.ts';
import { QuizResultsResolver } from '../results/quiz-results.resolver.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import { QuizResultsService, type CourseMembers } from '../results/quiz-results.service.ts';
import type { PeopleOfCourse } from '../results/students-of-quiz.ts';
import { ResultsReader } from '../results/results-reader.ts';
import { RegradeResolver } from '../grading/regrade.resolver.ts';
import { RegradeRun } from '../grading/regrade-run.ts';
import { RegradeService } from '../grading/regrade.service.ts';
import { ResponseStore } from './response.store.ts';
import { TakenQuestionsResolver } from './taken-questions.resolver.ts';
import { TakenQuestionsService } from './taken-questions.service.ts';
import { SubmissionResolver } from '../grading/submission.resolver.ts';
import { SubmissionService } from '../grading/submission.service.ts';
import { GradingQueueResolver } from '../grading/grading-queue.resolver.ts';
import { GradingQueueService } from '../grading/grading-queue.service.ts';

export const attemptResolvers = [
  AttemptResolver,
  TakenQuestionsResolver,
  QuizProgressResolver,
  SubmissionResolver,
  ItemStatisticsResolver,
  RegradeResolver,
  GradingQueueResolver,
  QuizResultsResolver,
] as const;

interface AttemptDependencies extends Platform {
  readonly questions: QuestionStore;
  readonly quizzes: QuizStore;
  readonly keys: AnswerKeyStore;
  readonly banks: SharedBanks;
  readonly reader: QuizReader;
  readonly practice: PracticeScopes;
  readonly exceptions: QuizExceptions;
  readonly coursePeople: PeopleOfCourse;
  readonly finder: QuizFinderService;
  readonly gradedQuizzes: GradedQuizzes;
  readonly hiddenQuizzes: HiddenQuizzes;
  readonly memberships: Memberships & CourseMembers & CourseNames;
}

export interface Attempts extends Domain {
  /** Submitted attempts, for practice. */
  readonly material: PracticeMaterialService;
  readonly ownAttempts: OwnAttemptsService;
  readonly quizResults: QuizResultsService;
  readonly statistics: ItemStatisticsService;
  readonly quizGrades: QuizGrades;
  readonly attemptCounts: AttemptCounts;
  readonly service: AttemptService;
  readonly starts: AttemptStartService;
  readonly submissions: SubmissionService;
}

/**
 * Creates the services for taking, grading and evaluating quizzes. Only `Grading` reads answer keys;
 * `AttemptItems` reads the author's order of options.
 */
export function createAttempts(dependencies: AttemptDependencies): Attempts {
  const { store, questions, quizzes, keys, reader, practice, finder, limiter, audit, clock, newId } =
    dependencies;
  const { random, randomFor, banks, gradedQuizzes, hiddenQuizzes } = dependencies;
  const attempts = new AttemptStore(store);
  const answered = new AnsweredAttempts({ attempts, responses: new ResponseStore(store) });
  const grading = new Grading({ attempts, answered, questions, keys, quizzes });
  const results = new AttemptResults(questions, grading);
  const { exceptions, coursePeople } = dependencies;
  const deadlines = new AttemptDeadlines({ attempts, quizzes, exceptions });
  const closing = new AttemptClosing({ attempts, answered, grading, deadlines, clock });
  const shared = { attempts, answered, results, closing, deadlines, exceptions, reader, practice, clock };
  const service = new AttemptService(shared);
  const items = new AttemptItems({ questions, orders: keys, random });
  const starts = new AttemptStartService({ ...shared, items, views: service, limiter, newId });
  const log = new GradingLog(audit, dependencies.memberships);
  const submissions = new SubmissionService({ ...shared, grading, log });
  const regrading = new RegradeRun({ ...shared, grading });
  const statistics = new ItemStatisticsService({ ...shared, grading, coursePeople });
  const quizResults = new QuizResultsService({
    results: new ResultsReader(shared),
    questions,
    members: dependencies.memberships,
    coursePeople,
  });
  return {
    resolvers: [
      new AttemptResolver(service, starts),
      new TakenQuestionsResolver(new TakenQuestionsService({ ...shared, items, views: service, randomFor })),
      new QuizProgressResolver(new QuizProgressService({ ...shared, finder, gradedQuizzes, hiddenQuizzes })),
      new SubmissionResolver(submissions),
      new QuizResultsResolver(quizResults),
      new RegradeResolver(
        new RegradeService({ ...shared, quizzes, finder, questions, banks, regrading, log }),
      ),
      new GradingQueueResolver(new GradingQueueService({ attempts, finder })),
      new ItemStatisticsResolver(statistics),
    ],
    ownAttempts: new OwnAttemptsService({ attempts, closing, finder }),
    quizResults,
    statistics,
    quizGrades: new QuizGrades({
      quizzes,
      attempts,
      closing,
      exceptions,
      memberships: dependencies.memberships,
    }),
    attemptCounts: new AttemptCounts({ quizzes, attempts, memberships: dependencies.memberships }),
    service,
    starts,
    submissions,
    personalData: [new AttemptData(attempts, answered)],
    material: new PracticeMaterialService({
      attempts,
      quizzes,
      questions,
      grading,
      exceptions,
      clock,
      randomFor,
    }),
    prepare: () => attempts.declareIndexes(),
    purge: async () => {
      await answered.moveOut();
      await closing.closeOverdue();
    },
  };
}
