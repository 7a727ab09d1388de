import { texts } from '../../core/texts.ts';
import type { RestRow } from './route.ts';

export const supportRoutes: readonly RestRow[] = [
  {
    method: 'post',
    path: '/api/contact-us',
    tag: 'Support',
    operation: 'contactUs',
    errors: ['RATE_LIMITED', 'PAYLOAD_TOO_LARGE'],
    status: 201,
    failure: texts.contact.failure,
    example: { name: 'Ada', email: 'ada@markwise.example', message: 'Where do I find my plans?' },
  },
  {
    method: 'get',
    path: '/api/contact-us',
    tag: 'Support',
    operation: 'contactMessages',
    reply: 'page',
    status: 200,
  },
  {
    method: 'patch',
    path: '/api/contact-us/{id}',
    tag: 'Support',
    operation: 'setContactAnswered',
    errors: ['NOT_FOUND'],
    status: 200,
  },
  {
    method: 'get',
    path: '/api/site',
    tag: 'Support',
    operation: 'site',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/validate',
    tag: 'Support',
    operation: 'checkAccess',
    errors: ['UNAUTHENTICATED', 'RATE_LIMITED'],
    status: 200,
  },
];
