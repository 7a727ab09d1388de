import { expect, test as base } from '@playwright/test';

/** An address of its own for each test, as people have: what is limited by address is limited for one, not for all tests. */
function someAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

/**
 * A page that fails its test when something goes wrong which nobody looked at: an error in the console, an exception,
 * a request to another host, a failed request.
 */
export const test = base.extend<{ allowed: RegExp[] }>({
  /** Messages that a test causes on purpose. */
  allowed: [[] as RegExp[], { option: true }],
  // The server of the tests takes its word for it: TRUSTED_PROXIES in the configuration.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': someAddress() }),
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
