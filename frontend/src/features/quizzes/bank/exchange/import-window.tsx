import { useApolloClient } from '@apollo/client/react';
import { Checkbox, Switch } from '@mantine/core';
import { useState } from 'react';
import type { CategoryChoice } from '../../../../ui/quiz-category/category-choice.ts';
import {
  formOf,
  ImportFailure,
  notReached,
  postForm,
  type ImportedQuestion,
} from '../../../../ui/question-exchange/import-api.ts';
import { ImportDialog, type SelectedImport } from '../../../../ui/question-exchange/import-dialog.tsx';
import { CategorySelect } from '../../../../ui/quiz-category/category-select.tsx';
import { quizCategoriesQuery } from '../../../../lib/quizzes/quiz-fragments.ts';
import { showSuccess } from '../../../../lib/show-notice.tsx';
import { bankQuery } from '../bank-documents.ts';

interface ImportWindowProps {
  isOpen: boolean;
  categories: readonly CategoryChoice[];
  onClose: () => void;
}

/** Imports questions from a file or a text into the bank. */
export function ImportWindow({ isOpen, onClose, categories }: ImportWindowProps) {
  const client = useApolloClient();
  const [practice, setPractice] = useState(true);
  const importSelected = async (selected: SelectedImport) => {
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
      verb="Import"
      importsHidden
      isSkipped={hasDuplicates}
      onImport={importSelected}
      renderFields={({ newCategories }, categoryChoice, previewWith) => (
        <>
          <CategorySelect
            label="Category for all"
            placeholder="From the file"
            clearable
            categories={categories}
            value={categoryChoice.categoryId}
            onChange={(categoryId) => previewWith({ ...categoryChoice, categoryId })}
          />
          <Switch
            label="Students can practise with these questions"
            checked={practice}
            onChange={({ currentTarget }) => setPractice(currentTarget.checked)}
          />
          {categoryChoice.categoryId === null && newCategories > 0 ? (
            <Checkbox
              label="Create missing categories"
              description="All instructors see them."
              checked={categoryChoice.createCategories}
              onChange={({ currentTarget }) =>
                previewWith({ ...categoryChoice, createCategories: currentTarget.checked })
              }
            />
          ) : null}
        </>
      )}
    />
  );
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
  if (!isOutcome(answer)) throw new ImportFailure(notReached);
  return answer.added;
}

function isOutcome(answer: unknown): answer is { added: number } {
  return (
    typeof answer === 'object' && answer !== null && 'added' in answer && typeof answer.added === 'number'
  );
}
