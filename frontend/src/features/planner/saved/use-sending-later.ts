import { useEffect, useEffectEvent, useState } from 'react';
import { usePlanner } from '../store/use-planner.ts';

const retryMs = 30_000;

/** Sends what could not be sent, once the browser has a connection again; it does not always know, so it also tries. */
export function useSendingLater(isReady: boolean, resend: () => unknown): void {
  const isWaiting = usePlanner(({ saving }) => saving === 'waiting');
  const [isLeftBehind] = useState(isWaiting);
  const send = useEffectEvent(() => void resend());
  // What an earlier visit left behind does not wait for another event.
  useEffect(() => {
    if (isLeftBehind && isReady) send();
  }, [isLeftBehind, isReady]);
  useEffect(() => {
    if (!isWaiting || !isReady) return undefined;
    const sendNow = () => send();
    const timer = setInterval(sendNow, retryMs);
    window.addEventListener('online', sendNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendNow);
    };
  }, [isWaiting, isReady]);
}
