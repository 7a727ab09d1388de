import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { generatePath, Link } from 'react-router-dom';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ownUpgradeQuery } from '../../../lib/upgrade/documents.ts';

/** The way to an instructor's account, or how far the request for it is. */
export function UpgradeLine({ user: { id, role, upgradeRequestsEnabled } }: { user: SessionUserFragment }) {
  const isStudent = role === 'Student';
  const { data } = useQuery(ownUpgradeQuery, { skip: !isStudent, fetchPolicy: 'cache-and-network' });
  if (!isStudent) return null;
  const to = generatePath(paths.upgradeForm, { user: id });
  if (data?.me?.upgradeRequest?.status === 'Pending')
    return (
      <>
        <span>Your request to become an instructor is pending.</span>
        <Anchor component={Link} to={to}>
          See the request
        </Anchor>
      </>
    );
  if (!upgradeRequestsEnabled) return null;
  return (
    <Anchor component={Link} to={to}>
      Ask to become an instructor
    </Anchor>
  );
}
