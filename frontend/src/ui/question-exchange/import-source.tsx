import { Accordion, Button, Select, Textarea } from '@mantine/core';
import { useFileDialog } from '@mantine/hooks';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './exchange.module.css';
import { formatNamed, formats } from './formats.ts';
import type { ImportSource } from './import-api.ts';
import { SampleCsvButton } from './sample-csv.tsx';

/** Help and a sample for each format. */
function FormatSamples({ onTry }: { onTry: (sample: string) => void }) {
  return (
    <section>
      <h3 className={styles.part}>The formats</h3>
      <Accordion variant="separated" chevronPosition="left" order={4}>
        {formats.map(({ id, name, use, help, sample }) => (
          <Accordion.Item key={id} value={id}>
            <Accordion.Control>
              <b>{name}</b> <span className={styles.use}>{use}</span>
            </Accordion.Control>
            <Accordion.Panel>
              {help === null ? null : <p className={styles.help}>{help}</p>}
              {sample === null ? null : <pre className={styles.sample}>{sample}</pre>}
              {sample === null ? null : (
                <Button size="compact-md" variant="outline" onClick={() => onTry(sample)}>
                  Try this example
                </Button>
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  );
}

interface ImportSourceFieldsProps {
  source: ImportSource;
  onChange: (source: ImportSource) => void;
  /** Called with the chosen or dropped file, which is then previewed immediately. */
  onFile: (file: File) => void;
  onRead: () => void;
  isReading: boolean;
  /** Why the last file or text could not be read. */
  children: ReactNode;
}

const accept = '.txt,.gift,.md,.csv,.tsv,.zip,.imscc,.xml';

/** Fields for a file or a pasted text, and for its format. */
export function ImportSourceFields(props: ImportSourceFieldsProps) {
  const { source, onChange, onFile, onRead, isReading, children } = props;
  return (
    <div className={styles.source}>
      <DropZone file={source.file} onFile={onFile} />
      <Textarea
        label="Or paste questions"
        autosize
        minRows={5}
        maxRows={14}
        classNames={{ input: styles.pasted ?? '' }}
        value={source.text}
        onChange={({ currentTarget }) => onChange({ ...source, file: null, text: currentTarget.value })}
      />
      <div className={styles.read}>
        <Select
          label="Format"
          placeholder="Detect automatically"
          clearable
          data={formats.map(({ id, name }) => ({ value: id, label: name }))}
          value={source.format}
          onChange={(value) => onChange({ ...source, format: formatNamed(value) })}
        />
        <Button
          loading={isReading}
          disabled={source.file === null && source.text.trim() === ''}
          onClick={onRead}
        >
          Preview
        </Button>
      </div>
      {children}
      <FormatSamples onTry={(text) => onChange({ file: null, text, format: null })} />
    </div>
  );
}

interface DropZoneProps {
  file: File | null;
  onFile: (file: File) => void;
}

function DropZone({ file, onFile }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const choose = (found: File | null | undefined) => {
    if (found) onFile(found);
  };
  const dialog = useFileDialog({
    accept,
    multiple: false,
    resetOnOpen: true,
    onChange: (files) => choose(files?.[0]),
  });
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragEnter={handleDrag}
      onDragOver={handleDrag}
      onDragLeave={handleDrag}
      onDrop={handleDrop}
    >
      <IconFileUpload size={24} aria-hidden />
      <p>
        {file
          ? file.name
          : 'Drop a file here: Moodle XML, GIFT, Aiken, numbered text, CSV or a QTI zip, up to 4 MB.'}
      </p>
      <Button variant="default" onClick={dialog.open}>
        {file ? 'Choose another file' : 'Choose a file'}
      </Button>
      <SampleCsvButton />
    </div>
  );
}
