import { texts } from '../../core/texts.ts';
import { goodPassword } from '../support/accounts.ts';
import {
  invalidBody,
  invalidQuery,
  sharedByAll,
  openBecause,
  ownDataOnly,
  type RouteRows,
} from './testing/row.ts';

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
    request: ({ email }) => ({ body: { email, password: goodPassword } }),
    response: ({ user, email }) => ({ id: user, _id: user, email, role: 'Student' }),
    changes: ['users'],
    after: ({ email }) => ({ path: '/api/user', response: { email } }),
    signedOut: openBecause(anyone),
    others: holder,
    invalid: [
      invalidBody('a wrong password', { password: 'a wrong sentence' }, texts.login.failure, 401),
      invalidBody('an unknown address', { email: 'who@markwise.example' }, texts.login.failure, 401),
      invalidBody('no password', { password: undefined }, 'password: A value is needed.'),
      invalidBody('a number for the address', { email: 7 }, 'email: Enter a text.'),
      invalidBody('a wrong code', { code: 'AAAA-BBBB-CCCC' }, 'This code is wrong or no longer works.'),
      invalidBody('an empty code', { code: '' }, 'This code is wrong or no longer works.'),
      invalidBody('a number for the code', { code: 7 }, 'code: Enter a text.'),
    ],
  },
  'POST /api/auth/login-code': {
    as: 'nobody',
    request: ({ email }) => ({ body: { email } }),
    response: () => ({ message: 'If this address has an account, we have mailed it a code.' }),
    changes: ['loginCodes', 'outbox'],
    signedOut: openBecause(anyone),
    others: sharedByAll('the mail always goes to the owner of the address'),
    invalid: [
      invalidBody('no address', { email: undefined }, 'email: A value is needed.'),
      invalidBody('a number for the address', { email: 7 }, 'email: Enter a text.'),
    ],
  },
  'POST /api/auth/google-login': {
    as: 'nobody',
    request: ({ googleToken }) => ({ body: { jwtToken: googleToken } }),
    response: () => ({
      email: 'gil@markwise.example',
      firstName: 'Gil',
      role: 'Student',
      hasPassword: false,
    }),
    changes: ['users'],
    after: () => ({ path: '/api/user', response: { email: 'gil@markwise.example' } }),
    signedOut: openBecause(anyone),
    others: holder,
    invalid: [
      invalidBody('no token', { jwtToken: undefined }, 'jwtToken: A value is needed.'),
      invalidBody('an unknown token', { jwtToken: 'no-token' }, texts.login.failure, 401),
      invalidBody(
        'a token of 100,000 characters',
        { jwtToken: 'x'.repeat(100_000) },
        texts.login.failure,
        401,
      ),
    ],
  },
  'POST /api/auth/register': {
    as: 'nobody',
    request: () => ({ body: { ...newcomer, lastName: 'Comer', role: 'Admin', instructor: true } }),
    response: () => ({ message: texts.registration.success }),
    changes: ['users', 'outbox'],
    after: () => ({
      as: 'root',
      path: '/api/users?search=new',
      response: [{ email: newcomer.email, role: 'Student', instructor: true, isVerified: false }],
    }),
    signedOut: openBecause(anyone),
    others: sharedByAll('anyone can create an account'),
    invalid: [
      invalidBody('an invalid address', { email: 'nowhere' }, texts.registration.failure),
      invalidBody('a short password', { password: 'short' }, texts.registration.failure),
      invalidBody('a well-known password', { password: '1234567890' }, texts.registration.failure),
      invalidBody('no name', { firstName: ' ' }, texts.registration.failure),
      invalidBody('an unknown role', { role: 'Emperor' }, texts.registration.failure),
      invalidBody('a role in small letters', { role: 'student' }, texts.registration.failure),
      invalidBody('a page of another site', { returnPath: '//evil.example' }, texts.registration.failure),
      invalidBody('a name of two lines', { firstName: 'Ada\r\nBcc: eve' }, texts.registration.failure),
    ],
  },
  'GET /api/auth/logout': {
    request: () => ({}),
    changes: ['users'],
    after: () => ({ path: '/api/user', status: 401 }),
    signedOut: openBecause('there may be no session to end'),
    others: ownDataOnly('it ends only the caller’s session'),
    invalid: [],
  },
  'GET /api/user-verification/verify': {
    as: 'nobody',
    request: ({ verifyToken }) => ({ query: { token: verifyToken } }),
    response: () => ({ message: texts.verification.success, needsPassword: true, returnPath: null }),
    changes: ['users'],
    after: () => ({
      as: 'root',
      path: '/api/users?search=pending',
      response: [{ email: 'pending@markwise.example', isVerified: true }],
    }),
    signedOut: openBecause(anyone),
    others: holder,
    invalid: [
      invalidQuery('no token', { token: undefined }, texts.verification.failure),
      invalidQuery('an unknown token', { token: 'no-such-id.no-secret' }, texts.verification.failure),
      {
        what: 'a token of another kind',
        change: ({ resetToken }) => ({ query: { token: resetToken } }),
        text: texts.verification.failure,
      },
    ],
  },
  'POST /api/user-verification/verify': {
    as: 'nobody',
    request: ({ verifyToken }) => ({ body: { token: verifyToken, password: goodPassword } }),
    response: () => ({ message: texts.verification.success, needsPassword: false, returnPath: '/courses' }),
    changes: ['users'],
    after: () => ({
      method: 'POST',
      path: '/api/auth/login',
      body: { email: 'pending@markwise.example', password: goodPassword },
    }),
    signedOut: openBecause(anyone),
    others: holder,
    invalid: [
      invalidBody('an unknown token', { token: 'no-such-id.no-secret' }, texts.verification.failure),
      invalidBody('another password', { password: 'a wrong sentence' }, texts.verification.failure),
      invalidBody('a short new password', { newPassword: 'short' }, texts.verification.failure),
      {
        what: 'a token of another kind',
        change: ({ resetToken }) => ({ body: { token: resetToken } }),
        text: texts.verification.failure,
      },
    ],
  },
  'POST /api/reset-password/generate': {
    as: 'nobody',
    request: ({ email }) => ({ body: { email } }),
    response: () => ({ message: texts.passwordResetRequest.success }),
    changes: ['outbox'],
    signedOut: openBecause(anyone),
    others: sharedByAll('the mail always goes to the owner of the address'),
    invalid: [
      invalidBody('no address', { email: undefined }, texts.passwordResetRequest.failure),
      invalidBody(
        'an address that is none',
        { email: 'ada at markwise' },
        texts.passwordResetRequest.failure,
      ),
    ],
  },
  'GET /api/reset-password': {
    as: 'nobody',
    request: ({ resetToken }) => ({ query: { token: resetToken } }),
    response: () => true,
    changes: [],
    signedOut: openBecause(anyone),
    others: holder,
    invalid: [invalidQuery('no token', { token: undefined }, 'token: A value is needed.')],
  },
  'POST /api/reset-password': {
    as: 'nobody',
    request: ({ resetToken }) => ({ body: { token: resetToken, password: newPassword } }),
    response: () => ({ message: texts.passwordReset.success }),
    changes: ['users', 'outbox'],
    after: () => ({
      method: 'POST',
      path: '/api/auth/login',
      body: { email: 'forgetful@markwise.example', password: newPassword },
    }),
    signedOut: openBecause(anyone),
    others: holder,
    invalid: [
      invalidBody('an unknown token', { token: 'no-such-id.no-secret' }, texts.passwordReset.failure),
      invalidBody('a short password', { password: 'short' }, texts.passwordReset.failure),
      {
        what: 'a token of another kind',
        change: ({ verifyToken }) => ({ body: { token: verifyToken } }),
        text: texts.passwordReset.failure,
      },
    ],
  },
  'GET /api/accept-invitation': {
    as: 'nobody',
    request: ({ invitationToken }) => ({ query: { token: invitationToken } }),
    response: () => ({ email: 'invited@markwise.example', role: 'Instructor' }),
    changes: [],
    signedOut: openBecause(anyone),
    others: holder,
    invalid: [invalidQuery('no token', { token: undefined }, 'token: A value is needed.')],
  },
  'POST /api/accept-invitation': {
    as: 'nobody',
    request: ({ invitationToken }) => ({
      body: { token: invitationToken, firstName: 'Ivy', password: goodPassword },
    }),
    response: () => ({ email: 'invited@markwise.example', firstName: 'Ivy', role: 'Instructor' }),
    changes: ['accountInvitations', 'auditLog', 'users'],
    after: () => ({ path: '/api/user', response: { email: 'invited@markwise.example', isVerified: true } }),
    signedOut: openBecause(anyone),
    others: holder,
    invalid: [
      invalidBody('an unknown token', { token: 'no-such-id.no-secret' }, noInvitation, 404),
      invalidBody('no name', { firstName: ' ' }, 'firstName: A value is needed.'),
      invalidBody('a short password', { password: 'short' }, 'password: Use at least 10 characters.'),
      {
        what: 'a token of another kind',
        change: ({ resetToken }) => ({ body: { token: resetToken } }),
        text: noInvitation,
        status: 404,
      },
    ],
  },
};
