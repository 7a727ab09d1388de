import { useApolloClient } from '@apollo/client/react';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import type { CategoryChoice } from '../../../components/question-form/about-fields.tsx';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { bankQuery } from '../documents.ts';
import {
  ImportFailure,
  importQuestions,
  previewImport,
  type ImportPreview,
  type ImportSource,
} from './import-api.ts';
import { Preview } from './import-preview.tsx';
import { ImportSourceFields } from './import-source.tsx';
import { useImportPlan } from './use-import-plan.ts';

interface ImportWindowProps {
  isOpen: boolean;
  categories: readonly CategoryChoice[];
  onClose: () => void;
}

/** Questions from a file or a text: what it holds is shown before any of it is stored. */
export function ImportWindow({ isOpen, onClose, categories }: ImportWindowProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Import questions" size={820}>
      <ImportSteps categories={categories} onDone={onClose} />
    </Modal>
  );
}

interface ImportStepsProps {
  categories: readonly CategoryChoice[];
  onDone: () => void;
}

function ImportSteps({ categories, onDone }: ImportStepsProps) {
  const { source, setSource, preview, setPreview, failure, isBusy, read, bringIn } = useImport(onDone);
  const plan = useImportPlan(preview);
  return (
    <>
      {preview ? (
        <Preview
          preview={preview}
          plan={plan}
          categories={categories}
          isSending={isBusy}
          onBack={() => setPreview(null)}
          onImport={() => void bringIn(plan.choice())}
        />
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
          onRetry={() => void (preview ? bringIn(plan.choice()) : read(source))}
        >
          {failure}
        </FormFailure>
      )}
    </>
  );
}

const nothing: ImportSource = { file: null, text: '', format: null };

function useImport(onDone: () => void) {
  const client = useApolloClient();
  const [source, setSource] = useState(nothing);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const attempt = async (act: () => Promise<void>) => {
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
  const read = (from: ImportSource) => attempt(async () => setPreview(await previewImport(from)));
  const bringIn = (choice: Parameters<typeof importQuestions>[1]) =>
    attempt(async () => {
      const added = await importQuestions(source, choice);
      await client.refetchQueries({ include: [bankQuery] });
      showSuccess(`${added.toLocaleString('en-US')} ${added === 1 ? 'question' : 'questions'} added.`);
      onDone();
    });
  return { source, setSource, preview, setPreview, failure, isBusy, read, bringIn };
}
