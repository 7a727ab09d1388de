import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import type { Browser } from '../../support/browser.ts';
import { addPerson, saveCourse } from '../../support/courses.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { downloadDataExport } from '../../support/export.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

const upgradeRequest = { name: 'Ada', email: 'ada@markwise.example', description: 'I teach Calculus.' };

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'exports');

  describe.each(allGatewaysOn(openStore))('an account over $name', (gateway) => {
    it('is exported with all of its data and without secrets', async () => {
      const { ada, adaId } = await givenAdminAndStudents(given, gateway);
      await ada.post('/api/tokens', { name: 'Script', scopes: ['read'] });
      await ada.post('/api/contact-us', { name: 'Ada', email: 'ada@markwise.example', message: 'Hello' });
      await ada.post('/api/upgradereq', upgradeRequest);
      const { result } = await ada.graphql('{ exportMyData { fileName contentType content } }');
      const file = result.data?.['exportMyData'] as {
        fileName: string;
        contentType: string;
        content: string;
      };
      expect(file).toMatchObject({ fileName: 'markwise-2026-11-21.zip', contentType: 'application/zip' });
      const files = Object.entries(unzipSync(Buffer.from(file.content, 'base64')));
      const texts = Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
      const account = JSON.parse(texts['account.json'] ?? '');
      expect(account).toMatchObject({ id: adaId, sessions: [{ userAgent: 'Test browser' }] });
      expect(account.sessions[0]).not.toHaveProperty('isCurrent');
      const readme = texts['README.txt'] ?? '';
      for (const [name] of files) if (name !== 'README.txt') expect(readme, name).toContain(`\n${name}\n`);
      expect(readme).toContain('ada@markwise.example, as of\n2026-11-21T09:00:00.000Z');
      expect(readme).not.toContain('under this name');
      expect(JSON.parse(texts['api-tokens.json'] ?? '')).toMatchObject([{ name: 'Script' }]);
      expect(JSON.parse(texts['contact-messages.json'] ?? '')).toMatchObject([{ message: 'Hello' }]);
      expect(JSON.parse(texts['upgrade-requests.json'] ?? '')).toMatchObject([{ status: 'Pending' }]);
      const { 'README.txt': _, ...data } = texts;
      expect(Object.values(data).join('')).not.toMatch(/hash|secret-/i);
      const reply = await ada.get('/api/account/export');
      expect(reply.headers.get('content-type')).toBe('application/zip');
      expect(reply.headers.get('content-disposition')).toBe('attachment; filename="markwise-2026-11-21.zip"');
      expect(reply.text.slice(0, 2)).toBe('PK');
    });

    it('can run one export at a time, and the next one after it', async () => {
      const { ada } = await givenAdminAndStudents(given, gateway);
      const exports = await Promise.all(
        Array.from({ length: 6 }, () => ada.graphql('{ exportMyData { fileName } }')),
      );
      const refused = exports.flatMap(({ result }) => result.errors ?? []);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThan(6);
      for (const { extensions } of refused)
        expect(extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
      const replies = await Promise.all(Array.from({ length: 4 }, () => ada.get('/api/account/export')));
      const statuses = replies.map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      expect(replies.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5');
      expect((await ada.get('/api/account/export')).status).toBe(200);
    });

    it('is exported with the audit log entries about it, about its grades and about its own actions, and no other entries', async () => {
      const { root, ada, adaId, bob, bobId } = await givenAdminAndStudents(given, gateway);
      for (const id of [adaId, bobId]) await root.patch(`/api/userDisableUpgrade/${id}`, {});
      const { id: courseId } = await saveCourse(root, { name: 'Algebra' });
      for (const [name, email] of [
        ['Ada', 'ada@markwise.example'],
        ['Bob', 'bob@markwise.example'],
      ])
        await addPerson(root, courseId, { name, email, grade: 75 });
      const logOf = async (browser: Browser) =>
        (await downloadDataExport(browser))['audit-log.json'] as Record<string, string>[];
      const log = await logOf(ada);
      expect(log.map(({ action, subject }) => [action, subject]).toSorted()).toEqual([
        ['addStudent', 'Ada in Algebra'],
        ['setUpgradeRequests', 'ada@markwise.example'],
      ]);
      expect(log).toContainEqual(expect.objectContaining({ after: '75', byYou: false }));
      expect(JSON.stringify(log)).not.toMatch(/bob|root/i);
      await saveCourse(bob, {}).then(({ id }) => addPerson(bob, id, { name: 'Kim', grade: 50 }));
      expect(await logOf(bob)).toContainEqual(
        expect.objectContaining({ subject: 'Kim in Calculus', byYou: true }),
      );
    });
  });
};

describeOnSqlite('an account', suite);
await describeOnMongo('an account', suite);
