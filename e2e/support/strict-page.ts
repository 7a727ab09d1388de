import { expect, test as base } from '@playwright/test';

/**
 * A page that fails its test when something goes wrong which nobody looked at: an error in the console, an exception,
 * a request to another host, a failed request.
 */
export const test = base.extend<{ allowed: RegExp[] }>({
  /** Messages that a test causes on purpose. */
  allowed: [[] as RegExp[], { option: true }],
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
    await use(page);
    expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
});

export { expect } from '@playwright/test';
