import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { startProduct, type Product } from '../support/product.ts';
import { goodPassword, mailsTo, signUp, Visitor } from '../support/visitor.ts';

const victim = 'ada@markwise.example';
const wrongPassword = 'not this sentence';

/** Tries a wrong password. Returns the delay in seconds that the server requests, or 0 if it checked the password. */
async function guess(product: Product, address: string, email: string): Promise<number> {
  const credentials = { email, password: wrongPassword };
  const reply = await new Visitor(product, address).write('POST', '/api/auth/login', credentials);
  if (reply.status === 401) return 0;
  if (reply.status !== 429) throw new Error(`A guess got ${reply.status}: ${reply.text}`);
  return Number(reply.headers.get('retry-after'));
}

/** Runs `act` `count` times, 20 at once, because the queue of password hashes refuses more. Returns the results. */
async function inGroups<T>(count: number, act: (at: number) => Promise<T>): Promise<T[]> {
  const outcomes: T[] = [];
  for (let start = 0; start < count; start += 20) {
    const group = Array.from({ length: Math.min(20, count - start) }, (_, offset) => act(start + offset));
    outcomes.push(...(await Promise.all(group)));
  }
  return outcomes;
}

async function canSignIn(visitor: Visitor, email: string, code?: string): Promise<boolean> {
  const credentials = { email, password: goodPassword, ...(code !== undefined && { code }) };
  const { status, text } = await visitor.write('POST', '/api/auth/login', credentials);
  if (status !== 200 && status !== 429) throw new Error(`${email} got ${status}: ${text}`);
  return status === 200;
}

const wrongLogins = 299;

const sharedAddress: Attack = {
  name: 'limits-wrong-logins-from-one-address',
  goal: `3 of 3 honest people sign in from an address with ${wrongLogins} wrong logins: two on new browsers, one on a known one`,
  run: async (context) => {
    const product = await startProduct(context);
    const hall = '203.0.113.77';
    const knownBrowser = await signUp(product, victim);
    await signUp(product, 'bob@markwise.example');
    await signUp(product, 'cleo@markwise.example');
    await knownBrowser.get('/api/auth/logout');
    const waits = await inGroups(wrongLogins, (at) => guess(product, hall, `victim-${at}@markwise.example`));
    if (waits.some((seconds) => seconds > 0)) throw new Error('Not every wrong login was checked.');
    const atHall = new Visitor(product, hall);
    for (const [name, value] of knownBrowser.cookies) atHall.cookies.set(name, value);
    const signIns = [
      await canSignIn(new Visitor(product, hall), 'bob@markwise.example'),
      await canSignIn(new Visitor(product, hall), 'cleo@markwise.example'),
      await canSignIn(atHall, victim),
    ];
    const count = signIns.filter(Boolean).length;
    return { figure: `${count} of ${signIns.length}`, holds: count === signIns.length };
  },
};

const guesses = 10;

/** Guesses from different addresses until the server has checked 10 guesses. After a refusal, waits as long as told. */
async function guessTenTimes(product: Product): Promise<void> {
  for (let checked = 0; checked < guesses;) {
    const seconds = await guess(product, `192.0.2.${checked}`, victim);
    if (seconds === 0) checked += 1;
    else await wait(seconds * 1000);
  }
}

/** Seconds until the owner can sign in: 0 if the password is accepted, with a mailed code if the server offers one. */
async function delayOf(owner: Visitor): Promise<number> {
  const credentials = { email: victim, password: goodPassword };
  const reply = await owner.write('POST', '/api/auth/login', credentials);
  if (reply.status === 200) return 0;
  const delay = Number(reply.headers.get('retry-after'));
  const { product } = owner;
  if ((await owner.write('POST', '/api/auth/login-code', { email: victim })).status !== 200) return delay;
  for (const started = Date.now(); Date.now() - started < 20_000; await wait(50)) {
    const mails = await mailsTo(product, victim);
    const code = mails.map((mail) => /\b[\dA-Z]{4}(?:-[\dA-Z]{4}){2}\b/.exec(mail)?.[0]).find(Boolean);
    if (code !== undefined) return (await canSignIn(owner, victim, code)) ? 0 : delay;
  }
  throw new Error('No code was mailed.');
}

const ownerDelay: Attack = {
  name: 'limits-owner-delay',
  goal: `0 s on a known browser and 0 s on a new one, with a mailed code, after ${guesses} guesses from other addresses`,
  run: async (context) => {
    const product = await startProduct(context);
    const knownBrowser = await signUp(product, victim);
    await knownBrowser.get('/api/auth/logout');
    await guessTenTimes(product);
    const onNew = await delayOf(new Visitor(product));
    const onKnown = await delayOf(knownBrowser);
    return { figure: `${onKnown} s and ${onNew} s`, holds: onKnown === 0 && onNew === 0 };
  },
};

const manyAddresses: Attack = {
  name: 'limits-guesses-from-many-addresses',
  goal: 'at most 10 of 1,000 guesses at one account over 100 addresses reach a hash check in 15 minutes',
  run: async (context) => {
    const product = await startProduct(context);
    await signUp(product, victim);
    const waits = await inGroups(1000, (at) => guess(product, `192.0.2.${at % 100}`, victim));
    const checked = waits.filter((seconds) => seconds === 0).length;
    if (checked === 0) throw new Error('No guess was checked.');
    return { figure: checked, holds: checked <= 10 };
  },
};

const limitOfDrafts = 20;

/** How many of 40 shared drafts are accepted from addresses of one client. The limit is 20 an hour. */
async function acceptedDrafts(product: Product, addressAt: (at: number) => string): Promise<number> {
  const body = { course: { categories: [] } };
  const statuses = await inGroups(2 * limitOfDrafts, async (at) => {
    const { status, text } = await new Visitor(product, addressAt(at)).write('POST', '/api/drafts', body);
    if (status !== 201 && status !== 429) throw new Error(`A draft got ${status}: ${text}`);
    return status;
  });
  return statuses.filter((status) => status === 201).length;
}

const oneClient: Attack = {
  name: 'limits-addresses-of-one-client',
  goal: `at most ${limitOfDrafts} of ${2 * limitOfDrafts} uses: by the hosts of one /64, and by one IPv4 address in different forms`,
  run: async (context) => {
    const product = await startProduct(context);
    const host = () => Math.floor(context.random() * 0x10000).toString(16);
    const network = await acceptedDrafts(product, (at) => {
      const address = `2001:db8:0:7:${host()}:${host()}:${host()}:${at.toString(16)}`;
      return at % 2 === 0 ? address : address.toUpperCase();
    });
    const forms = ['198.18.7.7', '::ffff:198.18.7.7', '::FFFF:C612:0707', '0:0:0:0:0:ffff:c612:707'];
    const mapped = await acceptedDrafts(product, (at) => forms[at % forms.length] ?? '');
    return {
      figure: `${network} and ${mapped}`,
      holds: network <= limitOfDrafts && mapped <= limitOfDrafts,
    };
  },
};

export const limitsAttacks: readonly Attack[] = [sharedAddress, ownerDelay, manyAddresses, oneClient];
