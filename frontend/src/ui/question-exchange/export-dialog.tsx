import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { QuestionFormat } from '../../gql/graphql.ts';
import { downloadBytes } from '../../lib/download-bytes.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { formatNamed, formats } from './formats.ts';
import type { ReportLine } from './import-api.ts';
import { ReportLines } from './report-lines.tsx';
import styles from './exchange.module.css';

/** A file with its report. */
interface Exported {
  readonly file: Parameters<typeof downloadBytes>[0];
  readonly report: readonly ReportLine[];
}

interface ExportFormProps {
  /** The preselected format. */
  initial: QuestionFormat;
  /** Requests the file from the server. Throws the error of the request. */
  onWrite: (format: QuestionFormat) => Promise<Exported | undefined>;
  onClose: () => void;
  /** Shown above the formats. */
  children?: ReactNode;
}

interface ExportDialogProps extends ExportFormProps {
  opened: boolean;
  title: string;
}

/** Downloads questions as a file in a chosen format. */
export function ExportDialog({ opened, title, ...form }: ExportDialogProps) {
  return (
    <Modal opened={opened} onClose={form.onClose} title={title} size="lg">
      <ExportForm {...form} />
    </Modal>
  );
}

function ExportForm({ initial, onWrite, onClose, children }: ExportFormProps) {
  const [format, setFormat] = useState(initial);
  const { write, isWriting, failure, exported } = useWriting(() => onWrite(format));
  return (
    <Stack gap="md">
      {children}
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
      <div role="status">
        {exported ? <p className={styles.found}>{exportText(exported)}</p> : null}
        {exported ? <ReportLines report={exported.report} /> : null}
      </div>
      <Group gap="sm" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button loading={isWriting} onClick={() => void write()}>
          Export
        </Button>
      </Group>
    </Stack>
  );
}

/** Requests the file and downloads it. */
function useWriting(onWrite: () => Promise<Exported | undefined>) {
  const [isWriting, setWriting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [exported, setExported] = useState<Exported | null>(null);
  const write = async () => {
    setWriting(true);
    setFailure(null);
    setExported(null);
    try {
      const result = await onWrite();
      if (!result) throw new Error('The server did not return a file.');
      downloadBytes(result.file);
      setExported(result);
    } catch (error) {
      setFailure(failureMessage(error));
    } finally {
      setWriting(false);
    }
  };
  return { write, isWriting, failure, exported };
}

/** A report line of level NOTE is about content that is in the file, but that other systems ignore. */
function exportText({ file, report }: Exported): string {
  const downloaded = `${file.fileName} was downloaded.`;
  if (report.length === 0) return `${downloaded} It has everything.`;
  const isLossless = report.every(({ level }) => level === 'NOTE');
  return `${downloaded} ${isLossless ? 'It has everything, but other systems ignore some of it:' : 'Some content is not in it:'}`;
}
