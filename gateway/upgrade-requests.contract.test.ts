import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../functions/core/store/testing/store-suites.ts';
import { mailsOf } from './testing/accounts.ts';
import { doors } from './testing/doors.ts';
import { givenOn, peopled } from './testing/given-app.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenOn(openStore, 'upgrades');

  describe.each(doors)('requests to become an instructor over $name', (door) => {
    it('turns a request into an instructor, once, and writes to both sides', async () => {
      const { test, root, ada, adaId } = await peopled(given, door);
      const wish = {
        name: 'Ada',
        email: 'ada@school.example',
        linkedin: '',
        title: 'Dr',
        description: 'x',
        affiliation: 'y',
      };
      await mailsOf(test);
      const asked = await ada.post('/api/upgradereq', wish);
      expect([asked.status, JSON.parse(asked.text)]).toMatchObject([
        201,
        { status: 'Pending', userId: adaId },
      ]);
      expect((await mailsOf(test)).map(({ to }) => to)).toEqual(['root@markwise.example']);
      expect((await ada.post('/api/upgradereq', wish)).status).toBe(409);
      const [request] = JSON.parse((await root.get('/api/upgradereq?status=Pending')).text);
      const decision = `/api/upgradereq/${request.id}/decision`;
      expect(JSON.parse((await root.post(decision, { approve: true })).text).status).toBe('Approved');
      expect(JSON.parse((await ada.get('/api/user')).text).role).toBe('Instructor');
      // Only the proven address is written to, never the one that was typed.
      expect((await mailsOf(test)).map(({ to }) => to)).toEqual(['ada@markwise.example']);
      expect((await root.post(decision, { approve: false })).status).toBe(409);
      expect(JSON.parse((await ada.get('/api/user')).text).role).toBe('Instructor');
      expect(JSON.parse((await root.get('/api/upgradereq?status=Pending')).text)).toEqual([]);
      expect((await ada.post('/api/upgradereq', wish)).status).toBe(409);
    });

    it('refuses a request, after which another may be made', async () => {
      const { test, root, ada } = await peopled(given, door);
      const wish = { name: 'Ada', email: 'ada@school.example' };
      const { id } = JSON.parse((await ada.post('/api/upgradereq', wish)).text);
      await mailsOf(test);
      const decide = 'mutation ($id: ID!) { decideUpgrade(id: $id, approve: false) { status decidedOn } }';
      const { result } = await root.graphql(decide, { id });
      expect(result.data?.['decideUpgrade']).toMatchObject({ status: 'Refused' });
      expect((await mailsOf(test))[0]?.subject).toContain('refused');
      expect(JSON.parse((await ada.get('/api/user')).text).role).toBe('Student');
      expect((await ada.post('/api/upgradereq', wish)).status).toBe(201);
    });

    it('takes no request where an admin has switched it off', async () => {
      const { root, ada, adaId } = await peopled(given, door);
      const off = await root.patch(`/api/userDisableUpgrade/${adaId}`, {});
      expect(JSON.parse(off.text).upgradeRequestsEnabled).toBe(false);
      const wish = { name: 'Ada', email: 'ada@school.example' };
      expect((await ada.post('/api/upgradereq', wish)).status).toBe(403);
      expect((await ada.post('/api/upgradereq', { name: '', email: '' })).status).toBe(403);
      expect(JSON.parse((await root.get('/api/upgradereq')).text)).toEqual([]);
      await root.patch(`/api/userEnableUpgrade/${adaId}`, {});
      expect((await ada.post('/api/upgradereq', wish)).status).toBe(201);
      expect((await root.patch('/api/userDisableUpgrade/nobody', {})).status).toBe(404);
    });

    it.each([
      {},
      { name: 'Ada' },
      { name: '', email: 'a@b.example' },
      { name: 'Ada\r\nBcc: x', email: 'a@b.example' },
      { name: 'Ada', email: 'a@b.example\r\nBcc: x@y.example' },
      { name: 'Ada', email: 'a@b.example', linkedin: 'javascript:alert(1)' },
      { name: 'Ada', email: 'a@b.example', description: 'x'.repeat(5001) },
      { name: 'Ada', email: 'a@b.example', role: 'Admin' },
      { name: 'Ada', email: 'a@b.example', status: 'Approved' },
      { name: { $gt: '' }, email: 'a@b.example' },
      JSON.parse('{"name":"Ada","email":"a@b.example","__proto__":{"role":"Admin"}}'),
    ])('takes no request like %j', async (wish) => {
      const { root, ada } = await peopled(given, door);
      expect((await ada.post('/api/upgradereq', wish)).status).toBe(400);
      expect(JSON.parse((await root.get('/api/upgradereq')).text)).toEqual([]);
      expect(JSON.parse((await ada.get('/api/user')).text).role).toBe('Student');
    });
  });
};

describeOnSqlite('requests to become an instructor', suite);
await describeOnMongo('requests to become an instructor', suite);
