import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Anchor, Button, Group, Modal, Select, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import type { QuestionSelectionInput, QuizListQuery } from '../../../../gql/graphql.ts';
import { paths } from '../../../../lib/paths.ts';
import { quizListQuery } from '../../../../lib/quizzes/quiz-fragments.ts';
import { quizEditAddress } from '../../../../lib/quizzes/quiz-address.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { showNotice } from '../../../../lib/show-notice.tsx';
import { addToQuizMutation, bankQuery } from '../bank-documents.ts';
import { questionCountText } from '../../../../lib/quizzes/question-count.ts';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';

interface AddToQuizWindowProps {
  isOpen: boolean;
  /** Number of selected questions. */
  count: number;
  toInput: () => QuestionSelectionInput;
  onClose: () => void;
}

/** Adds the selected questions to one of the user's quizzes. */
export function AddToQuizWindow({ isOpen, onClose, ...form }: AddToQuizWindowProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Add to a quiz" centered>
      <Quizzes {...form} onClose={onClose} />
    </Modal>
  );
}

type AddToQuizFormProps = Omit<AddToQuizWindowProps, 'isOpen'>;
type Quiz = NonNullable<QuizListQuery['quizzes']>[number];

function Quizzes(props: AddToQuizFormProps) {
  const { data, error, refetch } = useQuery(quizListQuery, { fetchPolicy: 'cache-and-network' });
  if (!data && error)
    return (
      <FormFailure
        title="The quizzes could not be fetched"
        onRetry={() => void refetch().catch(ignoreShownFailure)}
      >
        {failureMessage(error)}
      </FormFailure>
    );
  if (!data?.quizzes) return <Skeleton height={64} role="status" aria-label="Loading" />;
  const quizzes = data.quizzes.filter(
    ({ canEdit, deleted, isPractice }) => canEdit && !deleted && !isPractice,
  );
  if (quizzes.length > 0) return <AddToQuizForm {...props} quizzes={quizzes} />;
  return (
    <Alert title="You have no quizzes yet">
      <Anchor component={Link} to={paths.createQuiz}>
        Create a quiz
      </Anchor>{' '}
      first. There you can choose from the bank, too.
    </Alert>
  );
}

function AddToQuizForm({
  count,
  toInput,
  onClose,
  quizzes,
}: AddToQuizFormProps & { quizzes: readonly Quiz[] }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | null>(null);
  const quiz = quizzes.find(({ id }) => id === chosen);
  const [add, { loading, error }] = useMutation(addToQuizMutation, {
    refetchQueries: [bankQuery, quizListQuery],
    onCompleted: ({ addToQuiz }) => {
      onClose();
      const added = (addToQuiz?.questionCount ?? 0) - (quiz?.questionCount ?? 0);
      showNotice({
        color: 'ok',
        message: `Added ${questionCountText(added)} to ${addToQuiz?.title ?? 'the quiz'}.`,
        ...(quiz && {
          action: { label: 'Open the quiz', onClick: () => void navigate(quizEditAddress(quiz)) },
        }),
      });
    },
    onError: ignoreShownFailure,
  });
  const send = () => {
    if (chosen !== null) void add({ variables: { quizId: chosen, selection: toInput() } });
  };
  return (
    <Stack gap="md">
      <Select
        label="Quiz"
        description="The questions are added at the end. Questions that are already in the quiz stay where they are."
        placeholder="Choose one"
        searchable
        data-autofocus
        nothingFoundMessage="No matching quiz"
        data={quizzes.map(({ id, title }) => ({ value: id, label: title }))}
        value={chosen}
        onChange={setChosen}
      />
      {error ? (
        <FormFailure title="Nothing was added" onRetry={send}>
          {failureMessage(error)}
        </FormFailure>
      ) : null}
      <Group gap="sm" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={chosen === null} loading={loading} onClick={send}>
          Add {questionCountText(count)}
        </Button>
      </Group>
    </Stack>
  );
}
