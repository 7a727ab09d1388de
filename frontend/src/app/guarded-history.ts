import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { holdsBack, isStaying } from '../lib/leaving.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Go = BrowserHistory['push'];
type Listen = BrowserHistory['listen'];

/**
 * The browser's history. It asks the current screen before another one opens: after links, calls of
 * `navigate` and the browser's own buttons. In React Router only the data router can do that, and it would
 * make everyone's first page heavier.
 */
export function createGuardedHistory(): BrowserHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const origin = window.location.origin;
  let shown = history.location.pathname;
  /** A navigation that this module started and the browser has not reported yet. */
  let expected: 'leaving' | 'returning' | null = null;

  const guarded =
    (go: Go): Go =>
    (to, state) => {
      const { pathname } = new URL(history.createHref(to), new URL(shown, origin));
      const isOtherPage = pathname !== shown && !isStaying(state);
      if (!isOtherPage || !holdsBack(() => go(to, state))) go(to, state);
    };

  /** The browser has already moved when it reports its buttons: a blocked move is undone by moving back. */
  const isPopHeld = (pathname: string, delta: number): boolean => {
    const leave = () => {
      expected = 'leaving';
      history.go(delta);
    };
    if (pathname === shown || !holdsBack(leave)) return false;
    expected = 'returning';
    history.go(-delta);
    return true;
  };

  const listen: Listen = (listener) =>
    history.listen((update) => {
      const { action, delta, location } = update;
      const asked = expected;
      expected = null;
      if (asked === 'returning') return;
      if (action === 'POP' && asked === null && delta !== null && isPopHeld(location.pathname, delta)) return;
      shown = location.pathname;
      listener(update);
    });

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: guarded(history.push),
    replace: guarded(history.replace),
    listen,
  };
}
