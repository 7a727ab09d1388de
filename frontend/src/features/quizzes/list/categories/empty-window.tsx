import { useQuery } from '@apollo/client/react';
import { Button, Group, Modal, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { QuizCategoryUseQuery } from '../../../../gql/graphql.ts';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { useOwnCategories } from '../../../../lib/quizzes/use-bank-categories.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { quizCategoryUseQuery } from '../quiz-list-documents.ts';
import type { Category } from '../quiz-list.ts';
import { useEmptying } from './use-emptying.ts';
import { contentText } from './category-use-text.ts';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';

interface EmptyWindowProps {
  opened: boolean;
  onClose: () => void;
  category: Category;
  /** Why the server does not delete the category. Shown if the user can move nothing out of it. */
  why: string;
  /** Called once the category is empty. */
  onEmpty: () => void;
}

/** Asks where the content of a category goes before the category is deleted. */
export function EmptyWindow({ opened, onClose, category, ...form }: EmptyWindowProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Delete ${category.categoryName}?`} centered>
      <Uses {...form} category={category} onClose={onClose} />
    </Modal>
  );
}

type UsesProps = Omit<EmptyWindowProps, 'opened'>;

function Uses(props: UsesProps) {
  const { category } = props;
  const { data, error, refetch } = useQuery(quizCategoryUseQuery, {
    variables: { id: category.id },
    fetchPolicy: 'network-only',
  });
  const use = data?.quizCategoryUse;
  return (
    <Stack gap="md">
      {use ? <EmptyForm {...props} use={use} /> : null}
      {!use && error ? (
        <FormFailure
          title="The category’s content could not be fetched"
          onRetry={() => void refetch().catch(ignoreShownFailure)}
        >
          {failureMessage(error)}
        </FormFailure>
      ) : null}
      {!use && !error ? <Skeleton height={64} role="status" aria-label="Loading" /> : null}
    </Stack>
  );
}

type CategoryUse = NonNullable<QuizCategoryUseQuery['quizCategoryUse']>;

/** Value of the option 'No category'. No category has this ID. */
const none = '-';

function EmptyForm({ category, why, use, onClose, onEmpty }: UsesProps & { use: CategoryUse }) {
  const categories = useOwnCategories();
  const [target, setTarget] = useState<string | null>(null);
  const { empty, isMoving, failure } = useEmptying(category);
  const content = contentText(use.questionCount, use.quizCount);
  const move = async () => {
    if (!(await empty(target === none ? null : target))) return;
    onClose();
    onEmpty();
  };
  return (
    <>
      <Text>{content === '' ? why : `It contains ${content}.`}</Text>
      {content === '' ? null : (
        <Select
          label="Move its content to"
          placeholder="Choose one"
          searchable
          data-autofocus
          nothingFoundMessage="No matching category"
          data={[
            { value: none, label: 'No category' },
            ...categories
              .filter(({ id }) => id !== category.id)
              .map(({ id, categoryName }) => ({ value: id, label: categoryName })),
          ]}
          value={target}
          onChange={setTarget}
        />
      )}
      {failure === null ? null : (
        <FormFailure title="Not everything was moved" onRetry={() => void move()}>
          {failure}
        </FormFailure>
      )}
      <Group gap="sm" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        {content === '' ? null : (
          <Button color="danger" disabled={target === null} loading={isMoving} onClick={() => void move()}>
            Move and delete
          </Button>
        )}
      </Group>
    </>
  );
}
