import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

/** A link to the question generator with a note. */
export function QuestionsLink({ to }: { to: string }) {
  return (
    <Button
      size="compact-md"
      variant="subtle"
      component={Link}
      to={to}
      leftSection={<IconSparkles size={16} aria-hidden />}
    >
      Make questions
    </Button>
  );
}
