import type { Person, PersonalData } from '../platform/personal-data.ts';
import type { PracticeStore } from './practice.store.ts';

/** Cards, answers and plans of one user. */
export class PracticeData implements PersonalData {
  readonly name = 'practice';

  constructor(private readonly practice: PracticeStore) {}

  async read({ userId }: Person): Promise<unknown> {
    const [cards, answers, plans] = await Promise.all([
      this.practice.listCards(userId),
      this.practice.listAnswers(userId),
      this.practice.listPlans(userId),
    ]);
    return { cards, answers, plans };
  }

  async forget({ userId }: Person): Promise<void> {
    await this.practice.removeOwn(userId);
  }
}
