import type { AuditLog } from '../functions/platform/audit/audit-log.ts';
import type { Clock } from '../functions/platform/clock.ts';
import type { RateLimiter } from '../functions/platform/limits/rate-limiter.ts';
import type { Random } from '../core/quizzes/random.ts';
import type { RandomFor } from '../functions/platform/random.ts';
import type { NewId } from '../functions/platform/new-id.ts';
import type { PersonalData } from '../functions/platform/personal-data.ts';
import type { Store } from '../functions/platform/store/store.ts';
import type { AnswerKeyStore } from '../functions/quizzes/attempts/answer-key.store.ts';
import type { PracticeScopes } from '../functions/quizzes/generation/practice-scope.ts';
import { AnsweredAttempts } from '../functions/quizzes/attempts/answered-attempts.ts';
import { AttemptClosing } from '../functions/quizzes/attempts/attempt-closing.ts';
import { AttemptData } from '../functions/quizzes/attempts/attempt-data.ts';
import { AttemptItems } from '../functions/quizzes/attempts/attempt-items.ts';
import { AttemptResults } from '../functions/quizzes/attempts/attempt-results.ts';
import { AttemptStartService } from '../functions/quizzes/attempts/attempt-start.service.ts';
import { AttemptResolver } from '../functions/quizzes/attempts/attempt.resolver.ts';
import { AttemptService } from '../functions/quizzes/attempts/attempt.service.ts';
import { AttemptStore } from '../functions/quizzes/attempts/attempt.store.ts';
import { PracticeMaterialService } from '../functions/quizzes/generation/practice-material.service.ts';
import { Grading } from '../functions/quizzes/grading/grading.ts';
import { ItemStatisticsResolver } from '../functions/quizzes/results/item-statistics.resolver.ts';
import { ItemStatisticsService } from '../functions/quizzes/results/item-statistics.service.ts';
import type { QuizFinderService } from '../functions/quizzes/authoring/quiz-finder.service.ts';
import { QuizStandingResolver } from '../functions/quizzes/attempts/quiz-standing.resolver.ts';
import { QuizStandingService } from '../functions/quizzes/attempts/quiz-standing.service.ts';
import type { QuestionStore } from '../functions/quizzes/bank/question.store.ts';
import type { QuizStore } from '../functions/quizzes/authoring/quiz.store.ts';
import type { QuizReader } from '../functions/quizzes/authoring/quiz-reader.ts';
import { QuizResultsResolver } from '../functions/quizzes/results/quiz-results.resolver.ts';
import { QuizResultsService, type CourseMembers } from '../functions/quizzes/results/quiz-results.service.ts';
import { ResultsReader } from '../functions/quizzes/results/results-reader.ts';
import { RegradeResolver } from '../functions/quizzes/grading/regrade.resolver.ts';
import { RegradeRun } from '../functions/quizzes/grading/regrade-run.ts';
import { RegradeService } from '../functions/quizzes/grading/regrade.service.ts';
import { ResponseStore } from '../functions/quizzes/attempts/response.store.ts';
import { SubmissionResolver } from '../functions/quizzes/grading/submission.resolver.ts';
import { SubmissionService } from '../functions/quizzes/grading/submission.service.ts';
import { ToGradeResolver } from '../functions/quizzes/grading/to-grade.resolver.ts';
import { ToGradeService } from '../functions/quizzes/grading/to-grade.service.ts';

/** What attempts are made of. */
export interface AttemptDependencies {
  readonly store: Store;
  readonly questions: QuestionStore;
  readonly quizzes: QuizStore;
  readonly keys: AnswerKeyStore;
  readonly reader: QuizReader;
  readonly practice: PracticeScopes;
  readonly finder: QuizFinderService;
  readonly memberships: CourseMembers;
  readonly limiter: RateLimiter;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly random: Random;
  readonly randomFor: RandomFor;
}

export interface Attempts {
  readonly resolvers: readonly object[];
  readonly personalData: readonly PersonalData[];
  /** What was handed in, for practice. */
  readonly material: PracticeMaterialService;
  prepare(): Promise<void>;
  purge(): Promise<void>;
}

/** The takers’ side: the keys go to the grading and no further. */
export function composeAttempts(dependencies: AttemptDependencies): Attempts {
  const { store, questions, quizzes, keys, reader, practice, finder, limiter, audit, clock, newId } =
    dependencies;
  const { random, randomFor } = dependencies;
  const attempts = new AttemptStore(store);
  const answered = new AnsweredAttempts({ attempts, responses: new ResponseStore(store) });
  const grading = new Grading({ attempts, answered, questions, keys, quizzes });
  const results = new AttemptResults(questions, grading);
  const closing = new AttemptClosing({ attempts, answered, grading, clock });
  const shared = { attempts, answered, results, closing, reader, practice, clock };
  const service = new AttemptService(shared);
  const items = new AttemptItems({ questions, orders: keys, random });
  const regrading = new RegradeRun({ ...shared, grading });
  return {
    resolvers: [
      new AttemptResolver(
        service,
        new AttemptStartService({ ...shared, items, views: service, limiter, newId }),
      ),
      new QuizStandingResolver(new QuizStandingService({ attempts, closing, finder })),
      new SubmissionResolver(new SubmissionService({ ...shared, audit })),
      new QuizResultsResolver(
        new QuizResultsService({
          results: new ResultsReader(shared),
          questions,
          members: dependencies.memberships,
        }),
      ),
      new RegradeResolver(new RegradeService({ ...shared, quizzes, questions, regrading, audit })),
      new ToGradeResolver(new ToGradeService({ attempts, quizzes })),
      new ItemStatisticsResolver(new ItemStatisticsService({ ...shared, grading })),
    ],
    personalData: [new AttemptData(attempts, answered)],
    material: new PracticeMaterialService({ attempts, quizzes, questions, grading, randomFor }),
    prepare: () => attempts.declareIndexes(),
    purge: async () => {
      await answered.moveOut();
      await closing.settleOverdue();
    },
  };
}
