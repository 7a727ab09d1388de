import { day, isoAfter, minute, type Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { NewId } from '../new-id.ts';
import type { Store, StoreCollection, StoredDocument } from '../store/store.ts';
import type { Mail, MailTransport } from './mail.ts';

interface OutboxDocument extends StoredDocument {
  /** Null: there is nobody to write to, and it has to look as if there were. */
  readonly mail: Mail | null;
  readonly attempts: number;
  /** Nobody else takes it before then. */
  readonly nextTryOn: string;
  readonly expiresOn: string;
}

export interface OutboxParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** A mail that could not be handed over in this time is given up: its links are over as well. */
const lifetime = 2 * day;

/** How long whoever took a mail has for it, before another may take it. */
const lease = 2 * minute;

const longestPause = 60 * minute;

/**
 * Mails on their way out, in the store: what was promised to a person is sent although the process ends, and no request
 * waits for a mail server. A mail may arrive twice where a process ends between sending and noting it.
 */
export class Outbox {
  private readonly mails: StoreCollection<OutboxDocument>;
  private wake: () => void = () => undefined;

  constructor(private readonly parts: OutboxParts) {
    this.mails = parts.store.collection<OutboxDocument>('outbox');
  }

  async declareIndexes(): Promise<void> {
    await this.mails.createIndex({ nextTryOn: 1 });
  }

  /** `null` costs what a mail costs and sends none. */
  async post(mail: Mail | null): Promise<void> {
    const { clock, newId } = this.parts;
    const nextTryOn = isoAfter(clock, 0);
    await this.mails.insertOne({
      _id: newId(),
      mail,
      attempts: 0,
      nextTryOn,
      expiresOn: isoAfter(clock, lifetime),
    });
    this.wake();
  }

  /** `wake` is called after each mail that is posted in this process. */
  onPost(wake: () => void): void {
    this.wake = wake;
  }

  /** Hands over every mail that is due. A transport that refuses is asked again later, less and less often. */
  async deliver(transport: MailTransport, log: Logger): Promise<void> {
    const { clock } = this.parts;
    const taken = await this.mails.findOneAndUpdate(
      { nextTryOn: { $lte: isoAfter(clock, 0) } },
      { $inc: { attempts: 1 }, $set: { nextTryOn: isoAfter(clock, lease) } },
      { sort: { nextTryOn: 1 }, returnDocument: 'after' },
    );
    if (!taken) return;
    await this.handOver(taken, transport, log);
    await this.deliver(transport, log);
  }

  private async handOver(
    { _id, mail, attempts, expiresOn }: OutboxDocument,
    transport: MailTransport,
    log: Logger,
  ): Promise<void> {
    const { clock } = this.parts;
    try {
      if (mail && expiresOn > isoAfter(clock, 0)) await transport.send(mail, _id);
      await this.mails.deleteOne({ _id });
    } catch (err) {
      log.error({ err, mail: _id, attempts }, 'a mail was not taken');
      const pause = Math.min(minute * 2 ** (attempts - 1), longestPause);
      await this.mails.updateOne({ _id }, { $set: { nextTryOn: isoAfter(clock, pause) } });
    }
  }
}
