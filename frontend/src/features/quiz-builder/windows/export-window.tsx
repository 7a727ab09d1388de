import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import type { ExportQuizQuery, QuestionFormat } from '../../../gql/graphql.ts';
import { downloadBytes } from '../../../lib/download-bytes.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { exportQuizQuery } from '../data/documents.ts';
import { hasUnsaved } from '../model/builder-state.ts';
import { formatNames } from '../picking/format-names.ts';
import { ImportReport } from '../picking/import-report.tsx';
import { useBuilt, useTab } from '../store/use-builder.ts';
import styles from './windows.module.css';

const formats: readonly { id: QuestionFormat; use: string }[] = [
  { id: 'QTI', use: 'A package for Canvas and other learning platforms.' },
  { id: 'GIFT', use: 'For Moodle; every type of question.' },
  { id: 'AIKEN', use: 'Multiple choice with one right answer alone.' },
  { id: 'CSV', use: 'A table for spreadsheets.' },
  { id: 'TEXT', use: 'As one writes a quiz by hand.' },
];

/** The saved quiz as a file. */
export function ExportWindow() {
  const id = useBuilt(({ saved }) => saved?.id);
  const isOpen = useTab(({ window }) => window === 'export');
  const show = useTab((tab) => tab.show);
  if (id === undefined) return null;
  return (
    <Modal opened={isOpen} onClose={() => show(null)} title="Export the quiz" size="lg">
      <ExportForm id={id} />
    </Modal>
  );
}

type Exported = ExportQuizQuery['exportQuiz'];

function ExportForm({ id }: { id: string }) {
  const client = useApolloClient();
  const isDirty = useBuilt(hasUnsaved);
  const [format, setFormat] = useState<QuestionFormat>('QTI');
  const [isWriting, setWriting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [exported, setExported] = useState<Exported | null>(null);
  const write = async () => {
    setWriting(true);
    setFailure(null);
    setExported(null);
    try {
      const variables = { id, format };
      const { data } = await client.query({ query: exportQuizQuery, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('The server did not answer with a file.');
      downloadBytes(data.exportQuiz.file);
      setExported(data.exportQuiz);
    } catch (error) {
      setFailure(failureMessage(error));
    } finally {
      setWriting(false);
    }
  };
  return (
    <Stack gap="md">
      <Radio.Group
        label="Format"
        value={format}
        onChange={(value) => setFormat(formats.find((each) => each.id === value)?.id ?? format)}
      >
        <Stack gap={8} mt={4}>
          {formats.map(({ id: value, use }) => (
            <Radio key={value} value={value} label={formatNames[value]} description={use} />
          ))}
        </Stack>
      </Radio.Group>
      {isDirty ? <p className={styles.muted}>The file holds the quiz as it was saved last.</p> : null}
      {failure === null ? null : (
        <FormFailure title="Nothing was exported" onRetry={() => void write()}>
          {failure}
        </FormFailure>
      )}
      <div role="status">{exported ? told(exported) : ''}</div>
      {exported ? <ImportReport report={exported.report} /> : null}
      <Group justify="flex-end">
        <Button loading={isWriting} onClick={() => void write()}>
          Export
        </Button>
      </Group>
    </Stack>
  );
}

function told({ file, report }: Exported): string {
  const rest = report.length === 0 ? 'It holds everything.' : 'Not everything has a place in it:';
  return `${file.fileName} was downloaded. ${rest}`;
}
