import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import type { OwnSessionFragment } from '../../../../gql/graphql.ts';
import { ago } from '../../../../lib/ago.ts';
import { showSuccess } from '../../../../lib/show-notice.tsx';
import { endSessionMutation } from '../documents.ts';
import { onDate } from '../on-date.ts';
import rows from '../rows.module.css';
import { focusSection } from '../section.tsx';
import { showFailure } from '../show-failure.ts';
import { deviceName } from './device-name.ts';

/** One browser, by the words of its own, and since when. */
export function SessionRow({ session }: { session: OwnSessionFragment }) {
  const { id, userAgent, createdOn, lastSeenOn, current } = session;
  const name = deviceName(userAgent);
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <span className={rows.name} title={userAgent}>
          {name}
          {current ? <span className={rows.mark}>this browser</span> : null}
        </span>
        <span className={rows.facts}>
          {current ? 'In use now' : `Last seen ${ago(lastSeenOn)}`} · signed in on {onDate(createdOn)}
        </span>
      </div>
      {current ? null : <EndSession id={id} name={name} />}
    </li>
  );
}

function EndSession({ id, name }: { id: string; name: string }) {
  const [end, { loading }] = useMutation(endSessionMutation, {
    variables: { id },
    update(cache) {
      cache.evict({ id: cache.identify({ __typename: 'Session', id }) ?? '' });
      focusSection('sessions');
    },
  });
  const endIt = () => {
    void end({
      onCompleted: () => showSuccess(`${name} is signed out.`),
      onError: (error) => showFailure(`${name} is still signed in.`, error, endIt),
    });
  };
  return (
    <Button
      size="compact-md"
      variant="subtle"
      color="danger"
      aria-label={`Sign out ${name}`}
      flex="none"
      onClick={() => loading || endIt()}
    >
      Sign out
    </Button>
  );
}
