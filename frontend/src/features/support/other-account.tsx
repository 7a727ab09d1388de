import { Alert } from '@mantine/core';
import { useParams } from 'react-router-dom';
import type { SessionUserFragment } from '../../gql/graphql.ts';

/** The address names an account. A request can only be made for the own one, whatever it names. */
export function OtherAccount({ user: { id, email } }: { user: SessionUserFragment }) {
  const { user: named = id } = useParams();
  if (named === id || named.toLowerCase() === email) return null;
  return (
    <Alert mt="md" title="This link names another account">
      You are signed in as {email}, and the request is made for that account. To ask for another one, sign in
      with it.
    </Alert>
  );
}
