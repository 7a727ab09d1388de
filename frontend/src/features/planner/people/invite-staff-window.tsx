import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { emailProblem } from '../../../../../core/accounts/email.ts';
import { staffRoleNames, staffRoles, type StaffRole } from '../../../../../core/courses/course-staff.ts';
import { failureMessage, fieldMessages } from '../../../lib/server-failure.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { inviteCourseStaffMutation } from './people-documents.ts';

interface InviteStaffWindowProps {
  opened: boolean;
  courseId: string;
  onClose: () => void;
  onInvited: () => void;
}

export function InviteStaffWindow({ opened, onClose, ...form }: InviteStaffWindowProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Invite staff">
      <InviteForm {...form} onDone={onClose} />
    </Modal>
  );
}

const abilities: Readonly<Record<StaffRole, string>> = {
  CO_INSTRUCTOR: 'Edits the course, its people, quizzes and gradebook',
  GRADER: 'Reads everything, enters grades and grades essays',
};

interface InviteFormProps {
  courseId: string;
  onInvited: () => void;
  onDone: () => void;
}

function InviteForm({ courseId, onInvited, onDone }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('CO_INSTRUCTOR');
  const [addressProblem, setAddressProblem] = useState<string | null>(null);
  const [invite, { loading, error }] = useMutation(inviteCourseStaffMutation);
  const refused = fieldMessages(error);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const problem = emailProblem(email);
    setAddressProblem(problem);
    if (problem !== null) {
      field?.focus();
      return;
    }
    // The failure is also returned as `error`.
    const invited = await invite({ variables: { courseId, email, role } }).catch(() => null);
    if (invited === null) {
      field?.focus();
      return;
    }
    showSuccess(
      `We sent an invitation to ${email.trim()}. It is on their Home once they sign in with this address.`,
    );
    onInvited();
    onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {error && Object.keys(refused).length === 0 ? (
        <Failure mb="md" message={failureMessage(error)} />
      ) : null}
      <Stack gap="md">
        <TextInput
          label="Email"
          description="We send the invitation to this address. To accept it, the person needs an instructor’s account for the address."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="email"
          data-autofocus
          error={addressProblem ?? refused['email']}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Radio.Group
          label="Role"
          value={role}
          onChange={(next) => setRole(staffRoles.find((each) => each === next) ?? role)}
        >
          <Stack gap="xs" mt={6}>
            {staffRoles.map((each) => (
              <Radio key={each} value={each} label={staffRoleNames[each]} description={abilities[each]} />
            ))}
          </Stack>
        </Radio.Group>
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button type="submit" loading={loading}>
          Invite
        </Button>
      </Group>
    </form>
  );
}
