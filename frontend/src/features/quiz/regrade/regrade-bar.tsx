import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { regradePreviewQuery } from './documents.ts';
import { RegradeWindow } from './regrade-window.tsx';
import { people } from './regrade-words.ts';
import styles from './regrade.module.css';

/** Whether the address asks for the window, so that other screens can lead there. */
const asked = 'regrade';

/** The way to judge what was handed in anew, and how many have reason for it. Nothing where nothing was handed in. */
export function RegradeBar({ quizId }: { quizId: string }) {
  const [search, setSearch] = useSearchParams();
  const { data } = useQuery(regradePreviewQuery, {
    variables: { quizId, fullCredit: null },
    fetchPolicy: 'cache-and-network',
  });
  const isOpen = search.has(asked);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  // What had the focus is gone with the window.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const show = (isShown: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (isShown) next.set(asked, '');
        else next.delete(asked);
        return next;
      },
      { replace: true },
    );
  const found = data?.regradePreview;
  const isOfUse = found ? found.questions.length > 0 : false;
  return (
    <>
      {isOfUse ? (
        <div className={styles.bar} data-urgent={(found?.people ?? 0) > 0}>
          <p>{reasonFor(found?.people ?? 0)}</p>
          <Button
            ref={button}
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => show(true)}
          >
            Regrade
          </Button>
        </div>
      ) : null}
      {isOpen ? <RegradeWindow quizId={quizId} onClose={() => show(false)} /> : null}
    </>
  );
}

function reasonFor(count: number): string {
  if (count === 0) return 'Nothing waits to be regraded.';
  return `${people(count)} handed in before you changed what counts as right, or for how many points.`;
}
