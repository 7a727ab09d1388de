import { useQuery } from '@apollo/client/react';
import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { ago } from '../../../../lib/ago.ts';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { Failure } from '../../../../ui/failure.tsx';
import { DateTimeText } from '../../../../ui/list/date-time-text.tsx';
import { deletedQuestionsQuery } from '../bank-documents.ts';
import styles from './bank.module.css';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import type { TextFormat } from '../../../../../../core/rich-text/text-format.ts';
import { readableText } from '../../../../../../core/rich-text/readable-text.ts';

/** Number of questions to show at first. */
const firstShown = 5;

interface DeletedQuestionsProps {
  onRestore: (question: { id: string; textFormat: TextFormat; question: string }) => void;
}

/** The user's deleted questions that can be restored, most recently deleted first. */
export function DeletedQuestions({ onRestore }: DeletedQuestionsProps) {
  const { data, error, refetch } = useQuery(deletedQuestionsQuery, { fetchPolicy: 'cache-and-network' });
  const [showsAll, setShowsAll] = useState(false);
  const questions = data?.deletedQuestions ?? [];
  // Most banks have none, so nothing is shown while the list is loading.
  if (questions.length === 0 && !error) return null;
  const shown = showsAll ? questions : questions.slice(0, firstShown);
  const hiddenCount = questions.length - shown.length;
  return (
    <section className={styles.deleted} aria-labelledby="deleted-questions">
      <Title order={2} id="deleted-questions">
        Recently deleted
      </Title>
      {error ? (
        <Failure
          mt="md"
          title="The deleted questions could not be fetched"
          message={failureMessage(error)}
          onRetry={() => void refetch().catch(ignoreShownFailure)}
        />
      ) : null}
      <ul aria-labelledby="deleted-questions">
        {shown.map(({ id, textFormat, question, deletedAt, restoreExpiresAt }) => (
          <li key={id}>
            <div>
              <p className={styles.deletedText}>
                <RichText text={question} format={textFormat} isLine />
              </p>
              <p className={styles.deletedFacts}>
                Deleted {ago(deletedAt)}. You can restore it until <DateTimeText at={restoreExpiresAt} />
              </p>
            </div>
            <Button
              variant="default"
              flex="none"
              aria-label={`Restore: ${readableText(question, textFormat)}`}
              onClick={() => onRestore({ id, textFormat, question })}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 ? (
        <Button variant="subtle" onClick={() => setShowsAll(true)}>
          Show {hiddenCount.toLocaleString('en-US')} more
        </Button>
      ) : null}
    </section>
  );
}
