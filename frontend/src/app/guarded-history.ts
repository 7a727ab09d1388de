import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { holdsBack, isStaying } from '../lib/leaving.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Go = BrowserHistory['push'];
type Listen = BrowserHistory['listen'];

/**
 * The browser's history, which asks the current screen before another one opens. This covers links, calls of
 * `navigate` and the browser's back and forward buttons. In React Router only the data router can block a
 * navigation, and it would add to the scripts that every visitor loads first.
 */
export function createGuardedHistory(): BrowserHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const origin = window.location.origin;
  /** Path of the screen that is shown. */
  let shownPath = history.location.pathname;
  /** A navigation that this module started and the browser has not reported yet. */
  let expected: 'leaving' | 'returning' | null = null;

  const guarded =
    (go: Go): Go =>
    (to, state) => {
      const { pathname } = new URL(history.createHref(to), new URL(shownPath, origin));
      const isOtherPage = pathname !== shownPath && !isStaying(state);
      if (!isOtherPage || !holdsBack(() => go(to, state))) go(to, state);
    };

  /** The browser reports a click on back or forward after it has moved, so a blocked move is undone by moving back. */
  const isPopBlocked = (pathname: string, delta: number): boolean => {
    const leave = () => {
      expected = 'leaving';
      history.go(delta);
    };
    if (pathname === shownPath || !holdsBack(leave)) return false;
    expected = 'returning';
    history.go(-delta);
    return true;
  };

  const listen: Listen = (listener) =>
    history.listen((update) => {
      const { action, delta, location } = update;
      const started = expected;
      expected = null;
      if (started === 'returning') return;
      if (action === 'POP' && started === null && delta !== null && isPopBlocked(location.pathname, delta))
        return;
      shownPath = location.pathname;
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
