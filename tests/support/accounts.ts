import type { Mail, MailTransport } from '../../functions/platform/mail/mail.ts';
import { browserOf, type Browser } from './browser.ts';
import type { Gateway } from './gateways.ts';
import type { testApp } from './test-app.ts';

type TestApp = ReturnType<typeof testApp>;

export const goodPassword = 'a sentence of my own';

/** Delivers all mails that are waiting in the outbox, and returns them. */
export async function deliverMails({ product, log }: Pick<TestApp, 'product' | 'log'>): Promise<Mail[]> {
  const mails: Mail[] = [];
  const transport: MailTransport = { send: async (mail) => void mails.push(mail) };
  await product.outbox.deliver(transport, log);
  return mails;
}

/** The token in a mail's link. An empty string if the mail has no link with a token. */
export function tokenIn({ text }: Mail): string {
  return decodeURIComponent(/\?token=(\S+)/.exec(text)?.[1] ?? '');
}

/** Registers a user, verifies the address and signs in. */
export async function signUp(
  test: TestApp,
  gateway: Gateway,
  email: string,
  more: object = {},
): Promise<Browser> {
  const browser = browserOf(gateway, test.app);
  const [firstName] = email.split('@');
  const form = { firstName, lastName: 'Test', email, password: goodPassword, ...more };
  const registered = await browser.post('/api/auth/register', form);
  if (registered.status !== 201) throw new Error(registered.text);
  const mail = (await deliverMails(test)).find(({ to }) => to === email);
  if (!mail) throw new Error(`No mail went to ${email}.`);
  await browser.get(`/api/user-verification/verify?token=${encodeURIComponent(tokenIn(mail))}`);
  await signIn(browser, email);
  return browser;
}

export async function signIn(browser: Browser, email: string, password = goodPassword): Promise<void> {
  const reply = await browser.post('/api/auth/login', { email, password });
  if (reply.status !== 200) throw new Error(`${email}: ${reply.status} ${reply.text}`);
}

/** Creates the admin (root@markwise.example) as the server does at start, and signs in. */
export async function adminOf(test: TestApp, gateway: Gateway): Promise<Browser> {
  const email = 'root@markwise.example';
  await test.product.ensureAdmin({ email, password: goodPassword });
  const browser = browserOf(gateway, test.app);
  await signIn(browser, email);
  return browser;
}

/** The ID of the signed-in user. */
export async function idOf(browser: Browser): Promise<string> {
  const { id } = JSON.parse((await browser.get('/api/user')).text) as { id: string };
  return id;
}

/**
 * Creates three people and returns the tokens of the links that they got by mail: somebody who registered but did not
 * verify the address, a user who forgot the password, and a person with an account invitation. `accountInvitation`:
 * the ID of that invitation.
 */
export async function mailedTokens(
  test: TestApp,
  gateway: Gateway,
): Promise<{ verifyToken: string; resetToken: string; invitationToken: string; accountInvitation: string }> {
  const browser = browserOf(gateway, test.app);
  const tokenFor = async (path: string, body: object) => {
    const { status } = await browser.post(path, body);
    const [mail] = await deliverMails(test);
    if (status >= 400 || !mail) throw new Error(`${path} mailed nothing.`);
    return tokenIn(mail);
  };
  await signUp(test, gateway, 'forgetful@markwise.example');
  const pending = { firstName: 'Pending', email: 'pending@markwise.example', returnPath: '/courses' };
  const root = await adminOf(test, gateway);
  const invited = await root.post('/api/account-invitations', {
    emails: ['Vera Invited <invited@markwise.example>'],
    role: 'Instructor',
  });
  const { invitations } = JSON.parse(invited.text) as { invitations: { id: string }[] };
  const [invitationMail] = await deliverMails(test);
  return {
    invitationToken: invitationMail ? tokenIn(invitationMail) : '',
    accountInvitation: invitations[0]?.id ?? '',
    verifyToken: await tokenFor('/api/auth/register', { ...pending, password: goodPassword }),
    resetToken: await tokenFor('/api/reset-password/generate', { email: 'forgetful@markwise.example' }),
  };
}
