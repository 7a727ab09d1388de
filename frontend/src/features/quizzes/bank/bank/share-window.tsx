import { useMutation, useQuery } from '@apollo/client/react';
import { Modal, Select, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { savedCoursesQuery } from '../../../../lib/courses/course-documents.ts';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';
import { paths } from '../../../../lib/paths.ts';
import { type Bank, questionBanksQuery } from '../../../../lib/quizzes/question-banks.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { shareBankMutation, unshareBankMutation } from '../bank-documents.ts';

interface ShareWindowProps {
  isOpen: boolean;
  /** The user's own bank. */
  bank: Bank | undefined;
  onClose: () => void;
}

/** Shares the user's bank with the co-instructors of courses. */
export function ShareWindow({ isOpen, bank, onClose }: ShareWindowProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Share your bank" size={560}>
      {bank ? <Courses bank={bank} /> : null}
    </Modal>
  );
}

const options = [
  { value: '', label: 'Not shared' },
  { value: 'READ', label: 'Can read and copy' },
  { value: 'EDIT', label: 'Can edit and delete' },
];

function Courses({ bank }: { bank: Bank }) {
  const saved = useQuery(savedCoursesQuery);
  const courses = (saved.data?.savedCourses ?? []).filter(
    ({ access }) => access === 'OWNER' || access === 'CO_INSTRUCTOR',
  );
  const change = {
    refetchQueries: [questionBanksQuery],
    awaitRefetchQueries: true,
    onError: ignoreShownFailure,
  };
  const [share, sharing] = useMutation(shareBankMutation, change);
  const [unshare, unsharing] = useMutation(unshareBankMutation, change);
  const failure = sharing.error ?? unsharing.error ?? saved.error;
  const setAccess = (courseId: string, value: string | null) =>
    value === 'READ' || value === 'EDIT'
      ? void share({ variables: { courseId, access: value } })
      : void unshare({ variables: { courseId } });
  return (
    <Stack gap="md">
      <Text c="dimmed">
        The owner and the co-instructors of a course see all questions of your bank with the answers. Those
        who can edit can also delete questions and categories. A share changes nothing for graders and
        students. You can end it at any time. Copies and quizzes then stay.
      </Text>
      {saved.data && courses.length === 0 ? (
        <Text>
          You have no course yet. <Link to={paths.courses}>Create one</Link>, and invite co-instructors to it.
        </Text>
      ) : null}
      {courses.map(({ id, name }) => (
        <Select
          key={id}
          label={name === '' ? 'Untitled course' : name}
          allowDeselect={false}
          disabled={sharing.loading || unsharing.loading}
          data={options}
          value={bank.shares.find(({ courseId }) => courseId === id)?.access ?? ''}
          onChange={(value) => setAccess(id, value)}
        />
      ))}
      {failure ? <FormFailure title="The bank was not shared">{failureMessage(failure)}</FormFailure> : null}
    </Stack>
  );
}
