import { useQuery } from '@apollo/client/react';
import { Skeleton, Text } from '@mantine/core';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { columnsQuery } from '../../../lib/gradebook/column-documents.ts';
import { useColumnSaving } from '../../../lib/gradebook/use-column-saving.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Failure } from '../../../ui/failure.tsx';
import { AssignmentOfItem } from './assignment-of-item.tsx';
import { columnOf } from './column-of.ts';
import { linkableQuizzesQuery } from './gradebook-documents.ts';
import { QuizOfItem } from './quiz-of-item.tsx';
import { presentOf } from '../store/planner-store.ts';
import { useAssignmentOfItem, usePlanner, usePlannerStore } from '../store/use-planner.ts';

interface ItemQuizProps {
  courseId: string;
  item: WorkingItem;
}

/**
 * The quiz whose results are the grades of an item. Students see this only if their course has a quiz. All others can
 * also build a first quiz here.
 */
export function ItemQuiz({ courseId, item }: ItemQuizProps) {
  const session = useSession({ fetches: false });
  const { data, loading } = useQuery(linkableQuizzesQuery, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
    skip: session.status !== 'signedIn',
  });
  const assignment = useAssignmentOfItem(item);
  if (session.status !== 'signedIn') return null;
  if (assignment) return <AssignmentOfItem assignment={assignment} />;
  const hasQuizzes = data?.quizzes?.some(({ deleted }) => !deleted) ?? false;
  const canBuild = session.user.role !== 'Student' && data !== undefined && !loading;
  return hasQuizzes || canBuild ? <LinkedQuiz courseId={courseId} item={item} /> : null;
}

function LinkedQuiz({ courseId, item }: ItemQuizProps) {
  const { data, error, refetch } = useQuery(columnsQuery, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  const { idPrefix } = usePlannerStore().getState();
  const categories = usePlanner((state) => presentOf(state).categories);
  const { save, isSaving, problem } = useColumnSaving();
  const columns = data?.gradebookColumns;
  if (error && !columns)
    return (
      <Failure
        title="The quiz of this item did not load"
        message={failureMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!columns) return <Skeleton height={84} />;
  const column = columnOf(item, { columns, categories, newIdPrefix: `${courseId}.${idPrefix}` });
  if (!column) return <Text size="sm">Save the course. Then you can link this item to a quiz.</Text>;
  const choose = (quizId: string | null) => save({ courseId, itemId: column.itemId }, { quizId });
  return (
    <QuizOfItem
      courseId={courseId}
      column={column}
      dueAt={item.dueAt ?? null}
      isSaving={isSaving}
      problem={problem}
      onChoose={(quizId) => void choose(quizId)}
    />
  );
}
