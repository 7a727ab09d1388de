import { Skeleton, Stack } from '@mantine/core';
import { texts } from '../../../../../core/texts.ts';

/** What is seen while a list is on its way. */
export function LoadingLines() {
  return (
    <Stack role="status" aria-label={texts.loading} gap="sm" mt="md">
      <Skeleton height={48} />
      <Skeleton height={48} />
    </Stack>
  );
}
