import { useEffect, useEffectEvent } from 'react';
import { every } from './every.ts';

const retryMs = 30_000;

/**
 * While changes wait for a connection, sends them as soon as the browser is online again. Browsers don't always report
 * that they are online, so the hook also tries every 30 seconds.
 */
export function useResending(isWaiting: boolean, resend: () => unknown): void {
  const send = useEffectEvent(() => void resend());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const sendNow = () => send();
    const stop = every(retryMs, sendNow);
    window.addEventListener('online', sendNow);
    return () => {
      stop();
      window.removeEventListener('online', sendNow);
    };
  }, [isWaiting]);
}
