import type { Person, PersonalData } from '../platform/personal-data.ts';
import type { RefusalStore } from './refusal.store.ts';

/** Which invitations a person declined, and which courses the person left. */
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
