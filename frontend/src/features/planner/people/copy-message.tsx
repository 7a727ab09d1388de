import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import { invitationAddress } from '../../../lib/courses/invitation-address.ts';
import { paths } from '../../../lib/paths.ts';
import { usePlanner } from '../store/use-planner.ts';
import { CopyText } from '../../../ui/copy-text.tsx';

/** The course in a message, for example `“Statistics”`. */
function useCourseInWords(): string {
  const name = usePlanner(({ saved }) => saved?.course.name ?? '');
  return name === '' ? 'our course' : `“${name}”`;
}

const thenAccept = ' Then accept the invitation.';

interface StudentMessageProps {
  courseId: string;
  /** Whether the people have to accept an invitation first. */
  isInvited: boolean;
}

/** Copies a message for the people of the course, since Markwise sends them none. */
export function StudentMessage({ courseId, isInvited }: StudentMessageProps) {
  const course = useCourseInWords();
  const path = isInvited ? invitationAddress('course') : generatePath(paths.course, { id: courseId });
  const message =
    `You’re in ${course} on Markwise: ${window.location.origin}${path}\n` +
    'Sign in, or create an account, with the email address that received this message.' +
    (isInvited ? thenAccept : '');
  return (
    <CopyMessage mt="sm" message={message}>
      Copy a message for students
    </CopyMessage>
  );
}

/** Copies a message for somebody who is invited to the staff, in case the mail of the invitation got lost. */
export function StaffMessage({ email }: { email: string }) {
  const course = useCourseInWords();
  const message =
    `You’re invited to the staff of ${course} on Markwise: ${window.location.origin}${invitationAddress('staff')}\n` +
    `Sign in, or create an account, with ${email}.${thenAccept}`;
  return (
    <CopyMessage message={message}>
      Copy a message <VisuallyHidden>for {email}</VisuallyHidden>
    </CopyMessage>
  );
}

interface CopyMessageProps extends ButtonProps {
  message: string;
  children: ReactNode;
}

function CopyMessage({ message, children, ...button }: CopyMessageProps) {
  return (
    <CopyText value={message}>
      {({ copied, copy }) => (
        <Button {...button} variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
          <span aria-live="polite">{copied ? 'Copied the message' : children}</span>
        </Button>
      )}
    </CopyText>
  );
}
