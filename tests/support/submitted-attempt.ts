import {
  AttemptStore,
  openKeyOf,
  type AttemptDocument,
} from '../../functions/quizzes/attempts/attempt.store.ts';
import type { Store } from '../../functions/platform/store/store.ts';

/** Stores a submitted attempt without questions. `at`: ISO 8601, when it was started and submitted. */
export function putSubmittedAttempt(
  store: Store,
  at: string,
  attempt: Pick<AttemptDocument, '_id' | 'quizId' | 'userId' | 'takerEmail'>,
) {
  return new AttemptStore(store).begin({
    ...attempt,
    takerName: 'Taker',
    kind: 'GRADED',
    creditMethod: 'NET_CORRECT',
    number: 1,
    startedAt: at,
    dueAt: null,
    submittedAt: at,
    items: [],
    results: {},
    isScored: true,
    isLearned: true,
    toGradeCount: 0,
    revision: 1,
    slot: `${openKeyOf(attempt.quizId, attempt.userId, 'GRADED')}:1`,
  });
}
