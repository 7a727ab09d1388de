import { graphql } from '../../gql/index.ts';

export const loginMutation = graphql(`
  mutation Login($email: String!, $password: String!, $code: String) {
    login(email: $email, password: $password, code: $code) {
      ...SessionUser @unmask
    }
  }
`);

export const requestLoginCodeMutation = graphql(`
  mutation RequestLoginCode($email: String!) {
    requestLoginCode(email: $email) {
      message
    }
  }
`);

export const loginWithGoogleMutation = graphql(`
  mutation LoginWithGoogle($jwtToken: String!) {
    loginWithGoogle(jwtToken: $jwtToken) {
      ...SessionUser @unmask
    }
  }
`);

export const registerMutation = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      message
    }
  }
`);

export const verifyEmailMutation = graphql(`
  mutation VerifyEmail($token: String!, $password: String, $newPassword: String) {
    verifyEmail(token: $token, password: $password, newPassword: $newPassword) {
      message
      needsPassword
      returnPath
    }
  }
`);

export const requestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email) {
      message
    }
  }
`);

/** Whether the link still works. */
export const passwordResetLinkQuery = graphql(`
  query PasswordResetLink($token: String!) {
    passwordResetLink(token: $token)
  }
`);

export const resetPasswordMutation = graphql(`
  mutation ResetPassword($token: String!, $password: String!) {
    resetPassword(token: $token, password: $password) {
      message
    }
  }
`);

export const receivedInvitationQuery = graphql(`
  query ReceivedInvitation($token: String!) {
    receivedAccountInvitation(token: $token) {
      email
      firstName
      lastName
      role
    }
  }
`);

export const acceptInvitationMutation = graphql(`
  mutation AcceptInvitation($input: AcceptAccountInvitationInput!) {
    acceptAccountInvitation(input: $input) {
      ...SessionUser @unmask
    }
  }
`);

export const siteSettingsQuery = graphql(`
  query SiteSettings {
    site {
      googleClientId
    }
  }
`);

export const accountQuery = graphql(`
  query Account($email: String!) {
    user(email: $email) {
      id
      email
      firstName
      lastName
      role
      description
      createdAt
      links {
        id
        title
        url
      }
    }
  }
`);
