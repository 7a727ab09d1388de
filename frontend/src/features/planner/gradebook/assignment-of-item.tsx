import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ItemAssignmentLink } from '../model/item-assignment.ts';

/** Names the assignment whose returned grades are the grades of an item. */
export function AssignmentOfItem({ assignment: { to, title } }: { assignment: ItemAssignmentLink }) {
  return (
    <Text size="sm">
      Returned grades of the assignment{' '}
      <Anchor component={Link} to={to} fz="inherit" underline="always">
        {title}
      </Anchor>{' '}
      are entered here. To use a quiz instead, choose another item in the assignment first.
    </Text>
  );
}
