import { expect, test as base } from '@playwright/test';
import { slowDown } from './slow-down.ts';

/** A random IP address for each test, because the server limits requests per address. */
function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

/**
 * A page that fails its test if it logs an error or a warning, throws an exception or sends a request to another host.
 * The browser logs failed requests as errors.
 */
export const test = base.extend<{ allowed: RegExp[] }>({
  /** Patterns of messages that the test causes on purpose. */
  allowed: [[] as RegExp[], { option: true }],
  // TRUSTED_PROXIES in the configuration makes the server trust this header.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': randomAddress() }),
  page: async ({ page, baseURL, allowed }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== baseURL)
        problems.push(`a request to ${url.origin}`);
    });
    if (process.env['E2E_SLOW']) await slowDown(page);
    await use(page);
    expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
});

export { expect } from '@playwright/test';
