import { expect } from 'vitest';
import { texts } from '../../core/texts.ts';
import { access } from './testing/site.ts';
import {
  badBody,
  badQuery,
  sharedByAll,
  forbidden,
  open,
  ownDataOnly,
  signInFirst,
  type RouteRows,
} from './testing/row.ts';

/** Contact messages, site settings and site access. */
export const supportRows: RouteRows = {
  'POST /api/contact-us': {
    ask: () => ({ body: { name: 'Ada', email: 'ada@school.example', message: 'Where are my plans?' } }),
    shows: () => ({ message: texts.contact.success }),
    changes: ['contactMessages', 'outbox'],
    after: ({ user }) => ({
      as: 'root',
      path: '/api/contact-us?first=1',
      shows: [{ userId: user, message: 'Where are my plans?' }],
    }),
    signedOut: open('users who cannot sign in have to be able to report it'),
    others: ownDataOnly('the sender of a message is the caller'),
    bad: [
      badBody('an invalid address', { email: 'nowhere' }, texts.contact.failure),
      badBody('no message', { message: ' ' }, texts.contact.failure),
    ],
  },
  'GET /api/contact-us': {
    as: 'root',
    ask: () => ({ query: { first: 5, answered: false } }),
    shows: () => [{ answeredAt: null, name: 'Eve', email: 'eve@school.example', message: 'Hello' }],
    changes: [],
    signedOut: signInFirst,
    others: forbidden,
    bad: [
      badQuery('an empty page', { first: 0 }, 'first: Ask for 1 to 100.'),
      badQuery('an invalid cursor', { after: 'x' }, 'after: This cursor is not from this list.'),
    ],
  },
  'PATCH /api/contact-us/{id}': {
    as: 'root',
    ask: ({ contactMessage }) => ({ path: { id: contactMessage }, body: { answered: true } }),
    shows: ({ contactMessage }) => ({ id: contactMessage, answeredAt: expect.any(String) }),
    changes: ['auditLog', 'contactMessages'],
    after: () => ({ path: '/api/contact-us?answered=true', shows: [{ email: 'eve@school.example' }] }),
    signedOut: signInFirst,
    others: forbidden,
    bad: [badBody('a text', { answered: 'yes' }, 'answered: Enter true or false.')],
  },
  'GET /api/site': {
    as: 'nobody',
    ask: () => ({}),
    shows: () => ({ hasAccessControl: true }),
    changes: [],
    signedOut: open('the site needs its settings before anybody signs in'),
    others: sharedByAll('the site is the same for all'),
    bad: [],
  },
  'POST /api/validate': {
    as: 'nobody',
    ask: () => ({ body: access }),
    shows: () => true,
    changes: [],
    signedOut: open('access to the site is checked before anybody signs in'),
    others: sharedByAll('there is one credential for all'),
    bad: [
      badBody('a wrong password', { password: 'wrong' }, texts.websiteAccess.failure, 401),
      badBody('a number for the password', { password: 7 }, 'password: Enter a text.'),
    ],
  },
};
