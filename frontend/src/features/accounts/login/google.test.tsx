import { ApolloProvider } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createApolloClient } from '../../../lib/apollo.ts';
import { sessionState } from '../../../lib/session/session-state.ts';
import { ada, api, googleKnowsUsAs, refusal } from '../../../testing/accounts.ts';
import { renderSite } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { GoogleSignIn } from './login-screen.tsx';
import { LoginScreen } from './login-screen.tsx';

/** Opens Google's page from `/login?next=/notes`, and returns its URL. */
async function leave(): Promise<URL> {
  googleKnowsUsAs('our-client');
  const leaveTo = vi.fn<(address: string) => void>();
  const { user, unmount } = renderSite(
    <ApolloProvider client={createApolloClient()}>
      <GoogleSignIn failure={null} leaveTo={leaveTo} />
    </ApolloProvider>,
    { at: '/login?next=/notes' },
  );
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  unmount();
  return new URL(leaveTo.mock.calls[0]?.[0] ?? '');
}

const comeBack = (hash: string) =>
  renderSite(
    <StrictMode>
      <ApolloProvider client={createApolloClient()}>
        <LoginScreen />
      </ApolloProvider>
    </StrictMode>,
    { at: `/login${hash}` },
  );

const tokenWith = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`;

describe('signing in with Google', () => {
  it('is not offered if the site has no Google client ID', async () => {
    const answered = vi.fn();
    server.use(
      api.query('SiteSettings', () => {
        answered();
        return HttpResponse.json({ data: { site: { __typename: 'SiteSettings', googleClientId: null } } });
      }),
    );
    comeBack('');
    await waitFor(() => expect(answered).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
  });

  it("goes to Google's page, which comes back to the sign-in screen", async () => {
    const { origin, pathname, searchParams } = await leave();
    expect(`${origin}${pathname}`).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'our-client',
      response_type: 'id_token',
      scope: 'openid email profile',
      redirect_uri: `${window.location.origin}/login`,
      nonce: expect.stringMatching(/^[\da-f]{32}$/),
      prompt: 'select_account',
    });
  });

  it('accepts the returned token once, and leads back to the previous screen', async () => {
    const nonce = (await leave()).searchParams.get('nonce');
    const sent = vi.fn();
    server.use(
      api.mutation('LoginWithGoogle', ({ variables }) => {
        sent(variables);
        return HttpResponse.json({ data: { loginWithGoogle: ada } });
      }),
    );
    const token = tokenWith({ nonce, email: 'ada@site.test' });
    const { address } = comeBack(`#id_token=${token}`);
    expect(await screen.findByRole('status', { name: 'Logging in...' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/notes'));
    expect(sent.mock.calls).toEqual([[{ jwtToken: token }]]);
    expect(sessionState()).toEqual({ name: 'signedIn' });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['with the nonce of somebody else', () => `#id_token=${tokenWith({ nonce: 'other' })}`],
    ['that is malformed', () => '#id_token=nonsense'],
    ['if Google refused', () => '#error=access_denied'],
  ])('sends no token %s, and can be tried again', async (_, hash) => {
    await leave();
    comeBack(hash());
    const failure = await screen.findByRole('alert', { name: 'Login failed' });
    expect(failure).toHaveTextContent('Signing in with Google did not work.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toBeVisible();
  });

  it('ignores a token that it did not request', async () => {
    googleKnowsUsAs('our-client');
    comeBack(`#id_token=${tokenWith({})}`);
    expect(await screen.findByRole('alert', { name: 'Login failed' })).toBeVisible();
  });

  it('shows the server’s error for the token', async () => {
    const nonce = (await leave()).searchParams.get('nonce');
    server.use(api.mutation('LoginWithGoogle', refusal('Login failed', 'UNAUTHENTICATED')));
    const { address } = comeBack(`#id_token=${tokenWith({ nonce })}`);
    expect(await screen.findByRole('alert', { name: 'Login failed' })).toBeVisible();
    expect(address()).toBe('/login');
  });
});
