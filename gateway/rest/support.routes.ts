import { texts } from '../../core/texts.ts';
import type { RestRoute } from './route.ts';

export const supportRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/contact-us',
    tag: 'Support',
    operation: `mutation RestContact($input: ContactInput!) { contactUs(input: $input) { message } }`,
    input: { variable: 'input' },
    errors: ['RATE_LIMITED', 'PAYLOAD_TOO_LARGE'],
    status: 201,
    failure: texts.contact.failure,
    example: { name: 'Ada', email: 'ada@markwise.example', message: 'Where do I find my plans?' },
  },
  {
    method: 'get',
    path: '/api/contact-us',
    tag: 'Support',
    operation: `query RestContactMessages($first: Int! = 20, $after: String) {
      contactMessages(first: $first, after: $after) {
        nodes { id _id: id name email message userId createdAt }
        pageInfo { hasNextPage endCursor }
        totalCount
      }
    }`,
    query: ['first', 'after'],
    reply: 'page',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/site',
    tag: 'Support',
    operation: 'query RestSite { site { googleClientId hasAccessControl } }',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/validate',
    tag: 'Support',
    operation: `mutation RestCheckAccess($email: String!, $password: String!) {
      checkAccess(email: $email, password: $password)
    }`,
    body: ['email', 'password'],
    errors: ['UNAUTHENTICATED', 'RATE_LIMITED'],
    status: 200,
  },
];
