import { Text, Title } from '@mantine/core';

/** Says honestly what will stand here. */
export function People() {
  return (
    <>
      <Title order={2}>People come with accounts</Title>
      <Text mt="sm" maw={560}>
        The students and teachers of a course will stand here with their roles and links, and a teacher will
        be able to give grades. That needs a course that is saved to an account, which is coming. What you
        plan today stays on this device.
      </Text>
    </>
  );
}
