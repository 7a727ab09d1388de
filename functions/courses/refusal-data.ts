import type { Person, PersonalData } from '../platform/personal-data.ts';
import type { RefusalStore } from './refusal.store.ts';

/** The invitations that a user declined, and the courses that the user left. */
export class RefusalData implements PersonalData {
  readonly name = 'declined-courses';

  constructor(private readonly refusals: RefusalStore) {}

  async read({ email }: Person): Promise<unknown> {
    const found = await this.refusals.listOf(email);
    return found.map(({ courseId, membership, at }) => ({ courseId, membership, at }));
  }

  async forget({ email }: Person): Promise<void> {
    await this.refusals.removeOf(email);
  }
}
