import type { Role } from '../../core/accounts/role.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { writeLetter } from '../platform/mail/letter.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { plainWords } from '../platform/mail/plain-words.ts';

/** Removes links from the name, because somebody else may have typed it: anyone can register any address. */
function greeting(firstName: string): string {
  return `Hello ${plainWords(firstName)},`.replace(' ,', ',');
}

const articleOf: Readonly<Record<Role, string>> = {
  Student: 'a student',
  Instructor: 'an instructor',
  Admin: 'an administrator',
};

/**
 * All mails about accounts. Links use the site's configured address, never one from a request. Texts that
 * users typed pass through `plainWords`. `account-mails.test.ts` lists the exceptions, which go to proven
 * addresses only.
 */
export class AccountMails {
  constructor(private readonly siteUrl: string) {}

  /** The address is unproven, so the mail contains nothing that a user typed. */
  verification(to: string, token: string): Mail {
    return this.letter(to, 'Verify your address', {
      paragraphs: [
        'Hello,',
        'Somebody registered at Markwise with this address. If it was you, one step is left: verify the address.',
      ],
      action: { label: 'Verify my address', url: this.link('/verify-user', token) },
      closing: [
        'Open the link in the browser in which you registered. Any other browser asks for the password that you chose.',
        'The link works for 24 hours. If you did not register, do nothing: without the link there is no account.',
      ],
    });
  }

  /** The address is unproven, so the mail contains nothing that a user typed. */
  accountInvitation(to: string, role: Role, token: string): Mail {
    return this.letter(to, 'You are invited', {
      paragraphs: [
        'Hello,',
        `An administrator of Markwise invites you to create an account as ${articleOf[role]}. Choose your name and a password, and you are signed in.`,
      ],
      action: { label: 'Accept the invitation', url: this.link('/accept-invitation', token) },
      closing: [
        'The link works once, for 7 days. If you get another invitation, only the link in the newest mail works.',
        'If you do not want an account, do nothing: without the link there is no account.',
      ],
    });
  }

  /** For the owner of an address that somebody tried to register again. */
  alreadyRegistered(to: string): Mail {
    return this.letter(to, 'You have an account already', {
      paragraphs: [
        'Hello,',
        'Somebody tried to register at Markwise with this address, but it has an account already. Nothing was changed.',
        'If it was you and you have forgotten your password, or never verified the address, set a new password: that does both.',
      ],
      action: { label: 'Set a new password', url: `${this.siteUrl}/reset-password/generate` },
    });
  }

  /** The address may be unproven, so the mail contains nothing that a user typed. */
  passwordReset(to: string, token: string): Mail {
    return this.letter(to, 'Set a new password', {
      paragraphs: ['Hello,', 'Somebody asked to set a new password for your account at Markwise.'],
      action: { label: 'Set a new password', url: this.link('/reset-password', token) },
      closing: [
        'The link works once, for one hour. If you did not ask, do nothing: your password stays as it is.',
      ],
    });
  }

  /** For the owner who signs in with a new browser, while sign-in is blocked because others guessed wrong passwords. */
  loginCode(to: string, firstName: string, code: string): Mail {
    return this.letter(to, 'Your sign-in code', {
      paragraphs: [
        greeting(firstName),
        'Somebody asked for a code to sign in to your account at Markwise. Enter it on the sign-in page, together with your password:',
        code,
      ],
      closing: [
        'The code works once, for one hour. If you did not ask, do nothing, and do not share the code. It does not work without your password.',
      ],
    });
  }

  /** `where`: which sessions were ended. */
  passwordChanged(
    to: string,
    firstName: string,
    where: 'every browser' | 'every other browser' = 'every browser',
  ): Mail {
    return this.letter(to, 'Your password was changed', {
      paragraphs: [
        greeting(firstName),
        `The password of your account at Markwise was changed, and ${where} was signed out.`,
        'If it was not you, set a new one now.',
      ],
      action: { label: 'Set a new password', url: `${this.siteUrl}/reset-password/generate` },
    });
  }

