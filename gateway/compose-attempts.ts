import type { AuditLog } from '../functions/platform/audit/audit-log.ts';
import type { Clock } from '../functions/platform/clock.ts';
import type { RateLimiter } from '../functions/platform/limits/rate-limiter.ts';
import type { Random } from '../core/quizzes/random.ts';
import type { RandomFor } from '../functions/platform/random.ts';
import type { NewId } from '../functions/platform/new-id.ts';
import type { PersonalData } from '../functions/platform/personal-data.ts';
import type { Store } from '../functions/platform/store/store.ts';
import type { AnswerKeyStore } from '../functions/quizzes/answer-key.store.ts';
import type { PracticeScopes } from '../functions/quizzes/generation/practice-scope.ts';
import { AnsweredAttempts } from '../functions/quizzes/answered-attempts.ts';
import { AttemptClosing } from '../functions/quizzes/attempt-closing.ts';
import { AttemptData } from '../functions/quizzes/attempt-data.ts';
import { AttemptItems } from '../functions/quizzes/attempt-items.ts';
import { AttemptResults } from '../functions/quizzes/attempt-results.ts';
import { AttemptStartService } from '../functions/quizzes/attempt-start.service.ts';
import { AttemptResolver } from '../functions/quizzes/attempt.resolver.ts';
import { AttemptService } from '../functions/quizzes/attempt.service.ts';
import { AttemptStore } from '../functions/quizzes/attempt.store.ts';
import { PracticeMaterialService } from '../functions/quizzes/practice-material.service.ts';
import { Grading } from '../functions/quizzes/grading.ts';
import { ItemStatisticsResolver } from '../functions/quizzes/item-statistics.resolver.ts';
import { ItemStatisticsService } from '../functions/quizzes/item-statistics.service.ts';
import type { QuizFinderService } from '../functions/quizzes/quiz-finder.service.ts';
import { QuizStandingResolver } from '../functions/quizzes/quiz-standing.resolver.ts';
import { QuizStandingService } from '../functions/quizzes/quiz-standing.service.ts';
import type { QuestionStore } from '../functions/quizzes/question.store.ts';
import type { QuizStore } from '../functions/quizzes/quiz.store.ts';
import type { QuizReader } from '../functions/quizzes/quiz-reader.ts';
import { QuizResultsResolver } from '../functions/quizzes/results/quiz-results.resolver.ts';
import { QuizResultsService, type CourseMembers } from '../functions/quizzes/results/quiz-results.service.ts';
import { ResultsReader } from '../functions/quizzes/results/results-reader.ts';
import { RegradeResolver } from '../functions/quizzes/regrade.resolver.ts';
import { RegradeRun } from '../functions/quizzes/regrade-run.ts';
import { RegradeService } from '../functions/quizzes/regrade.service.ts';
import { ResponseStore } from '../functions/quizzes/response.store.ts';
import { SubmissionResolver } from '../functions/quizzes/submission.resolver.ts';
import { SubmissionService } from '../functions/quizzes/submission.service.ts';
import { ToGradeResolver } from '../functions/quizzes/to-grade.resolver.ts';
import { ToGradeService } from '../functions/quizzes/to-grade.service.ts';

/** What attempts are made of. */
export interface AttemptParts {
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
export function composeAttempts(parts: AttemptParts): Attempts {
  const { store, questions, quizzes, keys, reader, practice, finder, limiter, audit, clock, newId } = parts;
  const { random, randomFor } = parts;
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
        new QuizResultsService({ results: new ResultsReader(shared), questions, members: parts.memberships }),
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
