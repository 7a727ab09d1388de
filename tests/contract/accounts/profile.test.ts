import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { codeOf, comparableReply, expectUnchanged } from '../../support/expectations.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';
import { browserOf } from '../../support/browser.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'profile');

  describe.each(allGatewaysOn(openStore))('an account over $name', (gateway) => {
    it('shows the description that its owner or an admin wrote', async () => {
      const { ada, root, adaId } = await givenAdminAndStudents(given, gateway);
      const reply = await ada.post(`/api/description/${adaId}`, { desc: 'I like\n<b>graphs</b>.' });
      expect(JSON.parse(reply.text).description).toBe('I like\n<b>graphs</b>.');
      expect((await root.post(`/api/description/${adaId}`, { desc: 'Moderated.' })).status).toBe(200);
      expect(JSON.parse((await ada.get('/api/user')).text).description).toBe('Moderated.');
    });

    it('of somebody else returns 404 for every attempt to change its description', async () => {
      const { test, ada, bob, bobId } = await givenAdminAndStudents(given, gateway);
      const stranger = browserOf(gateway, test.app);
      await expectUnchanged(
        async () => (await bob.get('/api/user')).text,
        async () => {
          for (const body of [{ desc: 'x' }, { desc: 7 }, { nonsense: 1 }, {}]) {
            const missing = await ada.post('/api/description/nobody', body);
            expect(missing.status).toBe(404);
            expect(comparableReply(await ada.post(`/api/description/${bobId}`, body))).toEqual(
              comparableReply(missing),
            );
            expect((await stranger.post(`/api/description/${bobId}`, body)).status).toBe(401);
          }
          const update = 'mutation ($id: ID!) { updateDescription(userId: $id, description: "x") { id } }';
          expect(codeOf(await ada.graphql(update, { id: bobId }))).toBe('NOT_FOUND');
          expect(codeOf(await ada.graphql(update, { id: 'nobody' }))).toBe('NOT_FOUND');
        },
      );
    });

    it.each([
      {},
      { desc: 'x'.repeat(2001) },
      { desc: 'bell \u0007' },
      { desc: { $gt: '' } },
      { desc: 'x', role: 'Admin' },
      JSON.parse('{"desc":"x","__proto__":{"role":"Admin"}}'),
      [],
    ])('refuses %j as a description', async (body) => {
      const { ada, adaId } = await givenAdminAndStudents(given, gateway);
      await expectUnchanged(
        async () => (await ada.get('/api/user')).text,
        async () => expect((await ada.post(`/api/description/${adaId}`, body)).status).toBe(400),
      );
    });

    it('changes its names, by which an admin then finds it', async () => {
      const { root, ada } = await givenAdminAndStudents(given, gateway);
      const reply = await ada.patch('/api/user', { firstName: ' Grace ', lastName: 'Hopper' });
      expect(JSON.parse(reply.text)).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
      for (const [body, firstName, lastName] of [
        [{ lastName: 'Brewster' }, 'Grace', 'Brewster'],
        [{ firstName: 'Ada', lastName: null }, 'Ada', 'Brewster'],
        [{}, 'Ada', 'Brewster'],
        [{ lastName: '' }, 'Ada', ''],
        [{ firstName: 'Grace', lastName: 'Hopper' }, 'Grace', 'Hopper'],
      ] as const) {
        const { status, text } = await ada.patch('/api/user', body);
        expect(status, text).toBe(200);
        expect(JSON.parse((await ada.get('/api/user')).text)).toMatchObject({ firstName, lastName });
      }
      const findUsers = async (search: string) =>
        JSON.parse((await root.get(`/api/users?search=${search}`)).text);
      expect(await findUsers('grace%20h')).toMatchObject([{ email: 'ada@markwise.example' }]);
      expect(await findUsers('hopper')).toHaveLength(1);
      expect(JSON.parse((await ada.put('/api/user/notifications', { enabled: true })).text)).toMatchObject({
        notifications: true,
      });
    });

    it.each([
      { firstName: '' },
      { firstName: 'x'.repeat(101) },
      { firstName: 'Ada\r\nBcc: x' },
      { firstName: 'Ada', role: 'Admin' },
      { firstName: 'Ada', isVerified: true },
      { firstName: 'Ada', 'sessions.x': {} },
      { firstName: { $set: 'x' } },
    ])('refuses %j as names', async (body) => {
      const { ada } = await givenAdminAndStudents(given, gateway);
      await expectUnchanged(
        async () => (await ada.get('/api/user')).text,
        async () => expect((await ada.patch('/api/user', body)).status).toBe(400),
      );
    });

    it('has up to 20 links, which only its owner adds, changes and removes', async () => {
      const { ada, bob } = await givenAdminAndStudents(given, gateway);
      const link = (number: number) => ({ title: `Link ${number}`, url: `https://example.org/${number}` });
      const replies = await Promise.all(
        Array.from({ length: 22 }, (_, number) => ada.post('/api/user/links', link(number))),
      );
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(2);
      const { links } = JSON.parse((await ada.get('/api/user')).text);
      expect(links).toHaveLength(20);
      const [first, second] = links;
      expect((await ada.patch(`/api/user/links/${first.id}`, link(99))).status).toBe(200);
      await Promise.all([
        ada.remove(`/api/user/links/${second.id}`),
        ada.patch(`/api/user/links/${links[2].id}`, link(98)),
      ]);
      const after = JSON.parse((await ada.get('/api/user')).text).links;
      expect(after).toHaveLength(19);
      expect(after.slice(0, 2)).toMatchObject([link(99), link(98)]);
      expect((await bob.remove(`/api/user/links/${first.id}`)).status).toBe(404);
      expect((await bob.patch(`/api/user/links/${first.id}`, link(1))).status).toBe(404);
      expect(JSON.parse((await ada.get('/api/user')).text).links).toEqual(after);
    });

    it.each([
      'javascript:alert(1)',
      'java\tscript:alert(1)',
      ' \u0001javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      '//example.org',
      'example.org',
      '',
      `https://example.org/${'x'.repeat(2000)}`,
    ])('refuses links such as %j', async (url) => {
      const { ada } = await givenAdminAndStudents(given, gateway);
      expect((await ada.post('/api/user/links', { title: 'x', url })).status).toBe(400);
      expect(JSON.parse((await ada.get('/api/user')).text).links).toEqual([]);
    });
  });
};

describeOnSqlite('names, description and links of an account', suite);
