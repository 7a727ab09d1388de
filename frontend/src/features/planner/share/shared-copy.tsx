import { useQuery } from '@apollo/client/react';
import { Alert, Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Course } from '../../../../../core/grading/course.ts';
import { texts } from '../../../../../core/texts.ts';
import { failureMessage, isNotFound } from '../../../lib/server-failure.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { draftQuery } from './shared-draft-documents.ts';
import { DismissButton, Opening } from './opening.tsx';
import { courseOf, isUntouched, takeCourse } from './shared-plan.ts';
import { Failure } from '../../../ui/failure.tsx';

interface FoundCopyProps {
  course: Course;
  onDone: () => void;
}

/** Opens a shared copy at once if the current course is the untouched sample. Otherwise asks the student. */
function FoundCopy({ course, onDone }: FoundCopyProps) {
  const store = usePlannerStore();
  const [mustAsk] = useState(() => !isUntouched(store.getState()));
  const isOpened = useRef(false);
  const open = () => {
    isOpened.current = true;
    takeCourse(store, { course, message: 'Opened the shared course.' });
    onDone();
  };
  useEffect(() => {
    if (!mustAsk && !isOpened.current) open();
  });
  return mustAsk ? <Question course={course} onOpen={open} onCancel={onDone} /> : <Opening />;
}

interface QuestionProps {
  course: Course;
  onOpen: () => void;
  onCancel: () => void;
}

function Question({ course, onOpen, onCancel }: QuestionProps) {
  const count = course.categories.reduce((sum, { items }) => sum + items.length, 0);
  const size = `${count} ${count === 1 ? 'item' : 'items'}`;
  const description =
    course.name === '' ? `It’s unnamed and has ${size}.` : `It’s called ‘${course.name}’ and has ${size}.`;
  return (
    <Alert color="ink" title="Open the shared course?">
      {description} Undo brings your own course back.
      <Group gap="sm" mt="sm">
        <Button size="compact-md" onClick={onOpen}>
          Open it
        </Button>
        <Button size="compact-md" variant="outline" onClick={onCancel}>
          Keep mine
        </Button>
      </Group>
    </Alert>
  );
}

interface SharedCopyProps {
  id: string;
  /** Called after the student has opened or declined the copy. */
  onDone: () => void;
  onMissing: () => void;
}

/** Fetches a shared copy. */
export function SharedCopy({ id, onDone, onMissing }: SharedCopyProps) {
  const { data, error, loading, refetch } = useQuery(draftQuery, {
    variables: { id },
    // A copy may have expired since it was last fetched.
    fetchPolicy: 'no-cache',
  });
  const isMissing = isNotFound(error);
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);
  if (data) return <FoundCopy course={courseOf(data.draft)} onDone={onDone} />;
  if (loading || !error || isMissing) return <Opening />;
  return (
    <Failure title={texts.courseLoad.failure} message={failureMessage(error)} onRetry={refetch}>
      <DismissButton onClick={onDone} />
    </Failure>
  );
}
