import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { adminOf, deliverMails, signUp } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { givenApp } from '../../support/given-app.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'support');

  describe.each(gatewaysOn(openStore))('support over $name', (gateway) => {
    const message = { name: 'Ada', email: 'ada@school.example', message: 'Where are\nmy plans?' };
    const access = { email: 'guest@markwise.example', password: 'come in' };

    it('accepts a message from anybody, stores it and mails it to each admin', async () => {
      const test = await given();
      const root = await adminOf(test, gateway);
      expect(await browserOf(gateway, test.app).post('/api/contact-us', message)).toMatchObject({
        status: 201,
        text: JSON.stringify({ message: 'Thank you for contacting us!' }),
      });
      const [mail, ...others] = await deliverMails(test);
      expect(mail).toMatchObject({ to: 'root@markwise.example' });
      expect(mail?.text).toContain('my plans?');
      expect(others).toEqual([]);
      expect(JSON.parse((await root.get('/api/contact-us')).text)).toMatchObject([
        { ...message, userId: null },
      ]);
      const contact = 'mutation ($input: ContactInput!) { contactUs(input: $input) { message } }';
      const { result } = await browserOf(gateway, test.app).graphql(contact, { input: message });
      expect(result.data?.['contactUs']).toEqual({ message: 'Thank you for contacting us!' });
    });

    it.each([
      {},
      { ...message, name: '' },
      { ...message, name: 'Ada\r\nBcc: eve@evil.example' },
      { ...message, email: 'ada@school.example\r\nBcc: eve@evil.example' },
      { ...message, email: 'ada@school.example\n' },
      { ...message, email: 'ada' },
      { ...message, message: ' ' },
      { ...message, message: 'x'.repeat(5001) },
      { ...message, message: { $gt: '' } },
      { ...message, role: 'Admin' },
      JSON.parse('{"name":"Ada","email":"a@b.example","message":"x","__proto__":{"role":"Admin"}}'),
    ])('refuses %j', async (body) => {
      const test = await given();
      const root = await adminOf(test, gateway);
      expect(await root.post('/api/contact-us', body)).toMatchObject({
        status: 400,
        text: 'Failed to contact us',
      });
      expect((await root.get('/api/contact-us')).text).toBe('[]');
      expect(await deliverMails(test)).toEqual([]);
    });

    it('accepts five messages an hour from one client address', async () => {
      const test = await given();
      const browser = browserOf(gateway, test.app);
      for (let time = 0; time < 5; time += 1)
        expect((await browser.post('/api/contact-us', message)).status).toBe(201);
      const sixth = await browser.post('/api/contact-us', message);
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
      test.clock.advance(3_600_000);
      expect((await browser.post('/api/contact-us', message)).status).toBe(201);
    });

    it('shows messages only to admins', async () => {
      const test = await given();
      const ada = await signUp(test, gateway, 'ada@markwise.example');
      expect((await ada.get('/api/contact-us')).status).toBe(403);
      expect((await browserOf(gateway, test.app).get('/api/contact-us')).status).toBe(401);
    });

    it('lets an admin mark a message as answered and reopen it, with an entry in the audit log for each change', async () => {
      const test = await given();
      const root = await adminOf(test, gateway);
      const ada = await signUp(test, gateway, 'ada@markwise.example');
      const sendAndReadId = async (text: string) => {
        await ada.post('/api/contact-us', { ...message, message: text });
        const [newest] = JSON.parse((await root.get('/api/contact-us')).text) as { id: string }[];
        test.clock.advance(1);
        return newest?.id ?? '';
      };
      const [first, second] = [await sendAndReadId('one'), await sendAndReadId('two')];
      const idsIn = async (query: string) =>
        (JSON.parse((await root.get(`/api/contact-us${query}`)).text) as { id: string }[]).map(
          ({ id }) => id,
        );
      const setAnswered = (id: string, answered: boolean, browser = root) =>
        browser.patch(`/api/contact-us/${id}`, { answered });
      expect(await idsIn('?answered=false')).toEqual([second, first]);
      const marked = await setAnswered(first, true);
      expect([marked.status, JSON.parse(marked.text)]).toMatchObject([200, { id: first, message: 'one' }]);
      expect(JSON.parse(marked.text).answeredAt).toMatch(/^2026-/);
      test.clock.advance(60_000);
      expect((await setAnswered(first, true)).text).toBe(marked.text);
      expect(await idsIn('?answered=true')).toEqual([first]);
      expect(await idsIn('?answered=false')).toEqual([second]);
      expect(await idsIn('')).toEqual([second, first]);
      expect((await setAnswered(second, true, ada)).status).toBe(403);
      expect(await setAnswered('missing', true)).toMatchObject({ status: 404, text: 'Message not found.' });
      const reopen = 'mutation ($id: ID!) { setContactAnswered(id: $id, answered: false) { id answeredAt } }';
      const { result } = await root.graphql(reopen, { id: first });
      expect(result.data?.['setContactAnswered']).toEqual({ id: first, answeredAt: null });
      expect(await idsIn('?answered=false')).toEqual([second, first]);
      const log = JSON.parse((await root.get('/api/audit-log?action=setContactAnswered')).text);
      expect(log).toMatchObject([
        { subject: message.email, before: 'true', after: 'false' },
        { subject: message.email, before: 'false', after: 'true', actorEmail: 'root@markwise.example' },
      ]);
    });

    it('returns the settings that the site needs, and nothing else', async () => {
      const open = browserOf(gateway, (await given()).app);
      expect((await open.get('/api/site')).text).toBe('{"googleClientId":null,"hasAccessControl":false}');
      const { app } = await given({ access, googleClientId: 'client-1' });
      const { text } = await browserOf(gateway, app).get('/api/site');
      expect(text).toBe('{"googleClientId":"client-1","hasAccessControl":true}');
    });
  });
};

describeOnSqlite('support', suite);
