import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { tidyCategoryName } from '../../../../../../core/quizzes/quiz-category.ts';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { Sending } from '../../../../ui/form/sending.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { categoryNameProblem, refusedCategoryName } from '../../../../ui/quiz-category/category-name.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';

interface CategoryWindowProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  initial: string;
  /** A note above the field. */
  note?: ReactNode;
  submit: string;
  /** Title of the error if sending failed. */
  failure: string;
  isSending: boolean;
  error: Error | undefined;
  onSend: (categoryName: string) => void;
}

/** Asks for a category's name. */
export function CategoryWindow({ opened, onClose, title, ...form }: CategoryWindowProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} centered>
      <CategoryForm {...form} onClose={onClose} />
    </Modal>
  );
}

type CategoryFormProps = Omit<CategoryWindowProps, 'opened' | 'title'>;

function CategoryForm({ initial, note, submit, onClose, ...rest }: CategoryFormProps) {
  const { failure, isSending, error, onSend } = rest;
  const { form, text, refuse } = useForm({
    initial: { categoryName: initial },
    check: ({ categoryName }) => nameErrors(tidyCategoryName(categoryName)),
    isSending,
    send: ({ categoryName }) => onSend(tidyCategoryName(categoryName)),
  });
  const refused = refusedCategoryName(error);
  const showRefusal = useEffectEvent(() => {
    if (refused !== undefined) refuse({ categoryName: refused });
  });
  useEffect(() => {
    if (error) showRefusal();
  }, [error]);
  return (
    <form {...form}>
      {note}
      <TextInput size="md" label="Name" data-autofocus {...text('categoryName')} />
      {error ? (
        <FormFailure title={failure}>
          {refused === undefined ? failureMessage(error) : 'Check the marked field.'}
        </FormFailure>
      ) : null}
      <Sending message={isSending ? 'Saving the category…' : null} />
      <Group justify="flex-end" mt="md" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{submit}</Button>
      </Group>
    </form>
  );
}

function nameErrors(name: string): Record<string, string> {
  const problem = categoryNameProblem(name);
  return problem === null ? {} : { categoryName: problem };
}
