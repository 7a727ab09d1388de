import { useApolloClient } from '@apollo/client/react';
import { ExportDialog } from '../../../../ui/question-exchange/export-dialog.tsx';
import type { QuestionFormat } from '../../../../gql/graphql.ts';
import { exportQuizQuery } from '../data/builder-documents.ts';
import { hasUnsaved } from '../model/builder-state.ts';
import { useBuilderState, useTab } from '../store/use-builder.ts';
import styles from './windows.module.css';

/** Downloads the saved quiz as a file. */
export function ExportWindow() {
  const client = useApolloClient();
  const id = useBuilderState(({ saved }) => saved?.id);
  const isDirty = useBuilderState(hasUnsaved);
  const isOpen = useTab(({ window }) => window === 'export');
  const show = useTab((tab) => tab.show);
  if (id === undefined) return null;
  const write = async (format: QuestionFormat) => {
    const variables = { id, format };
    const { data } = await client.query({ query: exportQuizQuery, variables, fetchPolicy: 'no-cache' });
    return data?.quizExport ?? undefined;
  };
  return (
    <ExportDialog
      opened={isOpen}
      onClose={() => show(null)}
      title="Export the quiz"
      initial="QTI"
      onWrite={write}
    >
      {isDirty ? <p className={styles.muted}>The file contains the last saved version of the quiz.</p> : null}
    </ExportDialog>
  );
}
