import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, generatePath } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ConfirmWindow } from '../../ui/confirm-window.tsx';
import { titleOf, type CourseMeta } from './course-meta.ts';
import styles from './courses.module.css';
import { useCourseActions } from './use-course-actions.ts';

/** Actions on a course of the list. */
export function CourseMenu({ course }: { course: CourseMeta }) {
  const session = useSession({ asks: false });
  const teaches = session.status === 'signedIn' && session.user.role !== 'Student';
  const { duplicate, remove, countPeople } = useCourseActions();
  const [people, setPeople] = useState<number | null>(null);
  /** Asks first if others are in the course. */
  const askToRemove = async () => {
    // If they cannot be counted, the deletion reports the error, and can be undone.
    const count = await countPeople(course).catch(() => 0);
    if (count > 0) setPeople(count);
    else await remove(course);
  };
  const close = () => setPeople(null);
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={180} withinPortal={false}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            className={styles.menu ?? ''}
            aria-label={`More for ${titleOf(course)}`}
          >
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={generatePath(paths.course, { id: course.id })}>
            Open
          </Menu.Item>
          {teaches ? (
            <Menu.Item component={Link} to={generatePath(paths.manageQuiz, { courseId: course.id })}>
              Build a quiz
            </Menu.Item>
          ) : null}
          <Menu.Item onClick={() => void duplicate(course)}>Duplicate</Menu.Item>
          <Menu.Divider />
          <Menu.Item color="danger" onClick={() => void askToRemove()}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmWindow
        opened={people !== null}
        onClose={close}
        title={`Delete ${titleOf(course)}?`}
        confirm="Delete the course"
        isHarmful
        isSending={false}
        error={undefined}
        onConfirm={() => {
          close();
          void remove(course);
        }}
      >
        {`${people === 1 ? '1 person is' : `${(people ?? 0).toLocaleString('en-US')} people are`} in this course. They lose it with their grades. You can restore it for 30 days.`}
      </ConfirmWindow>
    </>
  );
}
