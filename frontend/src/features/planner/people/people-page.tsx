import { useApolloClient, useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { canGradeWith, type CourseAccess } from '../../../../../core/courses/course-staff.ts';
import { texts } from '../../../../../core/texts.ts';
import { paths } from '../../../lib/paths.ts';
import { comingBackTo } from '../../../lib/return-path.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { ExtraCredit } from './extra-credit.tsx';
import { peopleQuery } from './people-documents.ts';
import { PeopleActions } from './people-actions.tsx';
import { PeopleTable } from './people-table.tsx';
import { StudentMessage } from './copy-message.tsx';
import { Staff } from './staff.tsx';
import { useInvites } from './use-invites.ts';
import { Failure } from '../../../ui/failure.tsx';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';

/** Shown instead of the people if the user is no longer signed in. */
function SignInForPeople() {
  const from = comingBackTo(useLocation());
  return (
    <>
      <Title order={2}>People</Title>
      <Text mt="sm" mb="md" maw={560}>
        The people of a saved course are shown to its owner and to the people themselves.
      </Text>
      <Group gap="sm">
        <Button component={Link} to={paths.login} state={from}>
          Sign in
        </Button>
        <Button variant="default" component={Link} to={paths.register} state={from}>
          Create an account
        </Button>
      </Group>
    </>
  );
}

/** The people of a saved course, for signed-in users. */
export function PeoplePage({ courseId }: { courseId: string }) {
  const { status } = useSession({ fetches: false });
  return status === 'signedOut' ? <SignInForPeople /> : <PeopleOfCourse courseId={courseId} />;
}

const addedText = 'A student sees the course after signing in with the address in this list.';
const invitedText =
  'A person finds an invitation under Courses after signing in with the address in this list.';

/** The people whom the user can see, editable for editors of the course. */
function PeopleOfCourse({ courseId }: { courseId: string }) {
  const invites = useInvites();
  const { data, error, refetch } = useQuery(peopleQuery, {
    variables: { id: courseId },
    fetchPolicy: 'cache-and-network',
  });
  const { cache } = useApolloClient();
  const refresh = async () => {
    cache.evict({
      id: cache.identify({ __typename: 'SavedCourse', id: courseId }) ?? '',
      fieldName: 'members',
    });
    await refetch().catch(ignoreShownFailure);
  };
  if (!data && error) return <Failure message={failureMessage(error)} onRetry={refresh} />;
  if (!data?.course) return <LoadingPeople />;
  const { people, canEdit, access, staff, extraCredit } = data.course;
  const course = { courseId, people, extraCredit, onChanged: refresh };
  const canGrade = canGradeWith(access);
  return (
    <>
      <Staff courseId={courseId} staff={staff ?? []} isOwner={access === 'OWNER'} onChanged={refresh} />
      <Title order={2}>People</Title>
      <Text c="dimmed" mt={4} maw={620}>
        {canEdit
          ? `${invites ? invitedText : addedText} They see its categories, and only their own row and released grades. Nobody gets an email, so send them the link.`
          : othersText(access)}
      </Text>
      {canEdit ? (
        <>
          <StudentMessage courseId={courseId} isInvited={invites} />
          <PeopleActions course={course} />
          <ExtraCredit course={course} />
        </>
      ) : null}
      {people.length === 0 ? (
        <Text mt="md">{canEdit ? 'No people yet.' : 'You can’t see anyone in this course.'}</Text>
      ) : (
        <>
          {canGrade ? <AboutGrades /> : null}
          {access === 'MEMBER' ? <AboutOwnGrade /> : null}
          <PeopleTable course={course} canEdit={canEdit} canGrade={canGrade} />
        </>
      )}
    </>
  );
}

/** Explains that a grade in the list is for the whole course, so that instructors enter no grades of items. */
function AboutGrades() {
  return (
    <Text c="dimmed" size="sm" mt="md" maw={620}>
      A grade here is for the whole course, and students see it next to their total. Grades of items are in
      the{' '}
      <Anchor component={Link} to="?tab=gradebook" underline="always" inherit>
        gradebook
      </Anchor>
      .
    </Text>
  );
}

/** Explains to members that the grade in the list is not the grade that they see elsewhere. */
function AboutOwnGrade() {
  return (
    <Text c="dimmed" size="sm" mt="md" maw={620}>
      A grade here is one that an instructor entered for the whole course. Your grade from the items is under{' '}
      <Anchor component={Link} to="?tab=grades" underline="always" inherit>
        Grades
      </Anchor>
      .
    </Text>
  );
}

function othersText(access: CourseAccess): string {
  if (access === 'GRADER') return 'You can change the grade of each person here.';
  return 'Only the owner and the co-instructors of this course can change its people.';
}

function LoadingPeople() {
  return (
    <Stack gap="sm" role="status" aria-label={texts.loading}>
      <Skeleton height={24} width={140} />
      <Skeleton height={36} />
      <Skeleton height={36} />
      <Skeleton height={36} />
    </Stack>
  );
}
