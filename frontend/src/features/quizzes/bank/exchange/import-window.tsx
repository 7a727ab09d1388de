import { useApolloClient } from '@apollo/client/react';
import { Radio, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CategoryChoice } from '../../../../ui/quiz-category/category-choice.ts';
import {
  formOf,
  ImportFailure,
  notReached,
  postForm,
  type ImportedQuestion,
  type ImportPreview,
} from '../../../../ui/question-exchange/import-api.ts';
import { questionCountText } from '../../../../lib/quizzes/question-count.ts';
import {
  type FileCategories,
  ImportDialog,
  type SelectedImport,
} from '../../../../ui/question-exchange/import-dialog.tsx';
import { CategorySelect } from '../../../../ui/quiz-category/category-select.tsx';
import { quizCategoriesQuery } from '../../../../lib/quizzes/quiz-fragments.ts';
import { showSuccess } from '../../../../lib/show-notice.tsx';
import { paths } from '../../../../lib/paths.ts';
import { bankQuery } from '../bank-documents.ts';

interface ImportWindowProps {
  isOpen: boolean;
  categories: readonly CategoryChoice[];
  onClose: () => void;
}

/** Imports questions from a file or a text into the bank. */
export function ImportWindow({ isOpen, onClose, categories }: ImportWindowProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  // Off at first: students must not see questions of an exam before the exam.
  const [practice, setPractice] = useState(false);
  const [asQuizzes, setAsQuizzes] = useState(true);
  const isForQuizzes = (preview: ImportPreview) => asQuizzes && hasSeveralQuizzes(preview);
  const importSelected = async (selected: SelectedImport) => {
    if (isForQuizzes(selected.preview)) {
      const created = await importQuizzes(selected);
      const quizzes = created === 1 ? '1 quiz' : `${created.toLocaleString('en-US')} quizzes`;
      showSuccess(`${quizzes} created. Publish them when they’re ready.`);
      onClose();
      await navigate(paths.quizCategories);
      return;
    }
    const added = await importQuestions(selected, practice);
    // The import succeeded. If a list cannot be refetched, it shows its own error.
    await client.refetchQueries({ include: [bankQuery, quizCategoriesQuery] }).catch(() => undefined);
    showSuccess(`${added.toLocaleString('en-US')} ${added === 1 ? 'question' : 'questions'} added.`);
    onClose();
  };
  return (
    <ImportDialog
      opened={isOpen}
      onClose={onClose}
      title="Import questions"
      actionText={(count, preview) => {
        if (count === 0) return 'Import';
        return isForQuizzes(preview)
          ? `Create quizzes from ${questionCountText(count)}`
          : `Import ${questionCountText(count)}`;
      }}
      importsHidden
      createCategories
      isSkipped={(question, preview) => hasDuplicates(question) && !isForQuizzes(preview)}
      // Notes are about questions of the bank, for example about the categories that are created.
      reportOf={(preview) =>
        isForQuizzes(preview) ? preview.report.filter(({ level }) => level !== 'NOTE') : preview.report
      }
      onImport={importSelected}
      renderFields={(preview, fileCategories) => (
        <>
          {hasSeveralQuizzes(preview) ? (
            <QuizzesOrBank quizzes={preview.quizzes} value={asQuizzes} onChange={setAsQuizzes} />
          ) : null}
          <ImportCategory
            preview={preview}
            isForQuizzes={isForQuizzes(preview)}
            categories={categories}
            {...fileCategories}
          />
          {isForQuizzes(preview) ? null : (
            <Switch
              aria-label="Students can practise with these questions"
              label="Students can practise with these questions"
              description="Leave this off for questions of an exam. You can change it later."
              checked={practice}
              onChange={({ currentTarget }) => setPractice(currentTarget.checked)}
            />
          )}
        </>
      )}
    />
  );
}

/** Values of options that are not IDs of a category. */
const fromFile = 'file';
const onlyExisting = 'existing';

interface ImportCategoryProps extends FileCategories {
  preview: ImportPreview;
  isForQuizzes: boolean;
  categories: readonly CategoryChoice[];
}

