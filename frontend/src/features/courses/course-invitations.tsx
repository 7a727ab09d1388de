import { useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { PageSteps } from '../../ui/list/page-steps.tsx';
import { usePages } from '../../ui/list/use-pages.ts';
import type { CourseInvitationsQuery } from '../../gql/graphql.ts';
import { ago } from '../../lib/ago.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { titleOf } from './course-meta.ts';
import styles from './courses.module.css';
import { courseInvitationsQuery } from './course-list-documents.ts';
import { useMembershipActions } from './use-membership-actions.ts';
import { Failure } from '../../ui/failure.tsx';
import { ignoreShownFailure } from '../../lib/ignore-shown-failure.ts';

const notFetched = 'Your invitations could not be fetched';
const coInstructorText =
  'After you accept, you can edit the course, its people, its quizzes and its gradebook.';
const graderText = 'After you accept, you can read the course, enter grades and grade essays.';
const noun = { one: 'invitation', many: 'invitations' } as const;

type Invitation = NonNullable<CourseInvitationsQuery['courseInvitations']>['nodes'][number];

/** Maximum number of invitations on a page. It is small, so that the courses below the invitations stay in view. */
const pageSize = 5;

interface CourseInvitationsProps {
  /** Maximum number of invitations to show, with a link to the full list. If omitted, all are shown, in pages. */
  max?: number;
}

/** Invitations to courses. Empty if there are none. */
export function CourseInvitations({ max }: CourseInvitationsProps) {
  const { pages, list, nodes, error, retry } = useInvitations(max ?? pageSize);
  if (nodes.length === 0 && !error) return null;
  const isPaged = max === undefined && (pages.after !== null || list?.pageInfo.hasNextPage);
  return (
    <section aria-labelledby="course-invitations">
      <div className={styles.sectionHead}>
        <h2 id="course-invitations">Invitations</h2>
        {list && max !== undefined && list.totalCount > max ? (
          <Link to={paths.courses}>All {list.totalCount} invitations</Link>
        ) : null}
      </div>
      {error ? <Failure mt="md" title={notFetched} message={failureMessage(error)} onRetry={retry} /> : null}
      {nodes.length === 0 ? null : (
        <ul className={styles.deleted} aria-labelledby="course-invitations">
          {nodes.map((invitation) => (
            <InvitationRow key={invitation.courseId} invitation={invitation} />
          ))}
        </ul>
      )}
      {list && isPaged ? (
        <PageSteps
          noun={noun}
          shown={nodes.length}
          total={list.totalCount}
          pages={pages}
          {...list.pageInfo}
        />
      ) : null}
    </section>
  );
}

function useInvitations(first: number) {
  const pages = usePages(first);
  const { data, previousData, error, refetch } = useQuery(courseInvitationsQuery, {
    variables: { first, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.courseInvitations;
  const nodes = list?.nodes ?? [];
  // The page is empty after the user has answered the last invitation on it.
  const isPastEnd = data?.courseInvitations?.nodes.length === 0 && pages.after !== null;
  const goBack = useEffectEvent(pages.back);
  useEffect(() => {
    if (isPastEnd) goBack();
  }, [isPastEnd]);
  return { pages, list, nodes, error, retry: () => void refetch().catch(ignoreShownFailure) };
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { courseId, courseName, invitedBy, role, staffRole, invitedAt } = invitation;
  const session = useSession({ fetches: false });
  const student = session.status === 'signedIn' && session.user.role === 'Student' ? session.user : null;
  const needsUpgrade = staffRole !== null && student !== null;
  const { accept, decline } = useMembershipActions();
  const course = { id: courseId, name: courseName };
  const title = titleOf(course);
  return (
    <li className={styles.invitation} data-invitation={courseId}>
      <div>
        <h3 className={styles.deletedName}>
          {invitedBy} invited you to {staffRole === null ? '' : 'the staff of '}
          {title}
        </h3>
        <p className={styles.deletedFacts}>
          {role === '' ? null : <>As {role}. </>}
          Invited {ago(invitedAt)}. {staffRole === null ? 'You see the course after you accept.' : null}
          {staffRole === 'CO_INSTRUCTOR' ? coInstructorText : null}
          {staffRole === 'GRADER' ? graderText : null}
        </p>
        {needsUpgrade ? (
          <p className={styles.deletedFacts}>
            Your account is a student’s. To accept, you need an instructor’s account:{' '}
            <Link to={generatePath(paths.upgradeForm, { user: student.id })}>ask for one</Link>.
          </p>
        ) : null}
      </div>
      <Group gap="sm" wrap="nowrap" flex="none">
        <Button variant="default" aria-label={`Decline ${title}`} onClick={() => void decline(course)}>
          Decline
        </Button>
        {needsUpgrade ? null : (
          <Button variant="outline" aria-label={`Accept ${title}`} onClick={() => void accept(course)}>
            Accept
          </Button>
        )}
      </Group>
    </li>
  );
}
