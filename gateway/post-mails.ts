import { minute } from '../functions/platform/clock.ts';
import type { Logger } from '../functions/platform/logger.ts';
import type { MailTransport } from '../functions/platform/mail/mail.ts';
import type { Outbox } from '../functions/platform/mail/outbox.ts';

/**
 * A random pause before mails are sent. So a response is usually sent before the mail of the same request, and the
 * response time does not reveal whether a mail is sent.
 */
const pauseMs = () => 40 + Math.random() * 80;

/**
 * Sends mails soon after this process has posted them, and looks for mails of other processes every 15 seconds.
 * `stop` resolves when the current round has ended.
 */
export function postMails(outbox: Outbox, transport: MailTransport, log: Logger): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;
  const deliver = () => {
    // One round at a time, and at most one round waits. It sends the mails that were posted during the current round.
    if (isWaiting) return;
    isWaiting = true;
    running = running
      .then(() => {
        isWaiting = false;
        return outbox.deliver(transport, log);
      })
      .catch((err: unknown) => log.error({ err }, 'the outbox could not be read'));
  };
  let soon: NodeJS.Timeout | undefined;
  outbox.onPost(() => {
    soon ??= setTimeout(() => {
      soon = undefined;
      deliver();
    }, pauseMs());
  });
  const timer = setInterval(deliver, minute / 4);
  timer.unref();
  deliver();
  return {
    stop: () => {
      clearInterval(timer);
      clearTimeout(soon);
      outbox.onPost(() => undefined);
      return running;
    },
  };
}
