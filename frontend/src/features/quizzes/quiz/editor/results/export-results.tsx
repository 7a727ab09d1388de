import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadBytes } from '../../../../../lib/download-bytes.ts';
import { failureMessage } from '../../../../../lib/server-failure.ts';
import { showNotice } from '../../../../../lib/show-notice.tsx';
import type { QuizOnScreen } from '../../quiz-on-screen.ts';
import { exportResultsQuery } from '../documents.ts';

/** All attempts as a table, for a spreadsheet or a gradebook. */
export function ExportResults({ quiz }: { quiz: QuizOnScreen }) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const exportTable = async (): Promise<void> => {
    setBusy(true);
    try {
      const variables = { quizId: quiz.id };
      const { data } = await client.query({ query: exportResultsQuery, variables, fetchPolicy: 'no-cache' });
      if (data?.exportQuizResults) downloadBytes(data.exportQuizResults);
    } catch (error) {
      const action = { label: 'Try again', onClick: () => void exportTable() };
      showNotice({ color: 'danger', message: failureMessage(error), action });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void exportTable()}
    >
      Export CSV
    </Button>
  );
}
