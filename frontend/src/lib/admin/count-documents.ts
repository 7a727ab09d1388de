import { graphql } from '../../gql/index.ts';

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
