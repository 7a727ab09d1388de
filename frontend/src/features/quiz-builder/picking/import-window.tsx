import { Button, Checkbox, FileInput, Group, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { readQuestions, type ReadQuestions } from '../data/read-questions.ts';
import { newKey, type BuiltQuestion } from '../model/quiz-content.ts';
import { useDispatch, useTab } from '../store/use-builder.ts';
import { formatNames } from './format-names.ts';
import { ImportReport } from './import-report.tsx';
import { PickFoot } from './pick-foot.tsx';
import { PickList } from './pick-list.tsx';
import { settingsIn } from './settings-in.ts';
import { usePicked } from './use-picked.ts';
import { useTaking } from './use-taking.ts';
import styles from './picking.module.css';

/** Questions of a file or a pasted text, in any of the formats that are known. */
export function ImportWindow() {
  const isOpen = useTab(({ window }) => window === 'import');
  const show = useTab((tab) => tab.show);
  return (
    <Modal opened={isOpen} onClose={() => show(null)} title="Import a file" size={760}>
      <Importer onClose={() => show(null)} />
    </Modal>
  );
}

interface Outcome {
  readonly count: number;
  readonly read: ReadQuestions | null;
  readonly failure: string | null;
}

function Importer({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [isReading, setReading] = useState(false);
  const [{ count, read, failure }, setOutcome] = useState<Outcome>({ count: 0, read: null, failure: null });
  const start = async (source: File | string) => {
    setReading(true);
    const answer = await readQuestions(source);
    setReading(false);
    const isRead = typeof answer !== 'string';
    setOutcome({ count: count + 1, read: isRead ? answer : null, failure: isRead ? null : answer });
  };
  const again = () => void start(file ?? text);
  return (
    <>
      <div className={styles.criteria}>
        <FileInput
          className={styles.whole ?? ''}
          label="File"
          description="GIFT, Aiken, CSV, numbered text, or a QTI package as Canvas exports it; at most 4 MB. It is read at once."
          placeholder="Choose a file"
          accept=".txt,.gift,.csv,.zip,.xml,.md"
          clearable
          clearButtonProps={{ 'aria-label': 'No file' }}
          value={file}
          onChange={(chosen) => {
            setFile(chosen);
            if (chosen) void start(chosen);
          }}
        />
        {file ? null : (
          <Textarea
            className={styles.whole ?? ''}
            label="Or paste it"
            autosize
            minRows={4}
            maxRows={12}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </div>
      <Group mt="md">
        <Button
          variant={read ? 'default' : 'filled'}
          loading={isReading}
          disabled={!file && text.trim() === ''}
          onClick={again}
        >
          {read ? 'Read it again' : 'Read it'}
        </Button>
      </Group>
      {failure === null ? null : (
        <FormFailure title="Nothing could be read" onRetry={again}>
          {failure}
        </FormFailure>
      )}
      {read ? <ReadFile key={count} read={read} onClose={onClose} /> : null}
    </>
  );
}

function ReadFile({ read, onClose }: { read: ReadQuestions; onClose: () => void }) {
  const dispatch = useDispatch();
  const { take } = useTaking();
  const settings = settingsIn(read);
  const [takesSettings, setTakesSettings] = useState(true);
  const offered = read.questions.map(({ place, question }) => ({
    key: `${place}`,
    entry: entryOf(question),
  }));
  const picked = usePicked<BuiltQuestion>(offered.map(({ key, entry }) => [key, entry]));
  const add = () => {
    if (takesSettings && settings) dispatch({ type: 'set', settings });
    take(picked.all);
  };
  return (
    <section className={styles.outcome} aria-label="What was read">
      <p role="status">{foundIn(read)}</p>
      <ImportReport report={read.report} />
      {settings?.title ? (
        <Checkbox
          mt="sm"
          label={`Take title and rules of ‘${settings.title}’ too`}
          checked={takesSettings}
          onChange={({ currentTarget }) => setTakesSettings(currentTarget.checked)}
        />
      ) : null}
      <PickList
        label="Questions of the file"
        questions={offered}
        has={picked.has}
        onPick={(key, isPicked) => {
          const offer = offered.find((each) => each.key === key);
          if (offer) picked.pick(key, offer.entry, isPicked);
        }}
      />
      <PickFoot count={picked.all.length} onAdd={add} onClose={onClose} />
    </section>
  );
}

const entryOf = (question: BuiltQuestion['question']): BuiltQuestion => ({
  key: newKey(),
  id: null,
  bankId: null,
  question,
});

function foundIn({ questions, count, format }: ReadQuestions): string {
  const found = count === 1 ? '1 question' : `${count} questions`;
  const shown = questions.length < count ? `, of which the first ${questions.length} are shown` : '';
  return `Found ${found}${shown}. Read as ${formatNames[format]}.`;
}
