import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import type { ExportQuestionsQuery, QuestionFormat } from '../../../gql/graphql.ts';
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
  const client = useApolloClient();
  const [format, setFormat] = useState<QuestionFormat>('CSV');
  const [ofChosen, setOfChosen] = useState(chosen.length > 0);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [exported, setExported] = useState<Exported | null>(null);
  const write = async () => {
    setSending(true);
    setFailure(null);
    setExported(null);
    try {
      const which = ofChosen ? { ids: [...chosen] } : wanted;
      const { data } = await client.query({
        query: exportQuestionsQuery,
        variables: { format, ...which },
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
  return (
    <Stack gap="md">
      {chosen.length === 0 ? null : (
        <Radio.Group
          label="Which"
          value={ofChosen ? 'chosen' : 'found'}
          onChange={(value) => setOfChosen(value === 'chosen')}
        >
          <Stack gap={8} mt={4}>
            <Radio
              value="chosen"
              label={chosen.length === 1 ? 'The one that is chosen' : `The ${chosen.length} that are chosen`}
            />
            <Radio value="found" label={`All ${total.toLocaleString('en-US')} of the list`} />
          </Stack>
        </Radio.Group>
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
        <FormFailure title="Nothing was exported" onRetry={() => void write()}>
          {failure}
        </FormFailure>
      )}
      <ExportReport exported={exported} />
      <Group gap="sm" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button loading={isSending} onClick={() => void write()}>
          Export
        </Button>
      </Group>
    </Stack>
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
