import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The part of Playwright's report on a failed test that lists the content of the page. */
const pageContent = /^```yaml\n.*?^```$/ms;

/** Prints what the screen contained when a test failed, because the files of a remote test run cannot be opened later. */
export default class FailedScreenReporter implements Reporter {
  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue;
      const content =
        pageContent.exec(readFileSync(path, 'utf8'))?.[0] ?? 'The page has no recorded content.';
      process.stdout.write(
        `\nThe screen when '${test.titlePath().filter(Boolean).join(' › ')}' failed:\n\n${content}\n`,
      );
    }
  }
}
