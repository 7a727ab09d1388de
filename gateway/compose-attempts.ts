import type { AuditLog } from '../functions/core/audit/audit-log.ts';
import type { Clock } from '../functions/core/clock.ts';
import type { RateLimiter } from '../functions/core/limits/rate-limiter.ts';
import type { NewId } from '../functions/core/new-id.ts';
import type { PersonalData } from '../functions/core/personal-data.ts';
import type { Store } from '../functions/core/store/store.ts';
import type { AnswerKeyStore } from '../functions/quizzes/answer-key.store.ts';
import { AttemptClosing } from '../functions/quizzes/attempt-closing.ts';
import { AttemptData } from '../functions/quizzes/attempt-data.ts';
import { AttemptItems } from '../functions/quizzes/attempt-items.ts';
import { AttemptResults } from '../functions/quizzes/attempt-results.ts';
import { AttemptStartService } from '../functions/quizzes/attempt-start.service.ts';
import { AttemptResolver } from '../functions/quizzes/attempt.resolver.ts';
import { AttemptService } from '../functions/quizzes/attempt.service.ts';
import { AttemptStore } from '../functions/quizzes/attempt.store.ts';
import { Grading } from '../functions/quizzes/grading.ts';
import type { QuestionStore } from '../functions/quizzes/question.store.ts';
import type { QuizReader } from '../functions/quizzes/quiz-reader.ts';
import { SubmissionResolver } from '../functions/quizzes/submission.resolver.ts';
import { SubmissionService } from '../functions/quizzes/submission.service.ts';

/** What attempts are made of. */
export interface AttemptParts {
  readonly store: Store;
  readonly questions: QuestionStore;
  readonly keys: AnswerKeyStore;
  readonly reader: QuizReader;
  readonly limiter: RateLimiter;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface Attempts {
  readonly resolvers: readonly object[];
  readonly personalData: readonly PersonalData[];
  prepare(): Promise<void>;
  purge(): Promise<void>;
}

/** The takers' side: the keys go to the grading and no further. */
export function composeAttempts({ keys, ...parts }: AttemptParts): Attempts {
  const attempts = new AttemptStore(parts.store);
  const items = new AttemptItems(parts.questions);
  const grading = new Grading({ ...parts, attempts, keys });
  const results = new AttemptResults(parts.questions, grading);
  const closing = new AttemptClosing({ ...parts, attempts, grading });
  const shared = { ...parts, attempts, items, results, closing };
  const service = new AttemptService(shared);
  return {
    resolvers: [
      new AttemptResolver(service, new AttemptStartService({ ...shared, views: service })),
      new SubmissionResolver(new SubmissionService(shared)),
    ],
    personalData: [new AttemptData(attempts)],
    prepare: () => attempts.declareIndexes(),
    purge: () => closing.settleOverdue(),
  };
}
