import { day, isoAfter, minute, type Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { NewId } from '../new-id.ts';
import type { Store, StoreCollection, StoredDocument } from '../store/store.ts';
import type { Mail, MailTransport } from './mail.ts';

/** An order to write a mail of a kind. The writer of the kind decides later whether a mail is sent. */
export interface MailOrder {
  readonly kind: string;
  readonly to: string;
  /** Hash of the address of the client that caused the order. Undefined in older documents. */
  readonly client?: string;
}

/** Writes the mail of an order. Null if none is sent. `isRetry`: an earlier attempt to send its mail failed. */
export type WriteMail = (order: MailOrder, isRetry: boolean) => Promise<Mail | null>;

interface OutboxDocument extends StoredDocument {
  /** Null if `order` is set, and for `post(null)`. */
  readonly mail: Mail | null;
  /** Order for a mail that is written when it is sent, instead of `mail`. Undefined in older documents. */
  readonly order?: MailOrder;
  readonly attempts: number;
  /** No process tries to send the mail before this time. */
  readonly nextTryAt: string;
  readonly expiresAt: string;
}

export interface OutboxDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** A mail that could not be sent in this time is dropped, because its links have expired, too. */
const lifetime = 2 * day;

/** How long a process has to send a mail before another process tries. */
const lease = 2 * minute;

const maxPauseMs = 60 * minute;

/**
 * Stores outgoing mails until they are sent. So they are sent even if the process ends, and no request waits for a mail
 * server. A mail may arrive twice if a process ends after sending it and before deleting it from the store.
 */
export class Outbox {
  private readonly mails: StoreCollection<OutboxDocument>;
  private readonly writers = new Map<string, WriteMail>();
  private wake: () => void = () => undefined;

  constructor(private readonly dependencies: OutboxDependencies) {
    this.mails = dependencies.store.collection<OutboxDocument>('outbox');
  }

  async declareIndexes(): Promise<void> {
    await this.mails.createIndex({ nextTryAt: 1 });
  }

  /** Stores a mail. Null sends none, but takes the same time, so that a response does not reveal the difference. */
  post(mail: Mail | null): Promise<void> {
    return this.add({ mail });
  }

  /**
   * Stores an order for a mail. For requests whose response must not reveal whether a mail is sent: every address gets
   * the same small document. Everything that depends on the address happens after the response, in the writer of the
   * kind.
   */
  order(order: MailOrder): Promise<void> {
    return this.add({ mail: null, order });
  }

  /** Registers the writer of a kind of mails. It is called again for the same order if sending failed. */
  onOrder(kind: string, write: WriteMail): void {
    this.writers.set(kind, write);
  }

  private async add(content: Pick<OutboxDocument, 'mail' | 'order'>): Promise<void> {
    const { clock, newId } = this.dependencies;
    const nextTryAt = isoAfter(clock, 0);
    await this.mails.insertOne({
      _id: newId(),
      ...content,
      attempts: 0,
      nextTryAt,
      expiresAt: isoAfter(clock, lifetime),
    });
    this.wake();
  }

  /** Registers a function that is called after each mail or order that this process adds. */
  onPost(wake: () => void): void {
    this.wake = wake;
  }

  /** Sends every due mail. A mail that could not be sent is due again later, with growing delays. */
  async deliver(transport: MailTransport, log: Logger): Promise<void> {
    const { clock } = this.dependencies;
    const due = await this.mails.findOneAndUpdate(
      { nextTryAt: { $lte: isoAfter(clock, 0) } },
      { $inc: { attempts: 1 }, $set: { nextTryAt: isoAfter(clock, lease) } },
      { sort: { nextTryAt: 1 }, returnDocument: 'after' },
    );
    if (!due) return;
    await this.send(due, transport, log);
    await this.deliver(transport, log);
  }

  private async send(
    { _id, mail: posted, order, attempts, expiresAt }: OutboxDocument,
    transport: MailTransport,
    log: Logger,
  ): Promise<void> {
    const { clock } = this.dependencies;
    try {
      const isCurrent = expiresAt > isoAfter(clock, 0);
      const mail = isCurrent && order ? await this.write(order, attempts > 1) : posted;
      if (mail && isCurrent) await transport.send(mail, _id);
      await this.mails.deleteOne({ _id });
    } catch (err) {
      log.error({ err, mail: _id, attempts }, 'a mail was not sent');
      const pause = Math.min(minute * 2 ** (attempts - 1), maxPauseMs);
      await this.mails.updateOne({ _id }, { $set: { nextTryAt: isoAfter(clock, pause) } });
    }
  }

  private async write(order: MailOrder, isRetry: boolean): Promise<Mail | null> {
    const write = this.writers.get(order.kind);
    if (!write) throw new Error(`No writer is registered for mails of the kind ${order.kind}.`);
    return write(order, isRetry);
  }
}
