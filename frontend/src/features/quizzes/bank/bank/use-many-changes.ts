import { useApolloClient } from '@apollo/client/react';
import type { Difficulty } from '../../../../../../core/quizzes/question.ts';
import { difficultyLabels } from '../../../../ui/question-form/question-form-labels.ts';
import type {
  BankQuestionFragment,
  QuestionChangesInput,
  QuestionSelectionInput,
} from '../../../../gql/graphql.ts';
import { quizCategoriesQuery, updateQuestionsMutation } from '../../../../lib/quizzes/quiz-fragments.ts';
import { failureMessage, isConflict, errorExtension } from '../../../../lib/server-failure.ts';
import { showNotice, showSuccess } from '../../../../lib/show-notice.tsx';
import { showUndo } from '../../../../lib/show-undo.tsx';
import { bankQuery, copyQuestionsMutation, deletedQuestionsQuery } from '../bank-documents.ts';
import { named, withFullStop } from './question-labels.ts';
import { questionCountText } from '../../../../lib/quizzes/question-count.ts';
import type { Selection } from './use-selection.ts';

/** A change of some questions, and how its outcome is reported. */
interface BulkChange {
  readonly selection: QuestionSelectionInput;
  readonly changes: QuestionChangesInput;
  /** Called with the IDs of the changed questions. */
  readonly onDone: (ids: readonly string[]) => void;
  /** Shown before the server's error message. */
  readonly failurePrefix: string;
}

interface Category {
  readonly id: string;
  readonly categoryName: string;
}

const practiceText = (count: number, practice: boolean) =>
  practice
    ? `Students can practise with ${questionCountText(count)}.`
    : `${questionCountText(count)} ${count === 1 ? 'is' : 'are'} not for practice now.`;

interface ManyChangesOptions {
  readonly selection: Selection;
  /** True for the user's own bank. Only its deleted questions are listed. */
  readonly isOwn: boolean;
  readonly onRemoved: (ids: readonly string[]) => void;
}

