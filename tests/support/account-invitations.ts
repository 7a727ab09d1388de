import { expect } from 'vitest';
import { goodPassword, deliverMails, tokenIn } from './accounts.ts';
import { browserOf, type Browser } from './browser.ts';
import type { Gateway } from './gateways.ts';
import { givenAdminAndStudents, type givenApp } from './given-app.ts';

/** The address that is invited. */
export const una = 'una@markwise.example';
export const invitationsPath = '/api/account-invitations';

interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly status: string;
}

interface Failure {
  readonly email: string;
  readonly message: string;
}

/** An admin (root), two students (ada and bob), and helpers to invite addresses and to accept invitations. */
export async function givenInvitations(given: ReturnType<typeof givenApp>, gateway: Gateway) {
  const people = await givenAdminAndStudents(given, gateway);
  const { test, root } = people;
  await deliverMails(test);
  const invite = async (emails: string[], role = 'Instructor') => {
    const reply = await root.post(invitationsPath, { emails, role });
    if (reply.status !== 200) throw new Error(reply.text);
    return JSON.parse(reply.text) as { invitations: Invitation[]; failures: Failure[] };
  };
  /** The token in the only new mail. An empty string if there is no new mail. */
  const mailed = async () => {
    const [mail, ...others] = await deliverMails(test);
    expect(others).toEqual([]);
    return mail ? tokenIn(mail) : '';
  };
  const newBrowser = () => browserOf(gateway, test.app);
  const accept = (token: string, more: object = {}, by: Browser = newBrowser()) =>
    by.post('/api/accept-invitation', { token, firstName: 'Una', password: goodPassword, ...more });
  const listed = async () => JSON.parse((await root.get(invitationsPath)).text) as Invitation[];
  const look = (token: string) =>
    newBrowser().get(`/api/accept-invitation?token=${encodeURIComponent(token)}`);
  return { ...people, invite, mailed, newBrowser, accept, listed, look };
}
