import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { CategoryInput, CourseItemsQuery, ItemInput } from '../../../../gql/graphql.ts';
import { columnsQuery } from '../../../../lib/gradebook/column-documents.ts';
import { failureMessage, isConflict } from '../../../../lib/server-failure.ts';
import { addCourseItemMutation, courseItemsQuery } from '../data/builder-documents.ts';

type Category = NonNullable<CourseItemsQuery['course']>['categories'][number];

/** An item to add to a course. */
export interface NewItem {
  readonly name: string;
  readonly maximumPoints: number;
  /** Percent of the course. Only of an item of a STANDARD category. */
  readonly weight: number;
}

const conflictText = 'The course was changed elsewhere. Check the category, and add the item again.';

/** Without the names of GraphQL types, so that it can be sent back. */
function toInput({ name, categoryType, weight, maximumPoints, dropLowest, items }: Category): CategoryInput {
  return { name, categoryType, weight, maximumPoints, dropLowest, items: items.map(toItemInput) };
}

function toItemInput({
  itemId,
  name,
  description,
  dueAt,
  weight,
  knownScores,
  grade,
  maximumPoints,
}: Category['items'][number]): ItemInput {
  return { itemId, name, description, dueAt, weight, knownScores, grade, maximumPoints };
}

/**
 * Adds an item to a saved course. `categories`: undefined until they have loaded. `problem`: why the item was not added.
 * Null if it was, or was not yet tried.
 */
export function useNewItem(courseId: string) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(courseItemsQuery, {
    variables: { id: courseId },
    fetchPolicy: 'network-only',
  });
  // A retry uses the same ID, because perhaps only the response was lost.
  const [key] = useState(() => `i${crypto.randomUUID()}`);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const course = data?.course;
  const send = async (item: NewItem, categoryIndex: number): Promise<string | null> => {
    if (!course) return null;
    const itemId = `${courseId}.${key}`;
    const isAdded = course.categories.some(({ items }) => items.some((each) => each.itemId === itemId));
    if (!isAdded) {
      const categories = course.categories.map(toInput);
      categories[categoryIndex]?.items.push({ ...item, itemId: key });
      const { id, revision } = course;
      await client.mutate({ mutation: addCourseItemMutation, variables: { id, categories, revision } });
    }
    await client.query({ query: columnsQuery, variables: { courseId }, fetchPolicy: 'network-only' });
    return itemId;
  };
  /** Returns the ID of the item. Null if it was not added. */
  const add = async (item: NewItem, categoryIndex: number): Promise<string | null> => {
    setSaving(true);
    setProblem(null);
    try {
      return await send(item, categoryIndex);
    } catch (failure) {
      setProblem(isConflict(failure) ? conflictText : failureMessage(failure));
      // If this fails, the next attempt gets the same conflict.
      await refetch().catch(() => null);
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { categories: course?.categories, error, refetch, add, isSaving, problem };
}
