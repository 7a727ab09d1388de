import { Skeleton, Stack } from '@mantine/core';
import { texts } from '../../../../../core/texts.ts';

/** Placeholder of a list while it is loading. */
export function LoadingLines() {
  return (
    <Stack role="status" aria-label={texts.loading} gap="sm" mt="md">
      <Skeleton height={48} />
      <Skeleton height={48} />
    </Stack>
  );
}
