import { Button, Popover, Text } from '@mantine/core';
import { insidePage } from '../floats.ts';

/** Says honestly what saving does today. */
export function SaveButton() {
  return (
    <Popover {...insidePage} width={280} position="bottom-end" shadow="md" trapFocus={false}>
      <Popover.Target>
        <Button variant="subtle" color="gray" px={10}>
          Save
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm" fw={650}>
          Your draft is kept on this device
        </Text>
        <Text size="sm" c="dimmed" mt={4}>
          It is here again after a reload. Saving to an account is coming; until then, Export gives you a file
          to keep or to take to another device.
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
