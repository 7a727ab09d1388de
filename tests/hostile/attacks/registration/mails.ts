import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../../attack.ts';
import { startProduct, type Product } from '../../support/product.ts';
import { goodPassword, mailsTo, Visitor } from '../../support/visitor.ts';

/** The mails to an address once no more come. */
async function settledMails(product: Product, email: string): Promise<string[]> {
  let [before, mails] = [-1, await mailsTo(product, email)];
  while (mails.length === 0 || mails.length > before) {
    before = mails.length;
    await wait(1_500);
    mails = await mailsTo(product, email);
  }
  return mails;
}

const bait = 'Prize http://evil.example/win www.evil.example evil.example bob@evil.example';

/** Mails of ours that carry an advertisement or a trap to somebody who never asked for them. */
const baitAttack: Attack = {
  name: 'registration-bait-in-mails',
  goal: 'mails to an address that nobody proved which carry what an attacker typed: 0',
  async run(context) {
    const product = await startProduct(context);
    const email = 'victim@markwise.example';
    const attacker = new Visitor(product);
    const form = { firstName: bait, lastName: bait, email, password: goodPassword };
    await attacker.post('/api/auth/register', form);
    await attacker.post('/api/auth/register', form);
    await attacker.post('/api/reset-password/generate', { email });
    await attacker.post('/api/contact-us', { name: bait, email, message: bait });
    const mails = await settledMails(product, email);
    if (mails.length < 3) throw new Error(`only ${mails.length} mails went out`);
    const baited = mails.filter((mail) => /evil|prize/i.test(mail)).length;
    return { figure: `${baited} of ${mails.length}`, holds: baited === 0 };
  },
};

const floodGoal = 20;

/** One mailbox flooded by registrations and resets from many places, under every spelling of its address. */
const floodAttack: Attack = {
  name: 'registration-mail-flood',
  goal: `mails into one mailbox in a day, whatever the spelling and the client: at most ${floodGoal}`,
  async run(context) {
    const product = await startProduct(context);
    const spellings = ['victim.person@gmail.com', 'v.ictimperson@gmail.com', 'victimperson+x@gmail.com'];
    for (let round = 0; round < 14; round += 1)
      for (const email of spellings) {
        const attacker = new Visitor(product);
        const form = { firstName: 'Vic', lastName: 'Tim', email, password: goodPassword };
        const { status, text } = await attacker.write('POST', '/api/auth/register', form);
        if (![201, 400, 429].includes(status)) throw new Error(`register: ${status} ${text}`);
        await attacker.post('/api/reset-password/generate', { email });
      }
    const mails = await Promise.all(spellings.map((email) => settledMails(product, email)));
    const count = mails.flat().length;
    return { figure: count, holds: count <= floodGoal };
  },
};

export const mailAttacks: readonly Attack[] = [baitAttack, floodAttack];
