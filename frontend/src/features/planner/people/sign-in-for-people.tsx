import { Button, Text, Title } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { comingBackTo } from '../../../lib/return-path.ts';

/** In place of the people of a course, where nobody is signed in any more. */
export function SignInForPeople() {
  const from = comingBackTo(useLocation());
  return (
    <>
      <Title order={2}>People</Title>
      <Text mt="sm" mb="md" maw={560}>
        The people of a saved course are shown to its owner and to the people themselves.
      </Text>
      <Button component={Link} to={paths.login} state={from}>
        Sign in
      </Button>
    </>
  );
}
