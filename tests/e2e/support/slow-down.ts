import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Delay of each of React's steps in milliseconds. */
const stepMs = 150;
/** Maximum delay of a request in milliseconds. The delay is random, so that responses overtake each other. */
const responseMs = 600;

/**
 * Makes a page behave as on a very slow machine, to find tests that pass only on fast ones: a key that is pressed
 * before anybody listens, a focus that comes later than a text, a response that arrives after another.
 */
export async function slowDown(page: Page): Promise<void> {
  await page.addInitScript((ms) => {
    const { postMessage } = MessagePort.prototype;
    // React's scheduler sends null to itself for each step that is not urgent.
    MessagePort.prototype.postMessage = function later(this: MessagePort, ...sent: unknown[]) {
      const send = () => void Reflect.apply(postMessage, this, sent);
      if (sent[0] === null) setTimeout(send, ms);
      else send();
    };
  }, stepMs);
  await page.route(/\/(?:graphql|api\/)/, async (route) => {
    await wait(Math.random() * responseMs);
    // A page cancels its requests when the test leaves it.
    await route.fallback().catch(() => undefined);
  });
}
