import { graphql } from '../../gql/index.ts';

// For the documents that spread it by name.
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
