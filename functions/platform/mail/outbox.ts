import { day, isoAfter, minute, type Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { NewId } from '../new-id.ts';
import type { Store, StoreCollection, StoredDocument } from '../store/store.ts';
import type { Mail, MailTransport } from './mail.ts';

/** Says which mail is due to whom; whether there is anybody to write to is found out when it is handed over. */
export interface MailOrder {
  readonly kind: string;
  readonly to: string;
  /** Hash of the address of the client that caused it. Absent in documents of before. */
  readonly client?: string;
}

/** Null: there is nobody to write to. `isRetry`: an earlier mail for the same order was not taken. */
export type WriteMail = (order: MailOrder, isRetry: boolean) => Promise<Mail | null>;

interface OutboxDocument extends StoredDocument {
  /** Null: there is nobody to write to, and it has to look as if there were. */
  readonly mail: Mail | null;
  /** A mail that is written when it is handed over, in place of `mail`. Absent in documents of before. */
  readonly order?: MailOrder;
  readonly attempts: number;
  /** Nobody else takes it before then. */
  readonly nextTryAt: string;
  readonly expiresAt: string;
}

export interface OutboxDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** A mail that could not be handed over in this time is given up: its links are over as well. */
const lifetime = 2 * day;

/** How long a process has to send a mail before another one tries. */
const lease = 2 * minute;

const maxPauseMs = 60 * minute;

/**
 * Mails on their way out, in the store: what was promised to a person is sent although the process ends, and no request
 * waits for a mail server. A mail may arrive twice where a process ends between sending and noting it.
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

  /** `null` costs what a mail costs and sends none. */
  post(mail: Mail | null): Promise<void> {
    return this.add({ mail });
  }

  /**
   * A mail whose answer must not tell whether it will be sent: the same little document is stored for every address, and what
   * depends on the address is done after the answer, by the writer of its kind.
   */
  order(order: MailOrder): Promise<void> {
    return this.add({ mail: null, order });
  }

  /** Writes the mails of a kind that were ordered. It may be asked twice for one order, where a mail was not taken. */
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

  /** `wake` is called after each mail that is posted in this process. */
  onPost(wake: () => void): void {
    this.wake = wake;
  }

  /** Hands over every mail that is due. A transport that refuses is asked again later, less and less often. */
  async deliver(transport: MailTransport, log: Logger): Promise<void> {
    const { clock } = this.dependencies;
    const taken = await this.mails.findOneAndUpdate(
      { nextTryAt: { $lte: isoAfter(clock, 0) } },
      { $inc: { attempts: 1 }, $set: { nextTryAt: isoAfter(clock, lease) } },
      { sort: { nextTryAt: 1 }, returnDocument: 'after' },
    );
    if (!taken) return;
    await this.handOver(taken, transport, log);
    await this.deliver(transport, log);
  }

  private async handOver(
    { _id, mail: posted, order, attempts, expiresAt }: OutboxDocument,
    transport: MailTransport,
    log: Logger,
  ): Promise<void> {
    const { clock } = this.dependencies;
    try {
      const isDue = expiresAt > isoAfter(clock, 0);
      const mail = isDue && order ? await this.written(order, attempts > 1) : posted;
      if (mail && isDue) await transport.send(mail, _id);
      await this.mails.deleteOne({ _id });
    } catch (err) {
      log.error({ err, mail: _id, attempts }, 'a mail was not taken');
      const pause = Math.min(minute * 2 ** (attempts - 1), maxPauseMs);
      await this.mails.updateOne({ _id }, { $set: { nextTryAt: isoAfter(clock, pause) } });
    }
  }

  private async written(order: MailOrder, isRetry: boolean): Promise<Mail | null> {
    const write = this.writers.get(order.kind);
    if (!write) throw new Error(`Nobody writes mails of the kind ${order.kind}.`);
    return write(order, isRetry);
  }
}
