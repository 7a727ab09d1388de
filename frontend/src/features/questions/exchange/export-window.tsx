import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import type {
  ExportQuestionsQuery,
  ExportQuestionsQueryVariables,
  QuestionFormat,
} from '../../../gql/graphql.ts';
import { downloadBytes } from '../../../lib/download-bytes.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import type { WantedQuestions } from '../bank/use-bank-search.ts';
import { exportQuestionsQuery } from '../documents.ts';
import { formatNamed, formats } from './formats.ts';
import { ReportLines } from './report-lines.tsx';
import styles from './exchange.module.css';

interface ExportWindowProps {
  isOpen: boolean;
  onClose: () => void;
  /** Those that are chosen in the list. */
  chosen: readonly string[];
  wanted: WantedQuestions;
  /** How many the filters find. */
  total: number;
}

/** Questions as a file: those that are chosen, or all that the filters find. */
export function ExportWindow({ isOpen, onClose, ...form }: ExportWindowProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Export questions" size="lg">
      <ExportForm {...form} onClose={onClose} />
    </Modal>
  );
}

type Exported = ExportQuestionsQuery['exportQuestions'];

function ExportForm({ chosen, wanted, total, onClose }: Omit<ExportWindowProps, 'isOpen'>) {
  const [format, setFormat] = useState<QuestionFormat>('CSV');
  const [ofChosen, setOfChosen] = useState(chosen.length > 0);
  const { write, isSending, failure, exported } = useExport();
  const handleExport = () => void write({ format, ...(ofChosen ? { ids: [...chosen] } : wanted) });
  return (
    <Stack gap="md">
      {chosen.length === 0 ? null : (
        <WhichQuestions chosen={chosen.length} total={total} ofChosen={ofChosen} onChange={setOfChosen} />
      )}
      <Radio.Group
        label="Format"
        value={format}
        onChange={(value) => setFormat(formatNamed(value) ?? format)}
      >
        <Stack gap={8} mt={4}>
          {formats.map(({ id, name, use }) => (
            <Radio key={id} value={id} label={name} description={use} />
          ))}
        </Stack>
      </Radio.Group>
      {failure === null ? null : (
        <FormFailure title="Nothing was exported" onRetry={handleExport}>
          {failure}
        </FormFailure>
      )}
      <ExportReport exported={exported} />
      <Group gap="sm" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button loading={isSending} onClick={handleExport}>
          Export
        </Button>
      </Group>
    </Stack>
  );
}

/** Asks the server for a file and hands it to the reader. */
function useExport() {
  const client = useApolloClient();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [exported, setExported] = useState<Exported | null>(null);
  const write = async (variables: ExportQuestionsQueryVariables) => {
    setSending(true);
    setFailure(null);
    setExported(null);
    try {
      const { data } = await client.query({
        query: exportQuestionsQuery,
        variables,
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('The server did not answer with a file.');
      downloadBytes(data.exportQuestions.file);
      setExported(data.exportQuestions);
    } catch (error) {
      setFailure(failureMessage(error));
    } finally {
      setSending(false);
    }
  };
  return { write, isSending, failure, exported };
}

interface WhichQuestionsProps {
  /** How many are chosen. */
  chosen: number;
  total: number;
  ofChosen: boolean;
  onChange: (ofChosen: boolean) => void;
}

function WhichQuestions({ chosen, total, ofChosen, onChange }: WhichQuestionsProps) {
  return (
    <Radio.Group
      label="Which"
      value={ofChosen ? 'chosen' : 'found'}
      onChange={(value) => onChange(value === 'chosen')}
    >
      <Stack gap={8} mt={4}>
        <Radio
          value="chosen"
          label={chosen === 1 ? 'The one that is chosen' : `The ${chosen} that are chosen`}
        />
        <Radio value="found" label={`All ${total.toLocaleString('en-US')} of the list`} />
      </Stack>
    </Radio.Group>
  );
}

function ExportReport({ exported }: { exported: Exported | null }) {
  return (
    <div role="status">
      {exported ? (
        <p className={styles.found}>
          {exported.file.fileName} was downloaded.
          {exported.report.length === 0 ? ' It holds everything.' : ' Not everything has a place in it:'}
        </p>
      ) : null}
      {exported ? <ReportLines report={exported.report} /> : null}
    </div>
  );
}
