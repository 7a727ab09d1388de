import { useQuery } from '@apollo/client/react';
import { Anchor, Box, Select, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import {
  quizAddress,
  quizEditAddress,
  quizForItemAddress,
  rulesHash,
} from '../../../lib/quizzes/quiz-address.ts';
import { quizDateOf } from '../../../lib/quizzes/quiz-date.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { TwoDatesNote } from '../../../ui/dates/two-dates-note.tsx';
import { RetryWarning } from '../../../ui/retry-warning.tsx';
import { linkableQuizzesQuery, quizRulesQuery } from './gradebook-documents.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner } from '../store/use-planner.ts';
import type { GradebookColumn } from './gradebook-rows.ts';

interface QuizOfItemProps {
  courseId: string;
  column: Pick<GradebookColumn, 'itemId' | 'quizId' | 'quizTitle'>;
  /** The due date of the item. Null if it has none. */
  dueAt: string | null;
  isSaving: boolean;
  problem: string | null;
  onChoose: (quizId: string | null) => void;
}

const noQuiz = { value: '', label: 'No quiz' };

/** Shows the quiz whose results are the grades of an item, and lets the user choose another one. */
export function QuizOfItem({ courseId, column, ...rest }: QuizOfItemProps) {
  const { itemId, quizId, quizTitle } = column;
  const { dueAt, isSaving, problem, onChoose } = rest;
  const courseZone = usePlanner((state) => presentOf(state).courseTimeZone);
  const { data, error } = useQuery(linkableQuizzesQuery, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  const quizzes = (data?.quizzes ?? []).filter((quiz) => quiz.canEdit && !quiz.deleted);
  const linked = data?.quizzes?.find(({ id }) => id === quizId);
  const options = quizzes.map(({ id, title }) => ({ value: id, label: title || 'No title' }));
  // The linked quiz is not in the list if the user cannot edit it.
  if (quizId !== null && !options.some(({ value }) => value === quizId))
    options.unshift({ value: quizId, label: quizTitle ?? 'A quiz that is no longer in the course' });
  if (data && options.length === 0) return <NoQuizzes courseId={courseId} itemId={itemId} />;
  return (
    <div>
      <Select
        label="Graded by a quiz"
        description="A finished attempt becomes the grade. A grade that you enter in the gradebook replaces it."
        data={options.length === 0 ? [] : [noQuiz, ...options]}
        value={options.length === 0 ? null : (quizId ?? noQuiz.value)}
        error={problem ?? (error ? failureMessage(error) : null)}
        disabled={isSaving}
        allowDeselect={false}
        searchable={options.length > 8}
        comboboxProps={{ withinPortal: true }}
        onChange={(value) => onChoose(value === noQuiz.value ? null : value)}
      />
      {quizId === null || quizTitle === null ? null : (
        <Text size="sm" mt={6}>
          Grades come from the quiz{' '}
          <Anchor component={Link} to={quizAddress(quizId)} fz="inherit" underline="always">
            {quizTitle || 'No title'}
          </Anchor>
          {linked?.deleted ? ', which is deleted. The grades stay.' : '.'}
        </Text>
      )}
      {linked ? (
        <TwoDatesNote itemDueAt={dueAt} quizDate={quizDateOf(linked)} courseZone={courseZone} />
      ) : null}
      {quizId !== null && quizzes.some(({ id }) => id === quizId) ? (
        <RetryHint courseId={courseId} quizId={quizId} />
      ) : null}
    </div>
  );
}

interface NoQuizzesProps {
  courseId: string;
  itemId: string;
}

/** In place of the choice of a quiz: a link to build the first one, which then grades this item. */
function NoQuizzes({ courseId, itemId }: NoQuizzesProps) {
  return (
    <Text size="sm">
      A quiz can grade this item, but the course has no quizzes yet.{' '}
      <Anchor component={Link} to={quizForItemAddress(courseId, itemId)} fz="inherit" underline="always">
        Build a quiz
      </Anchor>
    </Text>
  );
}

/** Warns if students can see the answers of a quiz and take it again. Empty if the rules do not load. */
function RetryHint({ courseId, quizId }: { courseId: string; quizId: string }) {
  const { data } = useQuery(quizRulesQuery, { variables: { id: quizId }, fetchPolicy: 'cache-and-network' });
  if (!data?.quiz) return null;
  return (
    <Box mt="sm">
      <RetryWarning
        rules={data.quiz}
        action={
          <Anchor
            component={Link}
            to={quizEditAddress({ id: quizId, courseId }) + rulesHash}
            fz="inherit"
            underline="always"
          >
            Change the rules
          </Anchor>
        }
      />
    </Box>
  );
}
