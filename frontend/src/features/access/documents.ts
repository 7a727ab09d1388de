import { graphql } from '../../gql/index.ts';

export const checkAccessMutation = graphql(`
  mutation CheckAccess($email: String!, $password: String!) {
    checkAccess(email: $email, password: $password)
  }
`);
