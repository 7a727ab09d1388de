import { describe, expect, it } from 'vitest';
import { minute } from '../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { contestedAddress, contestedEmail as email } from '../../support/contested-address.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { givenApp } from '../../support/given-app.ts';

const [attackers, owners] = ['a sentence of the attacker', 'a sentence of the owner'];

type ContestedAddress = Awaited<ReturnType<typeof contestedAddress>>;
/**
 * What the attacker or the owner of the address does. A: the attacker registers. V: the owner registers. first, last: the
 * owner opens the first or the last link. V proves last: the owner opens the last link and enters the password.
 * V sets last: the owner opens the last link and sets a new password. V resets: the owner resets the password by mail.
 */
type Step = 'A' | 'V' | 'first' | 'last' | 'V proves last' | 'V resets' | 'V sets last';

const runStep: Record<Step, (address: ContestedAddress) => Promise<unknown>> = {
  A: ({ register, attacker }) => register(attacker, attackers),
  V: ({ register, owner }) => register(owner, owners),
  first: ({ open, owner, links }) => open(owner, links[0]),
  last: ({ open, owner, links }) => open(owner, links.at(-1)),
  'V proves last': ({ prove, newBrowser, links }) => prove(newBrowser(), links.at(-1), { password: owners }),
  'V sets last': ({ prove, newBrowser, links }) => prove(newBrowser(), links.at(-1), { newPassword: owners }),
  'V resets': async ({ owner, readMails, links }) => {
    await owner.post('/api/reset-password/generate', { email });
    await readMails();
    await owner.post('/api/reset-password', { token: links.at(-1), password: owners });
  },
};

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'orders');

  describe.each(allGatewaysOn(openStore))('an address that two people register over $name', (gateway) => {
    it.each<{ steps: Step[]; owner: 'admitted' | 'not admitted yet' }>([
      { steps: ['A', 'first'], owner: 'not admitted yet' },
      { steps: ['A', 'first', 'V sets last'], owner: 'admitted' },
      { steps: ['A', 'first', 'V resets'], owner: 'admitted' },
      { steps: ['A', 'first', 'V', 'last'], owner: 'admitted' },
      { steps: ['A', 'first', 'V', 'first'], owner: 'not admitted yet' },
      { steps: ['A', 'first', 'A', 'last'], owner: 'not admitted yet' },
      { steps: ['A', 'A', 'first', 'last'], owner: 'not admitted yet' },
      { steps: ['A', 'V', 'first'], owner: 'not admitted yet' },
      { steps: ['A', 'V', 'last'], owner: 'admitted' },
      { steps: ['A', 'V', 'first', 'last'], owner: 'admitted' },
      { steps: ['A', 'V', 'V proves last'], owner: 'admitted' },
      { steps: ['A', 'V resets'], owner: 'admitted' },
      { steps: ['A', 'V resets', 'A'], owner: 'admitted' },
      { steps: ['V', 'A', 'first'], owner: 'not admitted yet' },
      { steps: ['V', 'A', 'last'], owner: 'not admitted yet' },
      { steps: ['V', 'A', 'last', 'V proves last'], owner: 'not admitted yet' },
      { steps: ['V', 'A', 'first', 'last', 'V sets last'], owner: 'admitted' },
      { steps: ['V', 'A', 'V', 'last'], owner: 'admitted' },
      { steps: ['V', 'first', 'A'], owner: 'admitted' },
      { steps: ['V', 'first', 'A', 'last'], owner: 'admitted' },
    ])('never admits the attacker: after $steps, the owner is $owner', async ({ steps, owner }) => {
      const address = await contestedAddress(given, gateway);
      for (const step of steps) await runStep[step](address);
      expect({ attacker: await address.login(attackers), owner: await address.login(owners) }).toEqual({
        attacker: 401,
        owner: owner === 'admitted' ? 200 : 401,
      });
      if (owner === 'admitted') return;
      // The owner of the mailbox can always set a new password by mail. The clock advances first, because the
      // failed sign-ins above delay the next one.
      address.test.clock.advance(16 * minute);
      await runStep['V resets'](address);
      expect([await address.login(attackers), await address.login(owners)]).toEqual([401, 200]);
    });
  });
};

describeOnSqlite('the order of registrations', suite);
await describeOnMongo('the order of registrations', suite);
