import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  type InitialEntry,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
import { Providers } from '../app/providers.tsx';

interface RenderOptions {
  /** The URL to open. */
  at?: InitialEntry;
}

/**
 * Renders inside the site's own providers, at a URL, with a user event instance. `address` and `state` return
 * the current location.
 */
export function renderSite(children: ReactNode, { at = '/' }: RenderOptions = {}) {
  let location: Location | undefined;
  let navigate: NavigateFunction | undefined;
  const Watch = () => {
    location = useLocation();
    navigate = useNavigate();
    return null;
  };
  const result = render(
    <Providers env="test">
      <MemoryRouter initialEntries={[at]}>
        {children}
        <Watch />
      </MemoryRouter>
    </Providers>,
  );
  return {
    ...result,
    user: userEvent.setup(),
    address: () => `${location?.pathname}${location?.search}`,
    state: (): unknown => location?.state,
    /** Like the browser's back button. */
    back: () => act(() => navigate?.(-1)),
  };
}