/** Changes many questions in one step, all-or-nothing. Each change reports its result. */
export function useManyChanges({ selection, isOwn, onRemoved }: ManyChangesOptions) {
  const client = useApolloClient();
  const refresh = () =>
    client.refetchQueries({
      include: [bankQuery, quizCategoriesQuery, ...(isOwn ? [deletedQuestionsQuery] : [])],
    });

  const run = async (bulkChange: BulkChange): Promise<boolean> => {
    const { selection: input, changes, onDone, failurePrefix } = bulkChange;
    try {
      const { data } = await client.mutate({
        mutation: updateQuestionsMutation,
        variables: { selection: input, changes },
      });
      const ids = data?.updateQuestions?.ids ?? [];
      if (changes.isDeleted === undefined) selection.noteChanged(ids);
      onDone(ids);
      await refresh();
      return true;
    } catch (error) {
      const next = nextTry(error, input);
      showNotice({
        color: 'danger',
        message: isRefusalOfSome(error, input)
          ? failureMessage(error)
          : `${failurePrefix} ${failureMessage(error)}`,
        ...(next && {
          action: {
            label: next.label,
            onClick: () => void run({ ...bulkChange, selection: next.selection }),
          },
        }),
      });
      if (isConflict(error)) await refresh();
      return false;
    }
  };

  const change = (changes: QuestionChangesInput, messageOf: (count: number) => string) => {
    const { count } = selection;
    return run({
      selection: selection.toInput(),
      changes,
      failurePrefix: 'Nothing was changed.',
      onDone: ({ length }) => {
        if (length === 0)
          return showSuccess(`Nothing to change: ${questionCountText(count)} already had this value.`);
        const unchanged = count - length;
        const note = unchanged > 0 ? ` ${questionCountText(unchanged)} already had this value.` : '';
        showSuccess(`${messageOf(length)}${note}`);
      },
    });
  };

  const restore = (ids: readonly string[], what: string) =>
    run({
      selection: { questions: ids.map((id) => ({ id })) },
      changes: { isDeleted: false },
      failurePrefix: withFullStop(`Not restored: ${what}`),
      onDone: () => showSuccess(`${what} ${ids.length === 1 ? 'is' : 'are'} back.`),
    });

  const remove = (input: QuestionSelectionInput, questions: readonly BankQuestionFragment[], count: number) =>
    run({
      selection: input,
      changes: { isDeleted: true },
      failurePrefix:
        count === 1 ? withFullStop(`Not deleted: ${named(count, questions)}`) : 'Nothing was deleted.',
      onDone: (ids) => {
        const gone = questions.filter(({ id }) => ids.includes(id));
        const what = named(ids.length, gone);
        onRemoved(ids);
        showUndo(withFullStop(`Deleted ${what}`), () => void restore(ids, what));
      },
    });

  /** Returns true if the questions were copied to the user's bank. */
  const copy = async (input: QuestionSelectionInput): Promise<boolean> => {
    try {
      const variables = { selection: input };
      const { data } = await client.mutate({ mutation: copyQuestionsMutation, variables });
      showSuccess(`Copied ${questionCountText(data?.copyQuestions?.ids.length ?? 0)} to your bank.`);
      await refresh();
      return true;
    } catch (error) {
      showNotice({ color: 'danger', message: `Nothing was copied. ${failureMessage(error)}` });
      return false;
    }
  };

  return {
    move: (category: Category | null) =>
      change({ categoryId: category?.id ?? null }, (count) =>
        category
          ? `Moved ${questionCountText(count)} to ${category.categoryName}.`
          : `Took ${questionCountText(count)} out of ${count === 1 ? 'its category' : 'their categories'}.`,
      ),
    rate: (difficulty: Difficulty | null) =>
      change({ difficulty }, (count) => {
        const are = `${questionCountText(count)} ${count === 1 ? 'is' : 'are'}`;
        return difficulty === null
          ? `${are} without a difficulty now.`
          : `${are} ${difficultyLabels[difficulty].toLowerCase()} now.`;
      }),
    setPractice: (availableForPractice: boolean) =>
      change({ availableForPractice }, (count) => practiceText(count, availableForPractice)),
    removeOne: (question: BankQuestionFragment) =>
      remove({ questions: [{ id: question.id }] }, [question], 1),
    restoreOne: (question: Pick<BankQuestionFragment, 'id' | 'textFormat' | 'question'>) =>
      restore([question.id], named(1, [question])),
    copyOne: ({ id }: BankQuestionFragment) => copy({ questions: [{ id }] }),
    copyChosen: async () => {
      if (await copy(selection.toInput())) selection.clear();
    },
    removeChosen: () => remove(selection.toInput(), selection.some, selection.count),
  };
}

/** Whether some of several questions are in use. The server's message then says that none of them was deleted. */
function isRefusalOfSome(error: unknown, { questions }: QuestionSelectionInput): boolean {
  return Array.isArray(errorExtension(error, 'inUse')) && questions?.length !== 1;
}

interface NextTry {
  readonly label: string;
  readonly selection: QuestionSelectionInput;
}

/** The action to offer after a failure. Null if there is none. */
function nextTry(error: unknown, selection: QuestionSelectionInput): NextTry | null {
  if (!isConflict(error)) return { label: 'Try again', selection };
  const inUse = errorExtension(error, 'inUse');
  if (Array.isArray(inUse)) {
    const others = selection.questions?.filter(({ id }) => !inUse.includes(id)) ?? [];
    return others.length === 0
      ? null
      : {
          label: others.length === 1 ? 'Delete the other question' : 'Delete the others',
          selection: { questions: others },
        };
  }
  const count = errorExtension(error, 'count');
  if (typeof count === 'number')
    return { label: `Change ${questionCountText(count)}`, selection: { ...selection, count } };
  // Without revisions, the server doesn't check for conflicts.
  const unchecked = selection.questions?.map(({ id }) => ({ id }));
  return unchecked ? { label: 'Change them anyway', selection: { questions: unchecked } } : null;
}
