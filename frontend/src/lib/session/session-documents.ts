import { graphql } from '../../gql/index.ts';

// For documents that use this fragment by name.
graphql(`
  fragment SessionUser on User {
    id
    email
    firstName
    lastName
    role
    instructor
    isVerified
    canRequestUpgrade
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
