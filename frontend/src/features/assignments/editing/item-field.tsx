import { useQuery } from '@apollo/client/react';
import { Select, Skeleton } from '@mantine/core';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { courseAssignmentsQuery } from '../../../lib/assignments/assignment-documents.ts';
import { columnsQuery } from '../../../lib/gradebook/column-documents.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { Failure } from '../../../ui/failure.tsx';
import { pointsText } from '../../../ui/quiz-question/points-text.ts';

interface ItemFieldProps {
  courseId: string;
  /** Null for a new assignment. */
  assignmentId: string | null;
  itemId: string | null;
  /** Null if the field has no number. */
  maximumPoints: number | null;
  error: string | undefined;
  onChange: (itemId: string | null) => void;
}

const noItem = { value: '', label: 'No item' };

/** The item of the course in which returned grades are entered. Items that something else grades are not offered. */
export function ItemField(props: ItemFieldProps) {
  const { courseId, assignmentId, itemId, maximumPoints, error, onChange } = props;
  const columns = useQuery(columnsQuery, { variables: { courseId }, fetchPolicy: 'cache-and-network' });
  const assignments = useQuery(courseAssignmentsQuery, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  const failure = columns.error ?? assignments.error;
  const items = columns.data?.gradebookColumns;
  const others = assignments.data?.assignments;
  if (failure && !(items && others))
    return (
      <Failure
        title="The items of the course did not load"
        message={failureMessage(failure)}
        onRetry={() => Promise.all([columns.refetch(), assignments.refetch()])}
      />
    );
  if (!items || !others) return <Skeleton height={84} />;
  const taken = new Set(others.flatMap((other) => (other.id === assignmentId ? [] : other.itemId)));
  const free = items.filter((item) => item.quizId === null && !taken.has(item.itemId));
  const options = [
    noItem,
    ...free.map(({ itemId: value, itemName, categoryName }) => ({
      value,
      label: `${itemName || 'Unnamed item'}${categoryName === '' ? '' : ` (${categoryName})`}`,
    })),
  ];
  if (itemId !== null && !free.some((item) => item.itemId === itemId))
    options.push({ value: itemId, label: 'An item that was deleted or is graded otherwise' });
  const points = free.find((item) => item.itemId === itemId)?.maximumPoints;
  return (
    <Select
      label="Item of the gradebook"
      description={descriptionOf(points, maximumPoints)}
      data={options}
      value={itemId ?? noItem.value}
      error={error}
      allowDeselect={false}
      searchable={options.length > 8}
      onChange={(value) => onChange(value === noItem.value ? null : value)}
    />
  );
}

/** What becomes of returned grades. `itemPoints`: maximum points of the item. Undefined without an item. */
function descriptionOf(itemPoints: number | undefined, maximumPoints: number | null): string {
  const rule = 'Returned grades are entered in this item, and count in the course grade.';
  if (itemPoints === undefined)
    return `${rule} Items that a quiz or another assignment grades are not listed.`;
  if (maximumPoints === null || Number.isNaN(maximumPoints) || itemPoints === maximumPoints) return rule;
  return `${rule} They are scaled to its maximum: ${formatCompact(maximumPoints)} of ${pointsText(maximumPoints)} become ${formatCompact(itemPoints)}.`;
}
