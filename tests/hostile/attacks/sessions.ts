import { randomSecret } from '../../../functions/platform/secrets.ts';
import type { Attack, AttackContext } from '../attack.ts';
import { startProduct } from '../support/product.ts';
import { signUp, Visitor } from '../support/visitor.ts';

const email = 'ada@markwise.example';
const refreshCookie = 'markwise-refresh';
const sessionCookie = 'markwise-session';

/** Status of a request that has no cookie except a refresh token, like a request of somebody who stole the token. */
async function statusWithToken({ product }: Visitor, token: string): Promise<number> {
  const thief = new Visitor(product);
  thief.cookies.set(refreshCookie, token);
  return (await thief.get('/api/user')).status;
}

async function isSignedIn(owner: Visitor): Promise<boolean> {
  const { status } = await owner.get('/api/user');
  if (status !== 200 && status !== 401) throw new Error(`The owner got ${status}.`);
  return status === 200;
}

/** Makes the server replace the refresh token `times` times. Returns the old tokens, oldest first. */
async function rotate(owner: Visitor, times: number): Promise<string[]> {
  const replaced: string[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const token = owner.cookies.get(refreshCookie) ?? '';
    owner.cookies.delete(sessionCookie);
    if (!(await isSignedIn(owner)) || owner.cookies.get(refreshCookie) === token)
      throw new Error('The server did not replace the refresh token.');
    replaced.push(token);
  }
  return replaced;
}

/** A browser with a new session of the account, whose refresh token was replaced `generations` times. */
async function signInAndRotate(owner: Visitor, generations: number) {
  const browser = await new Visitor(owner.product).signIn(email);
  return { browser, replaced: await rotate(browser, generations) };
}

async function startWithAccount(context: AttackContext): Promise<Visitor> {
  return signUp(await startProduct(context), email);
}

const generations = [2, 3, 4, 5, 6, 8, 10];

const oldTokens: Attack = {
  name: 'sessions-old-refresh-tokens',
  goal: `${generations.length} of ${generations.length} sessions end when somebody uses a refresh token from 2 to 10 replacements ago`,
  run: async (context) => {
    const owner = await startWithAccount(context);
    let ended = 0;
    for (const back of generations) {
      const { browser, replaced } = await signInAndRotate(owner, back);
      const status = await statusWithToken(browser, replaced[0] ?? '');
      if (status !== 401) throw new Error(`An old refresh token got ${status}.`);
      if (!(await isSignedIn(browser))) ended += 1;
    }
    // The owner's other session, which nobody attacked, has to continue.
    const others = await isSignedIn(owner);
    return {
      figure: `${ended} of ${generations.length}${others ? '' : ', and another session of the account'}`,
      holds: ended === generations.length && others,
    };
  },
};

/**
 * Tokens that an attacker can forge with the IDs of an account and a session, and tokens of other sessions.
 */
function forgeries(current: string, theirs: string, random: () => number): string[] {
  const [owner = '', secret = ''] = current.split('.');
  const [, foreign = ''] = theirs.split('.');
  const at = Math.floor(random() * secret.length);
  const swapped = secret[at] === 'A' ? 'B' : 'A';
  const [value = '', proof = ''] = secret.split('~');
  const [, foreignProof = ''] = foreign.split('~');
  return [
    `${owner}.${randomSecret()}`,
    `${owner}.${randomSecret()}~${randomSecret()}`,
    `${owner}.${foreign}`,
    `${owner}.${secret.slice(0, at)}${swapped}${secret.slice(at + 1)}`,
    `${owner}.${value}~${randomSecret()}`,
    `${owner}.${randomSecret()}~${proof}`,
    `${owner}.${randomSecret()}~${foreignProof}`,
    `${owner}.${randomSecret()}~`,
    `${owner}.~${randomSecret()}`,
    `${owner}.x`,
  ];
}

const forged: Attack = {
  name: 'sessions-forged-refresh-tokens',
  goal: '0 of 10 forged refresh tokens end a session, and none is accepted',
  run: async (context) => {
    const owner = await startWithAccount(context);
    const { browser } = await signInAndRotate(owner, 3);
    const theirs = await signUp(owner.product, 'eve@markwise.example');
    const tokens = forgeries(
      browser.cookies.get(refreshCookie) ?? '',
      theirs.cookies.get(refreshCookie) ?? '',
      context.random,
    );
    let accepted = 0;
    let ended = 0;
    for (const token of tokens) {
      if ((await statusWithToken(browser, token)) !== 401) accepted += 1;
      if (!(await isSignedIn(browser))) ended += 1;
    }
    return {
      figure: `${ended} of ${tokens.length} ended it, ${accepted} accepted`,
      holds: ended === 0 && accepted === 0,
    };
  },
};

export const sessionsAttacks: readonly Attack[] = [oldTokens, forged];
