import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import type { OwnSessionFragment } from '../../../../gql/graphql.ts';
import { ago } from '../../../../lib/ago.ts';
import { showFailure, showSuccess } from '../../../../lib/show-notice.tsx';
import { endOtherSessionsMutation, endSessionMutation, sessionsQuery } from '../own-account-documents.ts';
import { LoadingLines } from '../loading-lines.tsx';
import { onDate } from '../on-date.ts';
import rows from '../rows.module.css';
import { focusSection, Section } from '../section.tsx';
import { deviceName } from './device-name.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { Failure } from '../../../../ui/failure.tsx';

/** A session: its browser, and when it was last seen. */
function SessionRow({ session }: { session: OwnSessionFragment }) {
  const { id, userAgent, createdAt, lastSeenAt, isCurrent } = session;
  const name = deviceName(userAgent);
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <span className={rows.name} title={userAgent}>
          {name}
          {isCurrent ? <span className={rows.mark}>this browser</span> : null}
        </span>
        <span className={rows.facts}>
          {isCurrent ? 'In use now' : `Last seen ${ago(lastSeenAt)}`} · signed in on {onDate(createdAt)}
        </span>
      </div>
      {isCurrent ? null : <EndSession id={id} name={name} />}
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
      onError: (error) => showFailure(`${name} is still signed in. ${failureMessage(error)}`, endIt),
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

/** The browsers in which the user is signed in. */
export function Sessions() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const sessions = data?.sessions;
  return (
    <Section
      id="sessions"
      lead="If you don’t recognize a browser, sign it out and then change your password."
    >
      {sessions ? <SessionList sessions={sessions} /> : null}
      {!sessions && error ? (
        <Failure
          mt="md"
          title="The list could not be loaded"
          message={failureMessage(error)}
          onRetry={refetch}
        />
      ) : null}
      {!sessions && !error ? <LoadingLines /> : null}
    </Section>
  );
}

function SessionList({ sessions }: { sessions: readonly OwnSessionFragment[] }) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className={rows.list} aria-label="Browsers">
        {[...sessions.filter(({ isCurrent }) => isCurrent), ...others].map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className={rows.after}>You’re not signed in anywhere else.</p>
      ) : (
        <EndOthers />
      )}
    </>
  );
}

function EndOthers() {
  const [end, { loading }] = useMutation(endOtherSessionsMutation, {
    update(cache, { data }) {
      const sessions = data?.revokeOtherSessions;
      if (sessions)
        cache.updateQuery({ query: sessionsQuery }, (cached) => cached && { ...cached, sessions });
      focusSection('sessions');
    },
  });
  const endOthers = () => {
    void end({
      onCompleted: () => showSuccess('Every other browser is signed out.'),
      onError: (error) =>
        showFailure(`The other browsers are still signed in. ${failureMessage(error)}`, endOthers),
    });
  };
  return (
    <Button variant="default" mt="md" onClick={() => loading || endOthers()}>
      Sign out everywhere else
    </Button>
  );
}
