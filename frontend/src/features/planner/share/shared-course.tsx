import { Alert } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { SharedCopy } from './share-chunks.ts';
import { DismissButton, Opening } from './opening.tsx';
import { Failure } from '../../../ui/failure.tsx';
import styles from './share.module.css';

const notLoaded = 'The page didn’t load completely. Check the connection and try again.';

/** Opens the shared copy that `?draft=` in the URL names. Then removes `draft` from the URL. */
export function SharedCourse() {
  const [params, setParams] = useSearchParams();
  const [isMissing, setMissing] = useState(false);
  const id = params.get('draft');
  const leave = () =>
    setParams(
      (all) => {
        all.delete('draft');
        return all;
      },
      { replace: true },
    );
  const leaveMissing = () => {
    setMissing(true);
    leave();
  };
  if (id === null) return isMissing ? <Missing onClose={() => setMissing(false)} /> : null;
  const failed = (retry: () => void) => (
    <Failure title={texts.courseLoad.failure} message={notLoaded} onRetry={retry}>
      <DismissButton onClick={leave} />
    </Failure>
  );
  return (
    <div className={styles.notice}>
      <ErrorBoundary key={id} fallback={failed}>
        <Suspense fallback={<Opening />}>
          <SharedCopy id={id} onDone={leave} onMissing={leaveMissing} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function Missing({ onClose }: { onClose: () => void }) {
  return (
    <Alert
      color="danger"
      title={texts.courseLoad.none}
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onClose}
      className={styles.notice ?? ''}
    >
      The link may be incomplete, or older than 90 days. Your own course is unchanged.
    </Alert>
  );
}
