import type { Mail } from '../platform/mail/mail.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { UserStore } from './user.store.ts';

/** Mails to all admins of this site. */
export class AdminNoticeService {
  constructor(private readonly dependencies: { readonly users: UserStore; readonly outbox: Outbox }) {}

  /** Queues one mail to each admin, written by `write`. */
  async post(write: (to: string) => Mail): Promise<void> {
    const admins = await this.dependencies.users.admins();
    await Promise.all(admins.map(({ email }) => this.dependencies.outbox.post(write(email))));
  }
}
