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
