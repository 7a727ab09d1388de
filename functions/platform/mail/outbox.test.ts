import { expect, it, onTestFinished } from 'vitest';
import { minute } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { describeOnMongo, describeOnSqlite, type StoreSuite } from '../store/testing/store-suites.ts';
import { testClock } from '../testing/test-clock.ts';
import type { Mail, MailTransport } from './mail.ts';
import { Outbox } from './outbox.ts';

const mailTo = (to: string): Mail => ({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });

/** A mail transport that refuses mails while `server.refuses` is true. */
function mockTransport() {
  const sent: string[] = [];
  const server = { refuses: false };
  const transport: MailTransport = {
    send: async ({ to }) => {
      if (server.refuses) throw new Error('no');
      sent.push(to);
    },
  };
  return { sent, server, transport };
}

/** A log that collects its errors. */
function errorLog() {
  const errors: object[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields) => void errors.push(fields),
  } as Logger;
  return { errors, log };
}

const suite: StoreSuite = (openStore) => {
  let storeCount = 0;
  async function setUp() {
    storeCount += 1;
    const store = await openStore(`outbox${storeCount}`);
    onTestFinished(() => store.close());
    const clock = testClock();
    let ids = 0;
    const outbox = new Outbox({ store, clock, newId: () => `mail-${(ids += 1)}` });
    await outbox.declareIndexes();
    return { outbox, clock, ...mockTransport(), ...errorLog() };
  }

  it('sends each mail once, oldest first, and notifies its listener of each posted mail', async () => {
    const { outbox, clock, sent, transport, log } = await setUp();
    let woken = 0;
    outbox.onPost(() => (woken += 1));
    await outbox.post(mailTo('ada@markwise.example'));
    clock.advance(1);
    await outbox.post(mailTo('bob@markwise.example'));
    await Promise.all([outbox.deliver(transport, log), outbox.deliver(transport, log)]);
    expect(sent).toEqual(['ada@markwise.example', 'bob@markwise.example']);
    await outbox.deliver(transport, log);
    expect(sent).toHaveLength(2);
    expect(woken).toBe(2);
  });

  it('keeps a refused mail, and retries at growing intervals', async () => {
    const { outbox, clock, sent, server, transport, log, errors } = await setUp();
    server.refuses = true;
    await outbox.post(mailTo('ada@markwise.example'));
    await outbox.deliver(transport, log);
    clock.advance(minute - 1);
    await outbox.deliver(transport, log);
    expect(errors).toHaveLength(1);
    clock.advance(1);
    await outbox.deliver(transport, log);
    expect(errors).toHaveLength(2);
    server.refuses = false;
    clock.advance(minute);
    await outbox.deliver(transport, log);
    expect(sent).toEqual([]);
    clock.advance(minute);
    await outbox.deliver(transport, log);
    expect(sent).toEqual(['ada@markwise.example']);
  });

  it('sends a mail again two minutes after a process began to send it and did not finish', async () => {
    const { outbox, clock, sent, transport, log } = await setUp();
    await outbox.post(mailTo('ada@markwise.example'));
    const hanging: MailTransport = { send: () => new Promise(() => undefined) };
    void outbox.deliver(hanging, log);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await outbox.deliver(transport, log);
    expect(sent).toEqual([]);
    clock.advance(2 * minute);
    await outbox.deliver(transport, log);
    expect(sent).toEqual(['ada@markwise.example']);
  });

  it('sends nothing for null, and drops a mail that could not be sent for two days', async () => {
    const { outbox, clock, sent, server, transport, log, errors } = await setUp();
    await outbox.post(null);
    server.refuses = true;
    await outbox.post(mailTo('ada@markwise.example'));
    await outbox.deliver(transport, log);
    server.refuses = false;
    clock.advance(2 * 24 * 60 * minute);
    await outbox.deliver(transport, log);
    expect([sent, errors.length]).toEqual([[], 1]);
  });
};

describeOnSqlite('the outbox', suite);
await describeOnMongo('the outbox', suite);
