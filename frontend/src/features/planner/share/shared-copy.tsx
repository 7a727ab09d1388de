import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { texts } from '../../../../../core/texts.ts';
import { failureMessage, isNotFound } from '../../../lib/server-failure.ts';
import { draftQuery } from './documents.ts';
import { Failed } from './failed.tsx';
import { FoundCopy } from './found-copy.tsx';
import { DismissButton, Opening } from './opening.tsx';
import { courseOf } from './shared-plan.ts';

interface SharedCopyProps {
  id: string;
  /** The copy is in hand, or the student keeps the own course. */
  onDone: () => void;
  onMissing: () => void;
}

/** Fetches a shared copy, to be opened. */
export function SharedCopy({ id, onDone, onMissing }: SharedCopyProps) {
  const { data, error, loading, refetch } = useQuery(draftQuery, {
    variables: { id },
    // A copy may have expired since it was last fetched.
    fetchPolicy: 'no-cache',
  });
  const isMissing = isNotFound(error);
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);
  if (data) return <FoundCopy course={courseOf(data.draft)} onDone={onDone} />;
  if (loading || !error || isMissing) return <Opening />;
  return (
    <Failed
      title={texts.courseLoad.failure}
      message={failureMessage(error)}
      // A failure comes back as `error`, too.
      onRetry={() => void refetch().catch(() => {})}
    >
      <DismissButton onClick={onDone} />
    </Failed>
  );
}
