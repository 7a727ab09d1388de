import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { adminOf, mailsOf, signedUp } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { givenOn } from '../../support/given-app.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenOn(openStore, 'support');

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
      const [mail, ...others] = await mailsOf(test);
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
      expect(await mailsOf(test)).toEqual([]);
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
      const ada = await signedUp(test, gateway, 'ada@markwise.example');
      expect((await ada.get('/api/contact-us')).status).toBe(403);
      expect((await browserOf(gateway, test.app).get('/api/contact-us')).status).toBe(401);
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
