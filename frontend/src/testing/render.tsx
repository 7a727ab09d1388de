import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
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

/** Number of characters at the end of a longer text that are typed one by one. */
const typedCount = 3;

/**
 * A user who pastes the beginning of a text into an empty field, and types only its end. Every key renders the
 * whole form, which took a third of the time in the slowest test files.
 */
function setUpUser(): UserEvent {
  const user = userEvent.setup();
  const type: UserEvent['type'] = async (element, text, options) => {
    const isPlain = !/[{[\n\t]/.test(text) && !options;
    const isEmpty = 'value' in element && element.value === '';
    if (!isPlain || !isEmpty || text.length < 2 * typedCount) return user.type(element, text, options);
    await user.click(element);
    await user.paste(text.slice(0, -typedCount));
    return user.keyboard(text.slice(-typedCount));
  };
  return { ...user, type };
}

interface RenderOptions {
  /** The URL to open. */
  at?: InitialEntry;
}

/**
 * Renders inside the site's providers, at a URL, with a user event instance. `address` and `state` return
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
    user: setUpUser(),
    address: () => `${location?.pathname}${location?.search}`,
    state: (): unknown => location?.state,
    /** Like the browser's back button. */
    back: () => act(() => navigate?.(-1)),
  };
}
