import { useQuery } from '@apollo/client/react';
import { MultiSelect, Select, Switch, TagsInput } from '@mantine/core';
import type { Difficulty, QuizCategoriesQuery } from '../../../../gql/graphql.ts';
import { courseNamesQuery } from '../../../../lib/courses/course-documents.ts';
import { quizCategoriesQuery, weakConceptsQuery } from '../../../../lib/quizzes/quiz-fragments.ts';
import styles from './generate.module.css';
import type { GenerationFieldsProps } from './generation-form.ts';

const difficulties: readonly { value: Difficulty; label: string }[] = [
  { value: 'EASY', label: 'Easy' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'HARD', label: 'Hard' },
];

const maxConcepts = 50;

/** Which questions to draw from the banks. An empty field allows every question. */
export function BankFields({ form, onChange }: GenerationFieldsProps) {
  const { categoryIds, concepts, courseId, difficulty, isFromWeak } = form;
  const choices = useChoices();
  return (
    <>
      <Switch
        label="Focus on my weakest topics"
        checked={isFromWeak}
        onChange={({ currentTarget }) => onChange({ isFromWeak: currentTarget.checked })}
      />
      <div className={styles.pair}>
        <Select
          label="Course"
          data={[{ value: '', label: 'Any' }, ...choices.courses]}
          allowDeselect={false}
          value={courseId ?? ''}
          onChange={(value) => onChange({ courseId: value === '' ? null : value })}
        />
        <Select
          label="Difficulty"
          data={[{ value: '', label: 'Any' }, ...difficulties]}
          allowDeselect={false}
          value={difficulty ?? ''}
          onChange={(value) =>
            onChange({ difficulty: difficulties.find((one) => one.value === value)?.value ?? null })
          }
        />
      </div>
      <MultiSelect
        label="Categories"
        placeholder={categoryIds.length === 0 ? 'Any' : ''}
        data={choices.categories}
        value={choices.categories.flatMap(({ value }) =>
          categoryIds.includes(value.split(' ')[0] ?? '') ? value : [],
        )}
        searchable
        onChange={(value) => onChange({ categoryIds: value.flatMap((ids) => ids.split(' ')) })}
      />
      <TagsInput
        label="Concepts"
        description="Choose or type one, then press Enter."
        placeholder={concepts.length === 0 ? 'Any' : ''}
        data={choices.concepts}
        value={[...concepts]}
        maxTags={maxConcepts}
        onChange={(value) => onChange({ concepts: value })}
      />
    </>
  );
}

/** The options of the fields. A list that does not load is empty, so that questions can still be drawn. */
function useChoices() {
  const { data: names } = useQuery(courseNamesQuery);
  const { data: categoryList } = useQuery(quizCategoriesQuery);
  const { data: weak } = useQuery(weakConceptsQuery, { variables: { courseId: null } });
  const courses = [...(names?.savedCourses ?? []), ...(names?.memberCourses ?? [])];
  return {
    courses: courses.map(({ id, name }) => ({ value: id, label: name === '' ? 'Untitled course' : name })),
    categories: byName(categoryList?.quizCategories ?? []),
    concepts: (weak?.weakConcepts ?? []).map(({ concept }) => concept),
  };
}

/**
 * One option per category name, since several instructors can have a category with the same name. Its value is the IDs of
 * these categories, separated by spaces. Users with categories of their own draw only from these.
 */
function byName(categories: NonNullable<QuizCategoriesQuery['quizCategories']>) {
  const own = categories.filter(({ isOwn }) => isOwn);
  const names = Map.groupBy(own.length > 0 ? own : categories, ({ categoryName }) =>
    categoryName.toLowerCase(),
  );
  return [...names.values()].map((same) => ({
    value: same.map(({ id }) => id).join(' '),
    label: same[0]?.categoryName ?? '',
  }));
}
