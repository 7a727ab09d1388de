import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, generatePath } from 'react-router-dom';
import { countPeople } from '../../lib/courses/count-people.ts';
import { paths } from '../../lib/paths.ts';
import { useIsInstructor } from '../../lib/session/use-is-instructor.ts';
import { DeleteCourseWindow } from '../../ui/delete-course-window.tsx';
import { titleOf, type CourseMeta } from './course-meta.ts';
import styles from './courses.module.css';
import { useCourseActions } from './use-course-actions.ts';
import { useMembershipActions } from './use-membership-actions.ts';

/** Actions on a course of the list. */
export function CourseMenu({ course }: { course: CourseMeta }) {
  const isInstructor = useIsInstructor();
  const client = useApolloClient();
  const { duplicate, remove } = useCourseActions();
  const { leave } = useMembershipActions();
  const [people, setPeople] = useState<number | null>(null);
  /** Deletes the course. If people are in it, the user has to confirm. */
  const askToRemove = async () => {
    const count = await countPeople(client, course.id);
    if (count > 0) setPeople(count);
    else await remove(course);
  };
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
          {isInstructor && course.access !== 'GRADER' ? (
            <Menu.Item component={Link} to={generatePath(paths.manageQuiz, { courseId: course.id })}>
              Build a quiz
            </Menu.Item>
          ) : null}
          <Menu.Item onClick={() => void duplicate(course)}>Duplicate</Menu.Item>
          <Menu.Divider />
          {course.access === 'OWNER' ? (
            <Menu.Item color="danger" onClick={() => void askToRemove()}>
              Delete
            </Menu.Item>
          ) : (
            <Menu.Item onClick={() => void leave(course)}>Leave course</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <DeleteCourseWindow
        name={titleOf(course)}
        people={people}
        onClose={() => setPeople(null)}
        onConfirm={() => void remove(course)}
      />
    </>
  );
}
