import { useQuery } from '@apollo/client/react';
import { ActionIcon, Badge, Button, Skeleton, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { canEditWith, canGradeWith } from '../../../../../core/courses/course-staff.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import type { CourseAssignmentsQuery } from '../../../gql/graphql.ts';
import { ago } from '../../../lib/ago.ts';
import { assignmentAddress, newAssignmentAddress } from '../../../lib/assignments/assignment-address.ts';
import {
  courseAssignmentsQuery,
  deletedAssignmentsQuery,
} from '../../../lib/assignments/assignment-documents.ts';
import { ownStatusOf } from '../../../lib/assignments/own-status.ts';
import { useAssignmentActions } from '../../../lib/assignments/use-assignment-actions.ts';
import { hasPassed } from '../../../lib/dates/date-texts.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { SubmissionStatusBadge } from '../../../ui/assignments/submission-status.tsx';
import { When } from '../../../ui/dates/when.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { DateTimeText } from '../../../ui/list/date-time-text.tsx';
import { pointsText } from '../../../ui/quiz-question/points-text.ts';
import { accessTo } from '../model/saved-course.ts';
import { usePlanner } from '../store/use-planner.ts';
import styles from './assignments-page.module.css';

type Assignment = NonNullable<CourseAssignmentsQuery['assignments']>[number];

/** What the user does with the assignments of the course. */
type Work = 'edit' | 'grade' | 'submit';

function useWork(): Work {
  const session = useSession({ fetches: false });
  const access = usePlanner(({ saved }) => (saved === null ? null : accessTo(saved)));
  if (access === null || session.status !== 'signedIn' || session.user.role === 'Student') return 'submit';
  if (canEditWith(access)) return 'edit';
  return canGradeWith(access) ? 'grade' : 'submit';
}

const emptyTexts: Readonly<Record<Work, string>> = {
  edit: 'No assignments yet. Write what the people in this course should do, and they submit a text or a link here. Its grades can be grades of an item.',
  grade:
    'No assignments yet. Those that the instructors of this course write appear here, with the submissions to grade.',
  submit:
    'No assignments yet. Work that the instructors of this course set appears here, with its due date and your grade.',
};

/** The assignments of a course by due date. Editors of the course write and delete them. */
export function AssignmentsPage({ courseId }: { courseId: string }) {
  const work = useWork();
  // The default policy reads the cache first: the header of the course has just fetched the same query.
  const { data, error, refetch } = useQuery(courseAssignmentsQuery, { variables: { courseId } });
  const assignments = data?.assignments;
  return (
    <>
      <Title order={2}>Assignments</Title>
      {error ? (
        <Failure
          mt="md"
          title="The assignments could not be fetched"
          message={failureMessage(error)}
          onRetry={() => void refetch().catch(ignoreShownFailure)}
        />
      ) : null}
      {assignments || error ? null : <Skeleton height={96} mt="sm" />}
      {assignments?.length === 0 ? (
        <Text mt="sm" maw={560}>
          {emptyTexts[work]}
        </Text>
      ) : null}
      {assignments && assignments.length > 0 ? (
        <ul className={styles.list} aria-label="Assignments of this course">
          {assignments.map((assignment) => (
            <Row key={assignment.id} courseId={courseId} assignment={assignment} work={work} />
          ))}
        </ul>
      ) : null}
      {work === 'edit' ? (
        <>
          <Button mt="md" component={Link} to={newAssignmentAddress(courseId)}>
            New assignment
          </Button>
          <DeletedAssignments courseId={courseId} />
        </>
      ) : null}
    </>
  );
}

interface RowProps {
  courseId: string;
  assignment: Assignment;
  work: Work;
}

function Row({ courseId, assignment, work }: RowProps) {
  const { id, title, maximumPoints, isPublished } = assignment;
  const { remove } = useAssignmentActions();
  return (
    <li>
      <div className={styles.words}>
        <Link to={assignmentAddress(courseId, id)} className={styles.title}>
          {title}
        </Link>
        <p className={styles.facts}>
          <Dates assignment={assignment} /> · {pointsText(maximumPoints)}
        </p>
      </div>
      <div className={styles.state}>
        {work === 'submit' ? (
          <OwnWork assignment={assignment} />
        ) : (
          <Badge tt="none" {...(isPublished ? { variant: 'light', color: 'ok' } : { variant: 'default' })}>
            {isPublished ? 'Published' : 'Not published'}
          </Badge>
        )}
        {work === 'edit' ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Delete ${title}`}
            title="Delete"
            onClick={() => void remove(assignment)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        ) : null}
      </div>
    </li>
  );
}

/** When the assignment is due, or when it opens if it is not open yet. */
function Dates({ assignment: { opensAt, dueAt } }: Pick<RowProps, 'assignment'>) {
  return (
    <>
      {opensAt !== null && !hasPassed(opensAt) ? (
        <>
          Opens <When at={opensAt} /> ·{' '}
        </>
      ) : null}
      {dueAt === null ? (
        'No due date'
      ) : (
        <>
          Due <When at={dueAt} />
        </>
      )}
    </>
  );
}

/** The student's status, and the grade once it is returned. */
function OwnWork({ assignment }: Pick<RowProps, 'assignment'>) {
  const { maximumPoints, submission } = assignment;
  const points = submission?.points ?? null;
  return (
    <>
      {points === null ? null : (
        <strong>
          {formatCompact(points)} of {formatCompact(maximumPoints)}
        </strong>
      )}
      <SubmissionStatusBadge status={ownStatusOf(assignment)} />
    </>
  );
}

/** The deleted assignments that can be restored. Hidden if there are none, or if they did not load. */
function DeletedAssignments({ courseId }: { courseId: string }) {
  const { data } = useQuery(deletedAssignmentsQuery, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  const { restore } = useAssignmentActions();
  const assignments = data?.deletedAssignments ?? [];
  if (assignments.length === 0) return null;
  return (
    <section aria-labelledby="deleted-assignments">
      <Title order={3} id="deleted-assignments" mt="xl">
        Recently deleted
      </Title>
      <ul className={styles.list} aria-labelledby="deleted-assignments">
        {assignments.map(({ id, title, deletedAt, restoreExpiresAt }) => (
          <li key={id}>
            <div className={styles.words}>
              {title}
              <p className={styles.facts}>
                Deleted {ago(deletedAt)}. You can restore it until <DateTimeText at={restoreExpiresAt} />
              </p>
            </div>
            <Button
              variant="default"
              aria-label={`Restore ${title}`}
              onClick={() => void restore({ id, title })}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
