import { useApolloClient } from '@apollo/client/react';
import { Checkbox, Switch } from '@mantine/core';
import { useState } from 'react';
import type { CategoryChoice } from '../../../components/quiz-category/category-choice.ts';
import {
  formOf,
  ImportFailure,
  notReached,
  postForm,
  type ImportedQuestion,
} from '../../../components/question-exchange/import-api.ts';
import { ImportDialog, type WantedImport } from '../../../components/question-exchange/import-dialog.tsx';
import { CategorySelect } from '../../../components/quiz-category/category-select.tsx';
import { quizCategoriesQuery } from '../../../lib/quizzes/documents.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { bankQuery } from '../documents.ts';

interface ImportWindowProps {
  isOpen: boolean;
  categories: readonly CategoryChoice[];
  onClose: () => void;
}

/** Questions from a file or a text come into the bank. */
export function ImportWindow({ isOpen, onClose, categories }: ImportWindowProps) {
  const client = useApolloClient();
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const [practice, setPractice] = useState(true);
  const [makeCategories, setMakeCategories] = useState(false);
  const bringIn = async (wanted: WantedImport) => {
    const added = await importQuestions(wanted, { categoryId, practice, makeCategories });
    await client.refetchQueries({ include: [bankQuery, quizCategoriesQuery] });
    showSuccess(`${added.toLocaleString('en-US')} ${added === 1 ? 'question' : 'questions'} added.`);
    onClose();
  };
  return (
    <ImportDialog
      opened={isOpen}
      onClose={onClose}
      title="Import questions"
      verb="Import"
      takesHidden
      leavesOut={isThere}
      onImport={bringIn}
      renderFields={(preview) => (
        <>
          <CategorySelect
            label="Category for all"
            placeholder="As the file says"
            clearable
            categories={categories}
            value={categoryId}
            onChange={setCategoryId}
          />
          <Switch
            label="Students may get them when they practise"
            checked={practice}
            onChange={({ currentTarget }) => setPractice(currentTarget.checked)}
          />
          {categoryId === null && preview.questions.some(lacksCategory) ? (
            <Checkbox
              label="Make the categories that are not there yet"
              description="For all instructors."
              checked={makeCategories}
              onChange={({ currentTarget }) => setMakeCategories(currentTarget.checked)}
            />
          ) : null}
        </>
      )}
    />
  );
}

const isThere = ({ duplicates }: ImportedQuestion) => duplicates.length > 0;

const lacksCategory = ({ category, categoryId }: ImportedQuestion) =>
  category !== null && categoryId === null;

interface Place {
  /** Null: as the file says. */
  readonly categoryId: string | null;
  readonly practice: boolean;
  /** Whether those that the file names and that are not there yet are made. */
  readonly makeCategories: boolean;
}

/** Answers how many came in. @throws ImportFailure */
async function importQuestions(
  { source, only }: WantedImport,
  { categoryId, practice, makeCategories }: Place,
): Promise<number> {
  const form = formOf(source);
  if (categoryId !== null) form.append('categoryId', categoryId);
  else if (makeCategories) form.append('makeCategories', 'true');
  form.append('practice', String(practice));
  if (only !== null) form.append('only', JSON.stringify(only));
  const answer = await postForm('/api/questions/import', form);
  if (!isOutcome(answer)) throw new ImportFailure(notReached);
  return answer.added;
}

function isOutcome(answer: unknown): answer is { added: number } {
  return (
    typeof answer === 'object' && answer !== null && 'added' in answer && typeof answer.added === 'number'
  );
}
