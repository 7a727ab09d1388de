import { texts } from '../../core/texts.ts';
import { goodPassword } from '../support/accounts.ts';
import { badBody, badQuery, sharedByAll, open, ownDataOnly, type RouteRows } from './testing/row.ts';

const anyone = 'its callers have no session yet';
const holder = sharedByAll('anyone with the secret can use it, signed in or not');
const newPassword = 'another sentence of mine';
const noInvitation =
  'This invitation link does not work. Copy all of it from the mail. Only the link in the newest mail works.';
const newcomer = { firstName: 'New', email: 'new@markwise.example', password: goodPassword };

/** Signing in and out. */
export const signInRows: RouteRows = {
  'POST /api/auth/login': {
    as: 'nobody',
    ask: ({ email }) => ({ body: { email, password: goodPassword } }),
    shows: ({ user, email }) => ({ id: user, _id: user, email, role: 'Student' }),
    changes: ['users'],
    after: ({ email }) => ({ path: '/api/user', shows: { email } }),
    signedOut: open(anyone),
    others: holder,
    bad: [
      badBody('a wrong password', { password: 'a wrong sentence' }, texts.login.failure, 401),
      badBody('an unknown address', { email: 'who@markwise.example' }, texts.login.failure, 401),
      badBody('no password', { password: undefined }, 'password: A value is needed.'),
      badBody('a number for the address', { email: 7 }, 'email: Enter a text.'),
      badBody('a wrong code', { code: 'AAAA-BBBB-CCCC' }, 'This code is wrong or no longer works.'),
      badBody('an empty code', { code: '' }, 'This code is wrong or no longer works.'),
      badBody('a number for the code', { code: 7 }, 'code: Enter a text.'),
    ],
  },
  'POST /api/auth/login-code': {
    as: 'nobody',
    ask: ({ email }) => ({ body: { email } }),
    shows: () => ({ message: 'If this address has an account, we have mailed it a code.' }),
    changes: ['loginCodes', 'outbox'],
    signedOut: open(anyone),
    others: sharedByAll('the mail always goes to the owner of the address'),
    bad: [
      badBody('no address', { email: undefined }, 'email: A value is needed.'),
      badBody('a number for the address', { email: 7 }, 'email: Enter a text.'),
    ],
  },
  'POST /api/auth/google-login': {
    as: 'nobody',
    ask: ({ googleToken }) => ({ body: { jwtToken: googleToken } }),
    shows: () => ({ email: 'gil@markwise.example', firstName: 'Gil', role: 'Student', hasPassword: false }),
    changes: ['users'],
    after: () => ({ path: '/api/user', shows: { email: 'gil@markwise.example' } }),
    signedOut: open(anyone),
    others: holder,
    bad: [
      badBody('no token', { jwtToken: undefined }, 'jwtToken: A value is needed.'),
      badBody('an unknown token', { jwtToken: 'no-token' }, texts.login.failure, 401),
      badBody('a token of 100,000 characters', { jwtToken: 'x'.repeat(100_000) }, texts.login.failure, 401),
    ],
  },
  'POST /api/auth/register': {
    as: 'nobody',
    ask: () => ({ body: { ...newcomer, lastName: 'Comer', role: 'Admin', instructor: true } }),
    shows: () => ({ message: texts.registration.success }),
    changes: ['users', 'outbox'],
    after: () => ({
      as: 'root',
      path: '/api/users?search=new',
      shows: [{ email: newcomer.email, role: 'Student', instructor: true, isVerified: false }],
    }),
    signedOut: open(anyone),
    others: sharedByAll('anyone can create an account'),
    bad: [
      badBody('an invalid address', { email: 'nowhere' }, texts.registration.failure),
      badBody('a short password', { password: 'short' }, texts.registration.failure),
      badBody('a well-known password', { password: '1234567890' }, texts.registration.failure),
      badBody('no name', { firstName: ' ' }, texts.registration.failure),
      badBody('an unknown role', { role: 'Emperor' }, texts.registration.failure),
      badBody('a role in small letters', { role: 'student' }, texts.registration.failure),
      badBody('a name of two lines', { firstName: 'Ada\r\nBcc: eve' }, texts.registration.failure),
    ],
  },
  'GET /api/auth/logout': {
    ask: () => ({}),
    changes: ['users'],
    after: () => ({ path: '/api/user', status: 401 }),
    signedOut: open('there may be no session to end'),
    others: ownDataOnly('it ends only the caller’s session'),
    bad: [],
  },
  'GET /api/user-verification/verify': {
    as: 'nobody',
    ask: ({ verifyToken }) => ({ query: { token: verifyToken } }),
    shows: () => ({ message: texts.verification.success, needsPassword: true }),
    changes: ['users'],
    after: () => ({
      as: 'root',
      path: '/api/users?search=pending',
      shows: [{ email: 'pending@markwise.example', isVerified: true }],
    }),
    signedOut: open(anyone),
    others: holder,
    bad: [
      badQuery('no token', { token: undefined }, texts.verification.failure),
      badQuery('an unknown token', { token: 'no-such-id.no-secret' }, texts.verification.failure),
      {
        what: 'a token of another kind',
        change: ({ resetToken }) => ({ query: { token: resetToken } }),
        text: texts.verification.failure,
      },
    ],
  },
  'POST /api/user-verification/verify': {
    as: 'nobody',
    ask: ({ verifyToken }) => ({ body: { token: verifyToken, password: goodPassword } }),
    shows: () => ({ message: texts.verification.success, needsPassword: false }),
    changes: ['users'],
    after: () => ({
      method: 'POST',
      path: '/api/auth/login',
      body: { email: 'pending@markwise.example', password: goodPassword },
    }),
    signedOut: open(anyone),
    others: holder,
    bad: [
      badBody('an unknown token', { token: 'no-such-id.no-secret' }, texts.verification.failure),
      badBody('another password', { password: 'a wrong sentence' }, texts.verification.failure),
      badBody('a short new password', { newPassword: 'short' }, texts.verification.failure),
      {
        what: 'a token of another kind',
        change: ({ resetToken }) => ({ body: { token: resetToken } }),
        text: texts.verification.failure,
      },
    ],
  },
  'POST /api/reset-password/generate': {
    as: 'nobody',
    ask: ({ email }) => ({ body: { email } }),
    shows: () => ({ message: texts.passwordResetRequest.success }),
    changes: ['outbox'],
    signedOut: open(anyone),
    others: sharedByAll('the mail always goes to the owner of the address'),
    bad: [
      badBody('no address', { email: undefined }, texts.passwordResetRequest.failure),
      badBody('an address that is none', { email: 'ada at markwise' }, texts.passwordResetRequest.failure),
    ],
  },
  'GET /api/reset-password': {
    as: 'nobody',
    ask: ({ resetToken }) => ({ query: { token: resetToken } }),
    shows: () => true,
    changes: [],
    signedOut: open(anyone),
    others: holder,
    bad: [badQuery('no token', { token: undefined }, 'token: A value is needed.')],
  },
  'POST /api/reset-password': {
    as: 'nobody',
    ask: ({ resetToken }) => ({ body: { token: resetToken, password: newPassword } }),
    shows: () => ({ message: texts.passwordReset.success }),
    changes: ['users', 'outbox'],
    after: () => ({
      method: 'POST',
      path: '/api/auth/login',
      body: { email: 'forgetful@markwise.example', password: newPassword },
    }),
    signedOut: open(anyone),
    others: holder,
    bad: [
      badBody('an unknown token', { token: 'no-such-id.no-secret' }, texts.passwordReset.failure),
      badBody('a short password', { password: 'short' }, texts.passwordReset.failure),
      {
        what: 'a token of another kind',
        change: ({ verifyToken }) => ({ body: { token: verifyToken } }),
        text: texts.passwordReset.failure,
      },
    ],
  },
  'GET /api/accept-invitation': {
    as: 'nobody',
    ask: ({ invitationToken }) => ({ query: { token: invitationToken } }),
    shows: () => ({ email: 'invited@markwise.example', role: 'Instructor' }),
    changes: [],
    signedOut: open(anyone),
    others: holder,
    bad: [badQuery('no token', { token: undefined }, 'token: A value is needed.')],
  },
  'POST /api/accept-invitation': {
    as: 'nobody',
    ask: ({ invitationToken }) => ({
      body: { token: invitationToken, firstName: 'Ivy', password: goodPassword },
    }),
    shows: () => ({ email: 'invited@markwise.example', firstName: 'Ivy', role: 'Instructor' }),
    changes: ['accountInvitations', 'auditLog', 'users'],
    after: () => ({ path: '/api/user', shows: { email: 'invited@markwise.example', isVerified: true } }),
    signedOut: open(anyone),
    others: holder,
    bad: [
      badBody('an unknown token', { token: 'no-such-id.no-secret' }, noInvitation, 404),
      badBody('no name', { firstName: ' ' }, 'firstName: A value is needed.'),
      badBody('a short password', { password: 'short' }, 'password: Use at least 10 characters.'),
      {
        what: 'a token of another kind',
        change: ({ resetToken }) => ({ body: { token: resetToken } }),
        text: noInvitation,
        status: 404,
      },
    ],
  },
};
