import { Skeleton, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { PeoplePage } from '../saved/chunks.ts';
import { Failed } from '../share/failed.tsx';
import { usePlanner } from '../store/use-planner.ts';

const notLoaded = (retry: () => void) => (
  <Failed message="The people did not load. Check the connection and try again." onRetry={retry} />
);

/** The people of a saved course; of another one, what they need. */
export function People() {
  const courseId = usePlanner(({ saved }) => saved?.id);
  if (courseId === undefined) return <SaveFirst />;
  return (
    <ErrorBoundary fallback={notLoaded}>
      <Suspense fallback={<Skeleton height={180} />}>
        <PeoplePage courseId={courseId} />
      </Suspense>
    </ErrorBoundary>
  );
}

function SaveFirst() {
  return (
    <>
      <Title order={2}>People come with a saved course</Title>
      <Text mt="sm" maw={560}>
        The students and teachers of a course stand here with their roles, links and grades. Save the course
        to your account first; what you plan until then stays on this device.
      </Text>
    </>
  );
}
