import { graphql } from '../../gql/index.ts';

export const sessionUserFragment = graphql(`
  fragment SessionUser on User {
    id
    email
    firstName
    lastName
    role
    instructor
    verified
    upgradeRequestsEnabled
  }
`);

export const meQuery = graphql(`
  query Me {
    me {
      ...SessionUser @unmask
    }
  }
`);

export const logoutMutation = graphql(`
  mutation Logout {
    logout
  }
`);
