import { deliverMails, tokenIn } from './accounts.ts';
import { browserOf, type Browser } from './browser.ts';
import type { Gateway } from './gateways.ts';
import type { givenApp } from './given-app.ts';

export const contestedEmail = 'vic@markwise.example';

/**
 * Two people who register the same address: an attacker and its owner, each with a browser. `links`: the tokens of the
 * links that were mailed to the address, oldest first.
 */
export async function contestedAddress(given: ReturnType<typeof givenApp>, gateway: Gateway) {
  const test = await given();
  const email = contestedEmail;
  const newBrowser = () => browserOf(gateway, test.app);
  const links: string[] = [];
  const readMails = async () => {
    for (const mail of await deliverMails(test)) if (mail.text.includes('?token=')) links.push(tokenIn(mail));
  };
  const register = async (who: Browser, password: string, more: object = {}) => {
    const reply = await who.post('/api/auth/register', {
      firstName: 'Vic',
      lastName: 'Tim',
      email,
      password,
      ...more,
    });
    await readMails();
    return reply.status;
  };
  const open = async (who: Browser, link: string | undefined) => {
    const reply = await who.get(`/api/user-verification/verify?token=${encodeURIComponent(link ?? '')}`);
    return reply.status === 200 ? (JSON.parse(reply.text) as object) : reply.status;
  };
  const prove = async (who: Browser, link: string | undefined, proof: object) => {
    const reply = await who.post('/api/user-verification/verify', { token: link, ...proof });
    return reply.status;
  };
  const login = async (password: string) =>
    (await newBrowser().post('/api/auth/login', { email, password })).status;
  const [attacker, owner] = [newBrowser(), newBrowser()];
  return { test, newBrowser, links, readMails, register, open, prove, login, attacker, owner };
}
