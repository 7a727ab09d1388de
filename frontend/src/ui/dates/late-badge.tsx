import { Badge } from '@mantine/core';

/** Marks an attempt that was submitted after the due date. */
export function LateBadge() {
  return (
    <Badge tt="none" variant="light" color="danger" size="sm" ml={6}>
      Late
    </Badge>
  );
}
