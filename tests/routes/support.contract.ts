import { expect } from 'vitest';
import { texts } from '../../core/texts.ts';
import { access } from './testing/site.ts';
import {
  invalidBody,
  invalidQuery,
  sharedByAll,
  forbidden,
  openBecause,
  ownDataOnly,
  signInFirst,
  type RouteRows,
} from './testing/row.ts';

/** Contact messages, site settings and site access. */
export const supportRows: RouteRows = {
  'POST /api/contact-us': {
    request: () => ({ body: { name: 'Ada', email: 'ada@school.example', message: 'Where are my plans?' } }),
    response: () => ({ message: texts.contact.success }),
    changes: ['contactMessages', 'outbox'],
    after: ({ user }) => ({
      as: 'root',
      path: '/api/contact-us?first=1',
      response: [{ userId: user, message: 'Where are my plans?' }],
    }),
    signedOut: openBecause('users who cannot sign in have to be able to report it'),
    others: ownDataOnly('the sender of a message is the caller'),
    invalid: [
      invalidBody('an invalid address', { email: 'nowhere' }, texts.contact.failure),
      invalidBody('no message', { message: ' ' }, texts.contact.failure),
    ],
  },
  'GET /api/contact-us': {
    as: 'root',
    request: () => ({ query: { first: 5, answered: false } }),
    response: () => [{ answeredAt: null, name: 'Eve', email: 'eve@school.example', message: 'Hello' }],
    changes: [],
    signedOut: signInFirst,
    others: forbidden,
    invalid: [
      invalidQuery('an empty page', { first: 0 }, 'first: Ask for 1 to 100.'),
      invalidQuery('an invalid cursor', { after: 'x' }, 'after: This cursor is not from this list.'),
    ],
  },
  'PATCH /api/contact-us/{id}': {
    as: 'root',
    request: ({ contactMessage }) => ({ path: { id: contactMessage }, body: { answered: true } }),
    response: ({ contactMessage }) => ({ id: contactMessage, answeredAt: expect.any(String) }),
    changes: ['auditLog', 'contactMessages'],
    after: () => ({ path: '/api/contact-us?answered=true', response: [{ email: 'eve@school.example' }] }),
    signedOut: signInFirst,
    others: forbidden,
    invalid: [invalidBody('a text', { answered: 'yes' }, 'answered: Enter true or false.')],
  },
  'GET /api/site': {
    as: 'nobody',
    request: () => ({}),
    response: () => ({ hasAccessControl: true }),
    changes: [],
    signedOut: openBecause('the site needs its settings before anybody signs in'),
    others: sharedByAll('the site is the same for all'),
    invalid: [],
  },
  'POST /api/validate': {
    as: 'nobody',
    request: () => ({ body: access }),
    response: () => true,
    changes: [],
    signedOut: openBecause('access to the site is checked before anybody signs in'),
    others: sharedByAll('there is one credential for all'),
    invalid: [
      invalidBody('a wrong password', { password: 'wrong' }, texts.websiteAccess.failure, 401),
      invalidBody('a number for the password', { password: 7 }, 'password: Enter a text.'),
    ],
  },
};
