import { Select, Switch, TagsInput, TextInput } from '@mantine/core';
import { difficulties } from '../../../../core/quizzes/question.ts';
import type { CategoryChoice } from '../quiz-category/category-choice.ts';
import { CategorySelect } from '../quiz-category/category-select.tsx';
import type { QuestionFormState } from './use-question-form.ts';
import { difficultyLabels } from './question-form-labels.ts';
import styles from './question-form.module.css';

interface AboutFieldsProps {
  form: QuestionFormState;
  /** Undefined for questions of a quiz, which have no category of their own. */
  categories: readonly CategoryChoice[] | undefined;
}

/** The fields of a question that are not part of its prompt or key, for example concepts and points. */
export function AboutFields({ form, categories }: AboutFieldsProps) {
  const { draft, errors, change } = form;
  const conceptPath = Object.keys(errors).find((path) => path.startsWith('concepts'));
  return (
    <>
      <TagsInput
        label="Concepts"
        description="Topics of the question, for practice and generation. Press Enter or comma to add one."
        splitChars={[',']}
        error={conceptPath === undefined ? undefined : errors[conceptPath]}
        value={[...draft.concepts]}
        onChange={(concepts) => change({ concepts })}
      />
      <div className={styles.about}>
        {categories ? (
          <CategorySelect
            label="Category"
            placeholder="None"
            clearable
            categories={categories}
            error={errors['categoryId']}
            value={draft.categoryId}
            onChange={(categoryId) => change({ categoryId })}
          />
        ) : null}
        <Select
          label="Difficulty"
          placeholder="Unset"
          clearable
          data={difficulties.map((value) => ({ value, label: difficultyLabels[value] }))}
          value={draft.difficulty}
          onChange={(value) => change({ difficulty: difficulties.find((each) => each === value) ?? null })}
        />
        <TextInput
          label="Points"
          inputMode="decimal"
          autoComplete="off"
          error={errors['points']}
          value={draft.points}
          onChange={({ currentTarget }) => change({ points: currentTarget.value })}
        />
      </div>
      {categories ? (
        <Switch
          aria-label="Students can practise with this question"
          label="Students can practise with this question"
          description="Leave this off for questions of an exam. You can change it later."
          checked={draft.availableForPractice}
          onChange={({ currentTarget }) => change({ availableForPractice: currentTarget.checked })}
        />
      ) : null}
    </>
  );
}
