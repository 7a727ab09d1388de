import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { Link, generatePath } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { titleOf, type CourseMeta } from './course-meta.ts';
import styles from './courses.module.css';
import { useCourseActions } from './use-course-actions.ts';

/** Actions on a course of the list. */
export function CourseMenu({ course }: { course: CourseMeta }) {
  const session = useSession({ asks: false });
  const teaches = session.status === 'signedIn' && session.user.role !== 'Student';
  const { duplicate, remove } = useCourseActions();
  return (
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
        <Menu.Item color="danger" onClick={() => void remove(course)}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
