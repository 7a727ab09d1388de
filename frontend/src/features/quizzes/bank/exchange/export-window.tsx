import { useApolloClient } from '@apollo/client/react';
import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { ExportDialog } from '../../../../ui/question-exchange/export-dialog.tsx';
import type { QuestionFormat } from '../../../../gql/graphql.ts';
import type { QuestionQuery } from '../bank/use-bank-search.ts';
import { questionExportQuery } from '../bank-documents.ts';

interface ExportWindowProps {
  isOpen: boolean;
  onClose: () => void;
  /** IDs of the selected questions. */
  chosen: readonly string[];
  query: QuestionQuery;
  /** Number of questions that match the filters. */
  total: number;
}

/** Downloads questions as a file: the selected ones, or all that match the filters. */
export function ExportWindow({ isOpen, onClose, chosen, query, total }: ExportWindowProps) {
  const client = useApolloClient();
  const [onlySelected, setOnlySelected] = useState(chosen.length > 0);
  const write = async (format: QuestionFormat) => {
    const { data } = await client.query({
      query: questionExportQuery,
      variables: { format, ...(onlySelected ? { ids: [...chosen] } : query) },
      fetchPolicy: 'no-cache',
    });
    return data?.questionExport ?? undefined;
  };
  return (
    <ExportDialog opened={isOpen} onClose={onClose} title="Export questions" initial="CSV" onWrite={write}>
      {chosen.length === 0 ? null : (
        <WhichQuestions
          chosen={chosen.length}
          total={total}
          onlySelected={onlySelected}
          onChange={setOnlySelected}
        />
      )}
    </ExportDialog>
  );
}

interface WhichQuestionsProps {
  /** Number of selected questions. */
  chosen: number;
  total: number;
  onlySelected: boolean;
  onChange: (onlySelected: boolean) => void;
}

function WhichQuestions({ chosen, total, onlySelected, onChange }: WhichQuestionsProps) {
  return (
    <Radio.Group
      label="Questions to export"
      value={onlySelected ? 'chosen' : 'found'}
      onChange={(value) => onChange(value === 'chosen')}
    >
      <Stack gap={8} mt={4}>
        <Radio value="chosen" label={chosen === 1 ? 'The selected question' : `The ${chosen} selected`} />
        <Radio value="found" label={`All ${total.toLocaleString('en-US')} in the list`} />
      </Stack>
    </Radio.Group>
  );
}
