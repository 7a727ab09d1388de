import { useApolloClient } from '@apollo/client/react';
import { Button, Group, TextInput } from '@mantine/core';
import { type KeyboardEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { tidyCategoryName } from '../../../../core/quizzes/quiz-category.ts';
import { texts } from '../../../../core/texts.ts';
import { addQuizCategoryMutation } from '../../lib/quizzes/add-category.ts';
import { quizCategoriesQuery } from '../../lib/quizzes/quiz-fragments.ts';
import { ShownBank } from '../../lib/quizzes/shown-bank.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { categoryNameProblem, refusedCategoryName } from './category-name.ts';
import styles from './quiz-category.module.css';

/** Adds a category to the shown bank. `problem`: why it was not added. */
function useAddCategory(onAdded: (id: string) => void) {
  const client = useApolloClient();
  const bankId = use(ShownBank);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const send = async (categoryName: string): Promise<void> => {
    setSending(true);
    try {
      const { data } = await client.mutate({
        mutation: addQuizCategoryMutation,
        variables: { categoryName, bankId },
      });
      const id = data?.addQuizCategory?.id;
      // The category was created, even if the list cannot be refetched.
      await client.refetchQueries({ include: [quizCategoriesQuery] }).catch(() => {});
      // The category is not selected if the user has closed this form.
      if (id !== undefined && isMounted.current) onAdded(id);
    } catch (error) {
      setProblem(
        refusedCategoryName(error) ?? `${texts.quizCategories.addFailure}. ${failureMessage(error)}`,
      );
    } finally {
      setSending(false);
    }
  };

  const add = (text: string): void => {
    if (isSending) return;
    const categoryName = tidyCategoryName(text);
    const nameProblem = categoryNameProblem(categoryName);
    setProblem(nameProblem);
    if (nameProblem === null) void send(categoryName);
  };
  return { add, isSending, problem, forgetProblem: () => setProblem(null) };
}

interface NewCategoryProps {
  /** The text that was typed before. */
  initial: string;
  /** Called when the new category is in the list. */
  onAdded: (id: string) => void;
  onCancel: () => void;
}

/**
 * Asks for the name of a new category in place of the select. It is used inside forms, so it is not a form
 * itself.
 */
export function NewCategory({ initial, onAdded, onCancel }: NewCategoryProps) {
  const [name, setName] = useState(initial);
  const { add, isSending, problem, forgetProblem } = useAddCategory(onAdded);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const show = useEffectEvent(() => {
    field.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => show(), []);
  // An error makes the box taller, so its end may be out of view.
  useEffect(() => {
    if (problem !== null) show();
  }, [problem]);
  // Escape closes only this box, not the dialog around it.
  const escapeProps = {
    'data-mantine-stop-propagation': true,
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
      if (key === 'Escape' && !nativeEvent.isComposing) onCancel();
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    escapeProps.onKeyDown(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter must not submit the surrounding form.
    event.preventDefault();
    add(name);
  };
  return (
    <div ref={box} className={styles.fresh} role="group" aria-label="New category">
      <TextInput
        ref={field}
        label="New category"
        autoComplete="off"
        {...escapeProps}
        error={problem}
        errorProps={{ role: 'alert' }}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          forgetProblem();
        }}
        onKeyDown={onKeyDown}
      />
      <Group gap={8} mt={8}>
        <Button {...escapeProps} size="compact-md" loading={isSending} onClick={() => add(name)}>
          Add category
        </Button>
        <Button
          {...escapeProps}
          size="compact-md"
          variant="subtle"
          color="gray"
          aria-label="Cancel the new category"
          onClick={onCancel}
        >
          Cancel
        </Button>
      </Group>
    </div>
  );
}
