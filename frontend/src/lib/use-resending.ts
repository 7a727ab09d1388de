import { useEffect, useEffectEvent, useRef } from 'react';

const firstDelayMs = 2_000;
const longestDelayMs = 30_000;

/**
 * While changes wait for a connection, sends them as soon as the browser is online again. Browsers don't report that a
 * server can be reached again, so the hook also tries after 2 seconds, and after twice that each time, up to 30 seconds.
 */
export function useResending(isWaiting: boolean, resend: () => unknown): void {
  const send = useEffectEvent(() => void resend());
  // Kept while a request runs, when some callers do not wait. A failure long after the last try is another one.
  const lastTry = useRef({ delayMs: 0, at: 0 });
  useEffect(() => {
    if (!isWaiting) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const sendNow = () => send();
    const schedule = (delayMs: number) => {
      timer = setTimeout(() => {
        lastTry.current = { delayMs, at: Date.now() };
        schedule(Math.min(2 * delayMs, longestDelayMs));
        sendNow();
      }, delayMs);
    };
    const { delayMs, at } = lastTry.current;
    const isSameFailure = Date.now() - at < 2 * longestDelayMs;
    schedule(isSameFailure ? Math.min(2 * delayMs, longestDelayMs) : firstDelayMs);
    window.addEventListener('online', sendNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', sendNow);
    };
  }, [isWaiting]);
}
