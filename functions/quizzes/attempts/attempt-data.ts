import type { Person, PersonalData } from '../../platform/personal-data.ts';
import { toQuestionResponse } from './attempt-question.mapper.ts';
import { toAttemptSummary } from './attempt-summary.mapper.ts';
import type { Answered, AnsweredAttempts } from './answered-attempts.ts';
import type { AttemptStore } from './attempt.store.ts';

/** The user's answers and results. Answer keys are no personal data. */
function toExport(attempt: Answered): object {
  const { isOfficial: _, isLate: _isLate, ...summary } = toAttemptSummary(attempt, false, null);
  const answers = attempt.items.map(({ questionId }) => ({
    questionId,
    ...toQuestionResponse(attempt.responses[questionId]),
    feedback: attempt.results[questionId]?.feedback ?? '',
  }));
  const { takerName: name, takerEmail: email } = attempt;
  return { ...summary, name, email, answers };
}

/** The attempts of a user. */
export class AttemptData implements PersonalData {
  readonly name = 'quiz-attempts';

  constructor(
    private readonly attempts: AttemptStore,
    private readonly answered: AnsweredAttempts,
  ) {}

  async *read({ userId }: Person): AsyncGenerator<object[], void> {
    for await (const chunk of this.answered.readInChunks(await this.attempts.listEverOwned(userId)))
      yield chunk.map(toExport);
  }

  forget({ userId }: Person): Promise<void> {
    return this.attempts.removeOfUser(userId);
  }
}
