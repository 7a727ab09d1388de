import type { Person, PersonalData } from '../platform/personal-data.ts';
import type { PracticeStore } from './practice.store.ts';

/** Cards, answers and plans of one user. */
export class PracticeData implements PersonalData {
  readonly name = 'practice';

  constructor(private readonly practice: PracticeStore) {}

  async read({ userId }: Person): Promise<unknown> {
    return {
      cards: this.practice.cardsInChunks(userId),
      answers: this.practice.answersInChunks(userId),
      plans: await this.practice.listPlans(userId),
    };
  }

  async forget({ userId }: Person): Promise<void> {
    await this.practice.removeOfUser(userId);
  }
}
