import { Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { FormFailure } from '../form/form-failure.tsx';
import {
  ImportFailure,
  previewImport,
  type ImportedQuestion,
  type ImportPreview,
  type ImportSource,
} from './import-api.ts';
import { Preview } from './import-preview.tsx';
import { ImportSourceFields } from './import-source.tsx';
import { useLeftOut } from './use-left-out.ts';

/** What was read, and which of it is wanted. */
export interface WantedImport {
  readonly source: ImportSource;
  readonly preview: ImportPreview;
  /** Those among the shown ones. */
  readonly questions: readonly ImportedQuestion[];
  /** Their places, of those that are not shown too; null: all. */
  readonly only: readonly number[] | null;
}

interface ImportStepsProps {
  /** What is asked beside which questions come in. */
  renderFields: (preview: ImportPreview) => ReactNode;
  /** On the button that brings them in: `Import` gives 'Import 2 questions'. */
  verb: string;
  /** Whether those that are not shown come in, too. */
  takesHidden: boolean;
  /** What is left out until it is chosen. */
  leavesOut: (question: ImportedQuestion) => boolean;
  /** @throws ImportFailure */
  onImport: (wanted: WantedImport) => void | Promise<void>;
}

interface ImportDialogProps extends ImportStepsProps {
  opened: boolean;
  onClose: () => void;
  title: string;
}

/** Questions from a file or a text: what it holds is shown before any of it is taken. */
export function ImportDialog({ opened, onClose, title, ...steps }: ImportDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} size={820}>
      <ImportSteps {...steps} />
    </Modal>
  );
}

const nothing: ImportSource = { file: null, text: '', format: null };

function ImportSteps({ renderFields, verb, takesHidden, leavesOut, onImport }: ImportStepsProps) {
  const [source, setSource] = useState(nothing);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const { failure, isBusy, attempt } = useAttempt();
  const hidden = preview && takesHidden ? preview.count - preview.questions.length : 0;
  const choice = useLeftOut(preview, leavesOut, hidden);
  const read = (from: ImportSource) => attempt(async () => setPreview(await previewImport(from)));
  const bringIn = async (shown: ImportPreview) => {
    const questions = shown.questions.filter(({ place }) => choice.has(place));
    await attempt(() => onImport({ source, preview: shown, questions, only: choice.only() }));
  };
  return (
    <>
      {preview ? (
        <Preview
          preview={preview}
          choice={choice}
          hidden={preview.count - preview.questions.length}
          takesHidden={takesHidden}
          verb={verb}
          isSending={isBusy}
          onBack={() => setPreview(null)}
          onImport={() => void bringIn(preview)}
        >
          {renderFields(preview)}
        </Preview>
      ) : (
        <ImportSourceFields
          source={source}
          onChange={setSource}
          isReading={isBusy}
          onRead={() => void read(source)}
          onFile={(file) => {
            setSource({ ...source, file });
            void read({ ...source, file });
          }}
        />
      )}
      {failure === null ? null : (
        <FormFailure
          key={failure}
          title={preview ? 'Nothing was imported' : 'It could not be read'}
          onRetry={() => void (preview ? bringIn(preview) : read(source))}
        >
          {failure}
        </FormFailure>
      )}
    </>
  );
}

function useAttempt() {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (act: () => void | Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ImportFailure)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { failure, isBusy, attempt };
}
