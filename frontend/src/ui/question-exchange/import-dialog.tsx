import { Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { FormFailure } from '../form/form-failure.tsx';
import type {
  ImportedQuestion,
  ImportPreview,
  ImportSource,
  CategoryChoice,
  ReportLine,
} from './import-api.ts';
import { Preview } from './import-preview.tsx';
import { ImportSourceFields } from './import-source.tsx';
import { useSkippedQuestions } from './use-skipped-questions.ts';
import { useReading } from './use-reading.ts';

/** The preview and the selection of questions. */
export interface SelectedImport {
  readonly source: ImportSource;
  readonly categoryChoice: CategoryChoice;
  readonly preview: ImportPreview;
  /** The selected questions of the preview. */
  readonly questions: readonly ImportedQuestion[];
  /** Positions of all questions to import, including unlisted ones. Null for all questions of the file. */
  readonly positions: readonly number[] | null;
}

/** The categories of the import. */
export interface FileCategories {
  readonly choice: CategoryChoice;
  /** Whether the file names categories. */
  readonly inFile: boolean;
  /** Previews the import with other categories. */
  readonly previewWith: (choice: CategoryChoice) => void;
}

interface ImportStepsProps {
  /** Additional fields. */
  renderFields: (preview: ImportPreview, categories: FileCategories) => ReactNode;
  /** Whether missing categories of the file are created, unless the user chooses otherwise. */
  createCategories: boolean;
  /** Text of the button for a number of selected questions. */
  actionText: (count: number, preview: ImportPreview) => string;
  /** Whether unlisted questions are imported too. */
  importsHidden: boolean;
  /** Questions that are not selected initially. */
  isSkipped: (question: ImportedQuestion, preview: ImportPreview) => boolean;
  /** The lines of the report to show. Default all. */
  reportOf?: (preview: ImportPreview) => readonly ReportLine[];
  /** @throws ImportFailure */
  onImport: (selected: SelectedImport) => void | Promise<void>;
}

interface ImportDialogProps extends ImportStepsProps {
  opened: boolean;
  onClose: () => void;
  title: string;
}

/** Imports questions from a file or a text after a preview. */
export function ImportDialog({ opened, onClose, title, ...steps }: ImportDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} size={820}>
      <ImportSteps {...steps} />
    </Modal>
  );
}

const nothing: ImportSource = { file: null, text: '', format: null };

function ImportSteps(props: ImportStepsProps) {
  const { renderFields, actionText, importsHidden, createCategories, isSkipped, reportOf, onImport } = props;
  const [source, setSource] = useState(nothing);
  const { first, preview, categoryChoice, failure, isBusy, read, previewWith, leave, attempt } =
    useReading(createCategories);
  const hidden = preview ? preview.count - preview.questions.length : 0;
  const choice = useSkippedQuestions(first, isSkipped, importsHidden ? hidden : 0);
  const importQuestions = async (shown: ImportPreview) => {
    const questions = shown.questions.filter((question) => choice.has(question.position));
    const selected = { source, categoryChoice, preview: shown, questions, positions: choice.positions() };
    await attempt('import', () => onImport(selected));
  };
  const retry = () => {
    if (!preview) return read(source);
    return failure?.step === 'import' ? importQuestions(preview) : previewWith(source, categoryChoice);
  };
  const failed =
    failure === null ? null : (
      <FormFailure
        key={failure.message}
        title={failure.step === 'import' ? 'Nothing was imported' : 'The questions could not be read'}
        onRetry={failure.canRetry ? () => void retry() : null}
      >
        {failure.message}
      </FormFailure>
    );
  return (
    <>
      {preview ? (
        <Preview
          preview={preview}
          report={reportOf?.(preview) ?? preview.report}
          choice={choice}
          hidden={hidden}
          importsHidden={importsHidden}
          inBank={preview.questions.filter((question) => isSkipped(question, preview)).length}
          actionText={actionText}
          isSending={isBusy}
          onBack={leave}
          onImport={() => void importQuestions(preview)}
        >
          {renderFields(preview, {
            choice: categoryChoice,
            // The first preview is of the categories in the file. The others can be of one category for all.
            inFile: namesCategories(first ?? preview),
            previewWith: (next) => void previewWith(source, next),
          })}
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
        >
          {failed}
        </ImportSourceFields>
      )}
      {preview ? failed : null}
    </>
  );
}

function namesCategories({ questions, newCategories }: ImportPreview): boolean {
  return newCategories > 0 || questions.some(({ category }) => category !== null);
}
