import type { Person, PersonalData } from '../../platform/personal-data.ts';
import type { BankShareStore } from './bank-share.store.ts';

/** The courses with which a user shares the question bank. */
export class BankShareData implements PersonalData {
  readonly name = 'bank-shares';

  constructor(private readonly shares: BankShareStore) {}

  async read({ userId }: Person): Promise<unknown> {
    const found = await this.shares.listOwned(userId);
    return found.map(({ courseId, access, createdAt }) => ({ courseId, access, createdAt }));
  }

  async forget({ userId }: Person): Promise<void> {
    await this.shares.removeOwned(userId);
  }
}
