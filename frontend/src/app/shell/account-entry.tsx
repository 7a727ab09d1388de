import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { paths } from '../../lib/paths.ts';
import { comingBackTo } from '../../lib/return-path.ts';
import { useSessionHint } from '../../lib/session/session-hint.ts';
import { AccountMenu } from '../screens.ts';

const notLoaded = (retry: () => void) => <Waiting onClick={retry} />;

/** In the header: the way in, or the menu of the account. */
export function AccountEntry() {
  const location = useLocation();
  if (!useSessionHint())
    return (
      <Button variant="default" component={Link} to={paths.login} state={comingBackTo(location)}>
        Sign in
      </Button>
    );
  // What is to be said of code that did not arrive, the session's frame says.
  return (
    <ErrorBoundary fallback={notLoaded}>
      <Suspense fallback={<Waiting />}>
        <AccountMenu />
      </Suspense>
    </ErrorBoundary>
  );
}

function Waiting({ onClick }: { onClick?: () => void }) {
  return (
    <Button variant="default" disabled={!onClick} onClick={onClick}>
      Account
    </Button>
  );
}
