import { graphql } from '../../gql/index.ts';

// For documents that use this fragment by name.
graphql(`
  fragment OwnUpgradeRequest on UpgradeRequest {
    id
    status
    createdAt
    decidedAt
    reason
    name
    linkedin
    email
    description
    title
    affiliation
  }
`);

/** The user's last request to become an instructor. */
export const ownUpgradeQuery = graphql(`
  query OwnUpgrade {
    me {
      id
      upgradeRequest {
        ...OwnUpgradeRequest @unmask
      }
    }
  }
`);

/** Number of messages from the contact form that admins have to answer. */
export const openMessageCountQuery = graphql(`
  query OpenContactMessages {
    contactMessages(answered: false, first: 1) {
      totalCount
    }
  }
`);

/** Number of requests that admins have to decide. */
export const pendingCountQuery = graphql(`
  query PendingUpgradeRequests {
    upgradeRequests(status: Pending, first: 1) {
      totalCount
    }
  }
`);
