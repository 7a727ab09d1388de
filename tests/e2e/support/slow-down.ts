import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Delay of each of React's steps in milliseconds. */
const stepMs = 150;
/** Maximum delay of a request in milliseconds. The delay is random, so that responses overtake each other. */
const responseMs = 600;

/**
 * Makes a page behave as on a very slow machine. This finds tests that pass only on fast machines: a key is pressed
 * before its handler is attached, the focus moves after a text has appeared, or responses arrive in another order.
 */
export async function slowDown(page: Page): Promise<void> {
  await page.addInitScript((ms) => {
    const { postMessage } = MessagePort.prototype;
    // React's scheduler sends null to itself for each step that is not urgent.
    MessagePort.prototype.postMessage = function postMessageLater(this: MessagePort, ...args: unknown[]) {
      const send = () => void Reflect.apply(postMessage, this, args);
      if (args[0] === null) setTimeout(send, ms);
      else send();
    };
  }, stepMs);
  await page.route(/\/(?:graphql|api\/)/, async (route) => {
    await wait(Math.random() * responseMs);
    // A page cancels its requests when the test leaves it.
    await route.fallback().catch(() => undefined);
  });
}
