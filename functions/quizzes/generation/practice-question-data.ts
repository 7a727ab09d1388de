import type { Person, PersonalData } from '../../platform/personal-data.ts';
import type { AnswerKeyStore } from '../attempts/answer-key.store.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import { practiceOwner } from './practice-quizzes.ts';

/** Questions that were generated for a user's practice, without their answer keys: only attempt results show these. */
export class PracticeQuestionData implements PersonalData {
  readonly name = 'practice-questions';

  constructor(
    private readonly questions: QuestionStore,
    private readonly keys: Pick<AnswerKeyStore, 'removeOwned'>,
  ) {}

  async *read({ userId }: Person): AsyncGenerator<object[], void> {
    const ownQuestions = { ownerId: { $eq: practiceOwner(userId) } };
    for await (const chunk of this.questions.readInChunks(ownQuestions))
      yield chunk.map(({ _id, quizId, type, question, createdAt }) => ({
        id: _id,
        quizId,
        type,
        question,
        createdAt,
      }));
  }

  async forget({ userId }: Person): Promise<void> {
    const ownerId = practiceOwner(userId);
    await this.questions.removeOwned(ownerId);
    await this.keys.removeOwned(ownerId);
  }
}
