import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyChunk } from './lazy-chunk.ts';
import { renderSite } from '../testing/render.tsx';
import { server } from '../testing/server.ts';
import { withData } from './with-data.tsx';

const whoAmI = gql`
  query WhoAmI {
    me {
      firstName
    }
  }
`;

function WhoAmI() {
  const { data } = useQuery<{ me: { firstName: string } }>(whoAmI);
  return data ? <p>Hello {data.me.firstName}</p> : null;
}

it('withData gives a screen the server’s data, and requests send the session’s cookie', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  server.use(
    graphql
      .link(`${window.location.origin}/graphql`)
      .query('WhoAmI', () => HttpResponse.json({ data: { me: { __typename: 'User', firstName: 'Ada' } } })),
  );
  const Screen = lazyChunk(
    9,
    withData(() => Promise.resolve(WhoAmI)),
  );
  renderSite(
    <Suspense>
      <Screen />
    </Suspense>,
  );
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(fetched).toHaveBeenCalledWith('/graphql', expect.objectContaining({ credentials: 'include' }));
});
