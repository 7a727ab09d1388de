import { graphql } from '../../../gql/index.ts';

// The documents below use this fragment by name.
graphql(`
  fragment ListedInvitation on AccountInvitation {
    id
    email
    firstName
    lastName
    role
    status
    sentAt
    expiresAt
  }
`);

export const accountInvitationsQuery = graphql(`
  query AccountInvitations($first: Int!, $after: String) {
    accountInvitations(first: $first, after: $after) {
      totalCount
      nodes {
        ...ListedInvitation @unmask
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const inviteUsersMutation = graphql(`
  mutation InviteUsers($emails: [String!]!, $role: Role!) {
    inviteUsers(emails: $emails, role: $role) {
      invitations {
        id
        email
      }
      failures {
        email
        message
      }
    }
  }
`);

export const resendAccountInvitationMutation = graphql(`
  mutation ResendAccountInvitation($id: ID!) {
    resendAccountInvitation(id: $id) {
      ...ListedInvitation @unmask
    }
  }
`);

export const cancelAccountInvitationMutation = graphql(`
  mutation CancelAccountInvitation($id: ID!) {
    cancelAccountInvitation(id: $id)
  }
`);
