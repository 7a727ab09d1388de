import { Skeleton, Stack } from '@mantine/core';

const widths = ['100%', '92%', '96%', '88%'];

export function LoadingRows() {
  return (
    <Stack gap="md" mt="lg" role="status" aria-label="Loading">
      {widths.map((width) => (
        <Skeleton key={width} height={44} width={width} />
      ))}
    </Stack>
  );
}
