import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { texts } from '../../../../core/texts.ts';

const lines = ['100%', '94%', '97%', '60%'];

/** Skeleton of a note that is loading. `title`: the heading for screen readers. */
export function LoadingNote({ title }: { title: string }) {
  return (
    <Stack gap="md" role="status" aria-label={texts.loading}>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <Skeleton height={36} width="55%" />
      <Skeleton height={28} width="40%" />
      <Stack gap="sm" mt="lg">
        {lines.map((width) => (
          <Skeleton key={width} height={16} width={width} />
        ))}
      </Stack>
    </Stack>
  );
}