  /** An old refresh token was used: by the browser, or by somebody who stole its cookies. */
  sessionEnded(to: string, firstName: string): Mail {
    return this.letter(to, 'We signed a browser out', {
      paragraphs: [
        greeting(firstName),
        'Somebody used an outdated cookie of one of your sessions at Markwise, so we ended that session.',
        'A browser that restores old data can cause this. A person who copied your cookies can cause it, too: if you do not know why it happened, set a new password, which ends every session.',
      ],
      action: { label: 'Set a new password', url: `${this.siteUrl}/reset-password/generate` },
    });
  }

  apiTokenCreated(to: string, firstName: string, name: string): Mail {
    return this.letter(to, 'An API token was created for your account', {
      paragraphs: [
        greeting(firstName),
        `An API token with the name “${name}” was created for your account at Markwise. A program that has it can act in your name.`,
        'If it was not you, revoke it and change your password.',
      ],
      action: { label: 'Look at my tokens', url: `${this.siteUrl}/myaccount` },
    });
  }

  accountDeleted(to: string, firstName: string): Mail {
    return this.letter(to, 'Your account was deleted', {
      paragraphs: [
        greeting(firstName),
        'Your account at Markwise was deleted, with everything in it, as you asked.',
        'Two things stay: your rows in the courses of other people, which the owners of the courses can remove, and the entries of the audit log, which is never changed.',
      ],
    });
  }

  roleChanged(to: string, firstName: string, role: Role): Mail {
    return this.letter(to, `Your role is ${role} now`, {
      paragraphs: [
        greeting(firstName),
        `An administrator of Markwise gave your account the role ${role}. The new role applies from now on.`,
      ],
      action: { label: 'Open my account', url: `${this.siteUrl}/myaccount` },
    });
  }

  accountDisabled(to: string, firstName: string): Mail {
    return this.letter(to, 'Your account was disabled', {
      paragraphs: [
        greeting(firstName),
        'An administrator of Markwise disabled your account. You are signed out everywhere, and your API tokens are revoked for good.',
        'Everything that you saved is kept. If you think that this is a mistake, write to us.',
      ],
      action: { label: 'Write to us', url: `${this.siteUrl}/contact-us` },
    });
  }

  accountEnabled(to: string, firstName: string): Mail {
    return this.letter(to, 'Your account is enabled again', {
      paragraphs: [
        greeting(firstName),
        'An administrator of Markwise enabled your account again. You can sign in as before. Create new API tokens if you need them.',
      ],
      action: { label: 'Sign in', url: `${this.siteUrl}/login` },
    });
  }

  /** For an admin. The mail contains nothing that the user typed: admins read the request on the site. */
  upgradeRequested(to: string, accountEmail: string): Mail {
    return this.letter(to, 'Somebody asks to become an instructor', {
      paragraphs: ['Hello,', `${accountEmail} asks to become an instructor at Markwise.`],
      action: { label: 'Look at the request', url: `${this.siteUrl}/manage-users?tab=requests` },
    });
  }

  upgradeApproved(to: string): Mail {
    return this.letter(to, 'You are an instructor', {
      paragraphs: ['Hello,', 'You asked to become an instructor at Markwise, and from now on you are one.'],
      action: { label: 'Open Markwise', url: this.siteUrl },
    });
  }

  /** `reason`: the admin's text. Null if there is none. */
  upgradeRefused(
    to: string,
    { reason, mayAskAgain }: { readonly reason: string | null; readonly mayAskAgain: boolean },
  ): Mail {
    return this.letter(to, 'Your request was refused', {
      paragraphs: [
        'Hello,',
        'You asked to become an instructor at Markwise. The request was refused. Your account stays as it is.',
        ...(reason === null ? [] : ['The reason that was given:', reason]),
        ...(mayAskAgain ? ['You can ask again, and say more about what you teach.'] : []),
      ],
      ...(mayAskAgain && { action: { label: 'Ask again', url: `${this.siteUrl}/upgrade-form/me` } }),
    });
  }

  private letter(to: string, subject: string, rest: Omit<Letter, 'to' | 'subject'>): Mail {
    return writeLetter({ to, subject, ...rest });
  }

  private link(path: string, token: string): string {
    return `${this.siteUrl}${path}?token=${encodeURIComponent(token)}`;
  }
}
