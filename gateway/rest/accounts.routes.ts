import { texts } from '../../core/texts.ts';
import type { RestRoute } from './route.ts';

/** An account as its owner and admins see it. */
export const userFields = /* GraphQL */ `
  id
  _id: id
  email
  firstName
  lastName
  role
  instructor
  notifications
  description
  links {
    id
    _id: id
    title
    url
  }
  verified
  disabled
  upgradeRequestsEnabled
  hasPassword
  createdOn
`;

export const accountsRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/auth/login',
    tag: 'Accounts',
    summary: 'Signs in; the answer sets the session’s cookies.',
    operation: `mutation RestLogin($email: String!, $password: String!) {
      login(email: $email, password: $password) { ${userFields} }
    }`,
    body: ['email', 'password'],
    status: 200,
    errors: ['UNAUTHENTICATED', 'RATE_LIMITED'],
    example: { email: 'student@markwise.example', password: 'a sentence of my own' },
  },
  {
    method: 'post',
    path: '/api/auth/google-login',
    tag: 'Accounts',
    summary: 'Signs in with Google’s ID token.',
    operation: `mutation RestGoogleLogin($jwtToken: String!) {
      loginWithGoogle(jwtToken: $jwtToken) { ${userFields} }
    }`,
    body: ['jwtToken'],
    status: 200,
    errors: ['UNAUTHENTICATED', 'RATE_LIMITED', 'UPSTREAM_FAILED'],
  },
  {
    method: 'post',
    path: '/api/auth/register',
    tag: 'Accounts',
    summary: 'Makes an account and mails a link that verifies it.',
    operation: `mutation RestRegister(
      $firstName: String! $lastName: String! = "" $email: String! $password: String!
      $role: String $instructor: Boolean! = false $notifications: Boolean! = false
    ) {
      register(input: {
        firstName: $firstName lastName: $lastName email: $email password: $password
        role: $role instructor: $instructor notifications: $notifications
      }) { message }
    }`,
    body: ['firstName', 'lastName', 'email', 'password', 'role', 'instructor', 'notifications'],
    status: 201,
    failure: texts.registration.failure,
    errors: ['RATE_LIMITED'],
    example: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@markwise.example',
      password: 'a sentence of my own',
    },
  },
  {
    method: 'get',
    path: '/api/auth/logout',
    tag: 'Accounts',
    summary: 'Ends the session.',
    operation: 'mutation RestLogout { logout }',
    status: 204,
  },
  {
    method: 'get',
    path: '/api/user',
    tag: 'Accounts',
    summary: 'The own account.',
    operation: `query RestUser { me { ${userFields} } }`,
    status: 200,
  },
  {
    method: 'get',
    path: '/api/user-verification/verify',
    tag: 'Accounts',
    summary: 'Proves an address with the token of the mail.',
    operation: 'mutation RestVerify($token: String!) { verifyEmail(token: $token) { message } }',
    query: ['token'],
    status: 200,
    failure: texts.verification.failure,
  },
  {
    method: 'post',
    path: '/api/reset-password/generate',
    tag: 'Accounts',
    summary: 'Mails a link that sets a new password, if the address has an account.',
    operation:
      'mutation RestRequestReset($email: String!) { requestPasswordReset(email: $email) { message } }',
    body: ['email'],
    status: 200,
    failure: texts.passwordResetRequest.failure,
    errors: ['RATE_LIMITED'],
  },
  {
    method: 'post',
    path: '/api/reset-password',
    tag: 'Accounts',
    summary: 'Sets a new password with the token of the mail.',
    operation: `mutation RestReset($token: String!, $password: String!) {
      resetPassword(token: $token, password: $password) { message }
    }`,
    body: ['token', 'password'],
    status: 200,
    failure: texts.passwordReset.failure,
  },
];
