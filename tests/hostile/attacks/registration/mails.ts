import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../../attack.ts';
import { startProduct, type Product } from '../../support/product.ts';
import { goodPassword, mailsTo, Visitor } from '../../support/visitor.ts';

/** Waits until no more mails to these addresses arrive. Returns all of them. */
async function waitForMails(product: Product, emails: readonly string[]): Promise<string[]> {
  const arrived = async () => (await Promise.all(emails.map((email) => mailsTo(product, email)))).flat();
  let [before, mails] = [-1, await arrived()];
  while (mails.length === 0 || mails.length > before) {
    before = mails.length;
    await wait(1_500);
    mails = await arrived();
  }
  return mails;
}

const bait = 'Prize http://evil.example/win www.evil.example evil.example bob@evil.example';

/** An attacker tries to make the product mail advertisements or phishing texts to people who never registered. */
const baitAttack: Attack = {
  name: 'registration-bait-in-mails',
  goal: '0 mails to an unverified address contain text that an attacker typed',
  async run(context) {
    const product = await startProduct(context);
    const email = 'victim@markwise.example';
    const attacker = new Visitor(product);
    const form = { firstName: bait, lastName: bait, email, password: goodPassword };
    await attacker.post('/api/auth/register', form);
    await attacker.post('/api/auth/register', form);
    await attacker.post('/api/reset-password/generate', { email });
    await attacker.post('/api/contact-us', { name: bait, email, message: bait });
    const mails = await waitForMails(product, [email]);
    if (mails.length < 3) throw new Error(`only ${mails.length} mails went out`);
    const baited = mails.filter((mail) => /evil|prize/i.test(mail)).length;
    return { figure: `${baited} of ${mails.length}`, holds: baited === 0 };
  },
};

const floodGoals = { fromOneClient: 10, inAll: 40 };
const spellings = ['victim.person@gmail.com', 'v.ictimperson@gmail.com', 'victimperson+x@gmail.com'];

/**
 * Registers, and requests a password reset, with every spelling of the victim's address. Returns the number of
 * mails so far.
 */
async function flood(product: Product, rounds: number, nextAttacker: () => Visitor): Promise<number> {
  for (let round = 0; round < rounds; round += 1)
    for (const email of spellings) {
      const attacker = nextAttacker();
      const form = { firstName: 'Vic', lastName: 'Tim', email, password: goodPassword };
      const { status, text } = await attacker.write('POST', '/api/auth/register', form);
      if (![201, 400, 429].includes(status)) throw new Error(`register: ${status} ${text}`);
      await attacker.write('POST', '/api/reset-password/generate', { email });
    }
  return (await waitForMails(product, spellings)).length;
}

/** Attackers try to flood one mailbox with registrations and password resets, first from one client, then from many. */
const floodAttack: Attack = {
  name: 'registration-mail-flood',
  goal: `one mailbox gets at most ${floodGoals.fromOneClient} mails a day from one client and ${floodGoals.inAll} from all, over all spellings of its address`,
  async run(context) {
    const product = await startProduct(context);
    const one = new Visitor(product);
    const fromOneClient = await flood(product, 5, () => one);
    const inAll = await flood(product, 14, () => new Visitor(product));
    const holds = fromOneClient <= floodGoals.fromOneClient && inAll <= floodGoals.inAll;
    return { figure: `${fromOneClient} from one client, ${inAll} in all`, holds };
  },
};

export const mailAttacks: readonly Attack[] = [baitAttack, floodAttack];