/** Selects the categories of the file, with or without new ones, or one category for all. */
function ImportCategory(props: ImportCategoryProps) {
  const { preview, isForQuizzes, categories, choice, inFile, previewWith } = props;
  // Quizzes have only one category, which no file names.
  const isFromFile = inFile && !isForQuizzes;
  const { categoryId, createCategories } = choice;
  const created = isFromFile && categoryId === null && createCategories ? preview.newCategories : 0;
  return (
    <CategorySelect
      label="Category"
      description={createdText(created)}
      first={isFromFile ? ofFile : [{ value: fromFile, label: 'No category' }]}
      categories={categories}
      value={categoryId ?? (isFromFile && !createCategories ? onlyExisting : fromFile)}
      onChange={(chosen) => {
        if (chosen === null) return;
        const isCategory = chosen !== fromFile && chosen !== onlyExisting;
        if (isCategory) previewWith({ ...choice, categoryId: chosen });
        else previewWith({ categoryId: null, createCategories: chosen === fromFile });
      }}
    />
  );
}

const ofFile = [
  { value: fromFile, label: 'From the file' },
  { value: onlyExisting, label: 'From the file, without new ones' },
];

function createdText(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? '1 new category is created.' : `${count} new categories are created.`;
}

const hasSeveralQuizzes = ({ quizzes }: Pick<ImportPreview, 'quizzes'>) =>
  quizzes.filter(({ questionCount }) => questionCount > 0).length > 1;

interface QuizzesOrBankProps {
  quizzes: ImportPreview['quizzes'];
  value: boolean;
  onChange: (asQuizzes: boolean) => void;
}

/** Maximum titles to list. */
const maxTitles = 5;

/** Asks whether a package with several quizzes is imported as quizzes or as questions of the bank. */
function QuizzesOrBank({ quizzes, value, onChange }: QuizzesOrBankProps) {
  const filled = quizzes.filter(({ questionCount }) => questionCount > 0);
  const titles = filled
    .slice(0, maxTitles)
    .map(({ title, questionCount }) => `${title || 'Imported quiz'} (${questionCount})`);
  const more = filled.length - titles.length;
  return (
    <Radio.Group
      label="Import as"
      value={value ? 'quizzes' : 'bank'}
      onChange={(chosen) => onChange(chosen === 'quizzes')}
    >
      <Stack gap={8} mt={4}>
        <Radio
          value="quizzes"
          label={`${filled.length} unpublished quizzes`}
          description={`${titles.join(', ')}${more > 0 ? ` and ${more} more` : ''}`}
        />
        <Radio value="bank" label="Questions of the bank" description="Each quiz becomes a category." />
      </Stack>
    </Radio.Group>
  );
}

/** Returns the number of created quizzes. @throws ImportFailure */
async function importQuizzes({ source, categoryChoice, positions }: SelectedImport): Promise<number> {
  const form = formOf(source, { ...categoryChoice, createCategories: false });
  if (positions !== null) form.append('positions', JSON.stringify(positions));
  const answer = await postForm('/api/quizzes/import', form);
  const isCreated = typeof answer === 'object' && answer !== null && 'quizzes' in answer;
  if (!isCreated || !Array.isArray(answer.quizzes)) throw new ImportFailure(notReached);
  return answer.quizzes.length;
}

const hasDuplicates = ({ duplicates }: ImportedQuestion) => duplicates.length > 0;

/** Returns the number of imported questions. @throws ImportFailure */
async function importQuestions(
  { source, categoryChoice, positions }: SelectedImport,
  practice: boolean,
): Promise<number> {
  const form = formOf(source, categoryChoice);
  form.append('availableForPractice', String(practice));
  if (positions !== null) form.append('positions', JSON.stringify(positions));
  const answer = await postForm('/api/questions/import', form);
  if (!isImportResult(answer)) throw new ImportFailure(notReached);
  return answer.added;
}

function isImportResult(answer: unknown): answer is { added: number } {
  return (
    typeof answer === 'object' && answer !== null && 'added' in answer && typeof answer.added === 'number'
  );
}
