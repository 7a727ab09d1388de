import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Button, Select, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { staffRoleNames, staffRoles, type StaffRole } from '../../../../../core/courses/course-staff.ts';
import type { StaffRowFragment } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { showFailure, showSuccess } from '../../../lib/show-notice.tsx';
import { StaffMessage } from './copy-message.tsx';
import { InviteStaffWindow } from './invite-staff-window.tsx';
import { removeCourseStaffMutation, updateCourseStaffMutation } from './people-documents.ts';
import { RemoveStaffWindow } from './remove-staff-window.tsx';
import styles from './staff.module.css';

interface StaffProps {
  courseId: string;
  staff: readonly StaffRowFragment[];
  /** Whether the user can change the staff. */
  isOwner: boolean;
  onChanged: () => Promise<void>;
}

/** Co-instructors and graders of a course, for its owner and for themselves. */
export function Staff({ courseId, staff, isOwner, onChanged }: StaffProps) {
  const session = useSession({ fetches: false });
  const [isInviting, setInviting] = useState(false);
  const [toRemove, setToRemove] = useState<StaffRowFragment | null>(null);
  const inviteButton = useRef<HTMLButtonElement>(null);
  const { setRole, remove } = useStaffActions(courseId, onChanged);
  const canInvite = isOwner && session.status === 'signedIn' && session.user.role !== 'Student';
  if (staff.length === 0 && !canInvite) return null;
  return (
    <section className={styles.staff} aria-labelledby="course-staff">
      <Title order={2} id="course-staff">
        Staff
      </Title>
      <Text c="dimmed" mt={4} maw={620}>
        {isOwner
          ? 'Instructors who work in this course with you. A co-instructor edits the course, its people, quizzes and gradebook. A grader reads everything, enters grades and grades essays. Only you can delete the course or change its staff.'
          : 'Only the owner of this course can change its staff.'}
      </Text>
      {staff.length === 0 ? null : (
        <ul className={styles.list} aria-labelledby="course-staff">
          {staff.map((row) => (
            <StaffRow
              key={row.id}
              row={row}
              onRole={isOwner ? (role) => void setRole(row, role) : null}
              onRemove={() => setToRemove(row)}
            />
          ))}
        </ul>
      )}
      {canInvite ? (
        <Button ref={inviteButton} variant="default" mt="md" onClick={() => setInviting(true)}>
          Invite staff
        </Button>
      ) : null}
      <InviteStaffWindow
        opened={isInviting}
        courseId={courseId}
        onClose={() => setInviting(false)}
        onInvited={() => void onChanged()}
      />
      <RemoveStaffWindow
        row={toRemove}
        onClose={() => setToRemove(null)}
        onConfirm={async (row) => {
          await remove(row);
          setToRemove(null);
          inviteButton.current?.focus();
        }}
      />
    </section>
  );
}

/** The answer to the invitation. Null for staff. */
const answers = { MEMBER: null, INVITED: 'Invited', DECLINED: 'Declined', LEFT: 'Left the course' } as const;

const roleOptions = staffRoles.map((role) => ({ value: role, label: staffRoleNames[role] }));

interface StaffRowProps {
  row: StaffRowFragment;
  /** Null if the user cannot change the staff. */
  onRole: ((role: StaffRole) => void) | null;
  onRemove: () => void;
}

function StaffRow({ row, onRole, onRemove }: StaffRowProps) {
  const { email, role, membership } = row;
  const answer = answers[membership];
  const name = nameOf(row);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{name}</strong>
        {name === email ? null : <span className={styles.email}>{email}</span>}
        {answer === null ? null : <span className={styles.answer}>{answer}</span>}
      </div>
      {onRole === null ? (
        <span>{staffRoleNames[role]}</span>
      ) : (
        <>
          {membership === 'INVITED' ? <StaffMessage email={email} /> : null}
          <Select
            className={styles.role ?? ''}
            aria-label={`Role of ${name}`}
            allowDeselect={false}
            data={roleOptions}
            value={role}
            onChange={(next) => next !== null && next !== role && onRole(next)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </>
      )}
    </li>
  );
}

export const nameOf = ({ name, email }: Pick<StaffRowFragment, 'name' | 'email'>) =>
  name === '' ? email : name;

function useStaffActions(courseId: string, onChanged: () => Promise<void>) {
  const client = useApolloClient();
  const setRole = async (row: StaffRowFragment, role: StaffRole): Promise<void> => {
    try {
      const variables = { courseId, staffId: row.id, role };
      await client.mutate({ mutation: updateCourseStaffMutation, variables });
      showSuccess(`${nameOf(row)}: ${staffRoleNames[role]}.`);
    } catch (error) {
      showFailure(failureMessage(error), () => void setRole(row, role));
    }
    await onChanged();
  };
  const remove = async (row: StaffRowFragment): Promise<void> => {
    try {
      await client.mutate({ mutation: removeCourseStaffMutation, variables: { courseId, staffId: row.id } });
      showSuccess(`Removed ${nameOf(row)}.`);
    } catch (error) {
      showFailure(failureMessage(error), () => void remove(row));
    }
    await onChanged();
  };
  return { setRole, remove };
}
