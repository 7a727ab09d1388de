import { Button, CopyButton } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { generatePath } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { usePlanner } from '../store/use-planner.ts';

interface StudentMessageProps {
  courseId: string;
  /** Whether the people have to accept an invitation first. */
  isInvited: boolean;
}

/** Copies a message for the people of the course, since Markwise sends them none. */
export function StudentMessage({ courseId, isInvited }: StudentMessageProps) {
  const name = usePlanner(({ saved }) => saved?.course.name ?? '');
  const course = name === '' ? 'our course' : `“${name}”`;
  const path = isInvited ? paths.courses : generatePath(paths.course, { id: courseId });
  const message =
    `You’re in ${course} on Markwise: ${window.location.origin}${path}\n` +
    'Sign in, or create an account, with the email address that received this message.' +
    (isInvited ? ' Then accept the invitation.' : '');
  return (
    <CopyButton value={message}>
      {({ copied, copy }) => (
        <Button mt="sm" variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
          <span aria-live="polite">{copied ? 'Copied the message' : 'Copy a message for students'}</span>
        </Button>
      )}
    </CopyButton>
  );
}
