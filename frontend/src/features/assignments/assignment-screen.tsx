import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { canEditWith } from '../../../../core/courses/course-staff.ts';
import { texts } from '../../../../core/texts.ts';
import type { AssignmentContentFragment, SessionUserFragment } from '../../gql/graphql.ts';
import {
  assignmentAddress,
  courseAssignmentsTab,
  newAssignmentId,
} from '../../lib/assignments/assignment-address.ts';
import { ignoreShownFailure } from '../../lib/ignore-shown-failure.ts';
import { stopAsking } from '../../lib/leaving.ts';
import { failureMessage, isNotFound } from '../../lib/server-failure.ts';
import { usePrefetch } from '../../lib/use-prefetch.ts';
import { CardPage } from '../../ui/card-page.tsx';
import { Failure } from '../../ui/failure.tsx';
import { InstructorsOnly } from '../../ui/instructors-only.tsx';
import { SessionGate } from '../../ui/session-gate.tsx';
import { assignmentCourseQuery, assignmentQuery } from './assignment-documents.ts';
import styles from './assignments.module.css';
import { AssignmentEditor } from './editing/assignment-editor.tsx';
import { StaffView } from './grading/staff-view.tsx';
import { StudentView } from './student/student-view.tsx';
import { useSubmissionRows } from './grading/use-submission-rows.ts';
import { useCourse } from './use-course.ts';

const title = 'An assignment';
const reason = 'Assignments are for the people in their course. Sign in to open this one.';

/** An assignment of a course: its editors write it, its graders grade the submissions, and students submit. */
export function AssignmentScreen() {
  const { id: courseId = '', assignment_id: id = newAssignmentId } = useParams();
  return (
    <SessionGate title={title} reason={reason}>
      {(user) =>
        id === newAssignmentId ? (
          <NewAssignment key={user.id} courseId={courseId} user={user} />
        ) : (
          <OpenedAssignment key={`${user.id} ${id}`} courseId={courseId} id={id} user={user} />
        )
      }
    </SessionGate>
  );
}

/** The column of the screen, below the way back to the course. */
function Page({ courseId, children }: { courseId: string; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.bar}>
        <Anchor component={Link} to={courseAssignmentsTab(courseId)} className={styles.back ?? ''}>
          <IconChevronLeft size={16} aria-hidden />
          Assignments
        </Anchor>
      </div>
      {children}
    </div>
  );
}

interface NewAssignmentProps {
  courseId: string;
  user: SessionUserFragment;
}

function NewAssignment({ courseId, user }: NewAssignmentProps) {
  const navigate = useNavigate();
  const { course, error, refetch } = useCourse(courseId);
  if (user.role === 'Student')
    return <InstructorsOnly title={title} user={user} reason="Only instructors write assignments." />;
  if (!course && !error)
    return (
      <Page courseId={courseId}>
        <LoadingAssignment />
      </Page>
    );
  if (!course)
    return (
      <Page courseId={courseId}>
        <h1>{title}</h1>
        <AssignmentFailure courseId={courseId} error={error} onRetry={refetch} />
      </Page>
    );
  if (!canEditWith(course.access))
    return (
      <CardPage
        size="l"
        title={title}
        lead="Only the owner and the co-instructors of this course write its assignments."
      >
        <Button mt="lg" variant="default" component={Link} to={courseAssignmentsTab(courseId)}>
          Assignments of the course
        </Button>
      </CardPage>
    );
  const open = async (saved: AssignmentContentFragment | null) => {
    stopAsking();
    if (saved) await navigate(assignmentAddress(courseId, saved.id), { replace: true });
    else await navigate(courseAssignmentsTab(courseId));
  };
  return (
    <Page courseId={courseId}>
      <AssignmentEditor
        userId={user.id}
        courseId={courseId}
        assignment={null}
        onDone={(saved) => void open(saved)}
      />
    </Page>
  );
}

interface OpenedAssignmentProps extends NewAssignmentProps {
  id: string;
}

function OpenedAssignment({ courseId, id, user }: OpenedAssignmentProps) {
  const { data, error, refetch } = useQuery(assignmentQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  usePrefetch(assignmentCourseQuery, { variables: { id: courseId } });
  // Fetched together with the assignment, although only the assignment tells whether the user can grade it.
  const submissions = useSubmissionRows(id, { skip: user.role === 'Student' });
  const [isEditing, setEditing] = useState(false);
  const assignment = data?.assignment;
  if (!assignment)
    return (
      <Page courseId={courseId}>
        {error ? <h1>{title}</h1> : <LoadingAssignment />}
        {error ? <AssignmentFailure courseId={courseId} error={error} onRetry={() => refetch()} /> : null}
      </Page>
    );
  const isStaff = user.role !== 'Student' && assignment.canGrade;
  const canEdit = user.role !== 'Student' && assignment.canEdit;
  return (
    <Page courseId={assignment.courseId}>
      {isEditing && canEdit ? (
        <AssignmentEditor
          userId={user.id}
          courseId={assignment.courseId}
          assignment={assignment}
          onDone={() => setEditing(false)}
        />
      ) : null}
      {isEditing && canEdit ? null : isStaff ? (
        <StaffView
          userId={user.id}
          assignment={assignment}
          submissions={submissions}
          canEdit={canEdit}
          onEdit={() => setEditing(true)}
        />
      ) : (
        <StudentView userId={user.id} assignment={assignment} onRefresh={() => refetch()} />
      )}
    </Page>
  );
}

const lines = ['100%', '94%', '97%', '60%'];

function LoadingAssignment() {
  return (
    <Stack gap="md" role="status" aria-label={texts.loading}>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <Skeleton height={36} width="55%" />
      <Skeleton height={20} width="40%" />
      {lines.map((width) => (
        <Skeleton key={width} height={16} width={width} />
      ))}
    </Stack>
  );
}

interface AssignmentFailureProps {
  courseId: string;
  error: unknown;
  onRetry: () => Promise<unknown>;
}

function AssignmentFailure({ courseId, error, onRetry }: AssignmentFailureProps) {
  if (!isNotFound(error))
    return (
      <Failure
        mt="md"
        title="The assignment could not be opened"
        message={failureMessage(error)}
        onRetry={() => void onRetry().catch(ignoreShownFailure)}
      />
    );
  return (
    <Failure
      mt="md"
      title="There is no such assignment"
      message="It was deleted or is not published, or you’re not in its course. Ask the instructor of the course if you should be."
    >
      <Button
        size="compact-md"
        variant="outline"
        color="danger"
        component={Link}
        to={courseAssignmentsTab(courseId)}
      >
        Assignments of the course
      </Button>
    </Failure>
  );
}
