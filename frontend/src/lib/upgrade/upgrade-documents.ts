import { graphql } from '../../gql/index.ts';

// For the documents that spread it by name.
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

/** What the person asked last to become an instructor. */
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
