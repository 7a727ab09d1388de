import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Alert, Anchor, Button, Group, SimpleGrid, Skeleton, Stack, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { passwordProblem } from '../../../../../core/accounts/password.ts';
import type { AcceptInvitationMutation, ReceivedInvitationQuery } from '../../../gql/graphql.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import { paths } from '../../../lib/paths.ts';
import { failureMessage, fieldMessages, serverMessage } from '../../../lib/server-failure.ts';
import { enterSession } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { CardPage } from '../../../ui/card-page.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { type FieldErrors, useForm } from '../../../ui/form/use-form.ts';
import { FullScreenLoader } from '../../../ui/full-screen-loader.tsx';
import { acceptInvitationMutation, receivedInvitationQuery } from '../account-documents.ts';
import { SignedInAlready } from '../login/signed-in-already.tsx';
import { UsernameForManagers } from '../own/username-for-managers.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';

const title = 'Accept the invitation';
const creatingText = 'Creating your account…';

const articleOf = { Student: 'a student', Instructor: 'an instructor', Admin: 'an administrator' } as const;

type Invitation = NonNullable<ReceivedInvitationQuery['receivedAccountInvitation']>;
type NewAccount = NonNullable<AcceptInvitationMutation['acceptAccountInvitation']>;

/** The target of the link in an invitation. The invited person chooses a name and a password, and is signed in. */
export function AcceptInvitationScreen() {
  const session = useSession({ fetches: false });
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [isEntering, setEntering] = useState(false);
  const client = useApolloClient();
  const navigate = useNavigate();
  const enter = async (user: NewAccount) => {
    setEntering(true);
    await enterSession(client, user);
    showSuccess('Your account is ready, and you’re signed in.');
    await navigate(paths.home, { replace: true });
  };
  if (isEntering) return <FullScreenLoader message={creatingText} />;
  // Accepting would end the session of the other account in this browser.
  if (session.status === 'signedIn') return <SignedInAlready user={session.user} />;
  if (token === '') return <NoInvitation reason="The link is incomplete. Copy all of it from the mail." />;
  return <Invited token={token} onEnter={(user) => void enter(user)} />;
}

interface InvitedProps {
  token: string;
  onEnter: (user: NewAccount) => void;
}

function Invited({ token, onEnter }: InvitedProps) {
  const { data, error, refetch } = useQuery(receivedInvitationQuery, {
    variables: { token },
    fetchPolicy: 'no-cache',
  });
  const invitation = data?.receivedAccountInvitation;
  if (invitation) return <InvitationForm token={token} invitation={invitation} onEnter={onEnter} />;
  if (error)
    return (
      <NoInvitation
        reason={failureMessage(error)}
        {...(serverMessage(error) === null && { onRetry: () => void refetch().catch(ignoreShownFailure) })}
      />
    );
  return (
    <CardPage size="s" title={title}>
      <Skeleton height={240} mt="md" role="status" aria-label="Loading" />
    </CardPage>
  );
}

interface NoInvitationProps {
  reason: string;
  /** Undefined if another attempt cannot help. */
  onRetry?: () => void;
}

/** Shown if the link does not work: the cause and the next steps. */
function NoInvitation({ reason, onRetry }: NoInvitationProps) {
  return (
    <CardPage size="s" title={title}>
      <Alert color="danger" title="You can’t use this invitation" mt="md">
        {reason}
      </Alert>
      <Group mt="lg">
        {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
        <Button variant={onRetry ? 'default' : 'filled'} component={Link} to={paths.login}>
          Sign in
        </Button>
        <Anchor component={Link} to={paths.contact}>
          Contact us
        </Anchor>
      </Group>
    </CardPage>
  );
}

const empty = { firstName: '', lastName: '', password: '' };

function check({ firstName, password }: typeof empty): FieldErrors {
  const problem = passwordProblem(password);
  return {
    ...(firstName.trim() === '' && { firstName: 'Enter your name.' }),
    ...(problem !== null && { password: problem }),
  };
}

interface InvitationFormProps extends InvitedProps {
  invitation: Invitation;
}

function InvitationForm({
  token,
  invitation: { email, role, firstName, lastName },
  onEnter,
}: InvitationFormProps) {
  const [accept, { loading, error }] = useMutation(acceptInvitationMutation, {
    onCompleted: ({ acceptAccountInvitation: user }) => user && onEnter(user),
  });
  const fields = useForm({
    initial: { ...empty, firstName, lastName },
    check,
    isSending: loading,
    send: (values) => void accept({ variables: { input: { token, ...values } } }).catch(ignoreShownFailure),
  });
  const { form, text, values, isMarked } = fields;
  const showRefused = useEffectEvent(() => fields.refuse(fieldMessages(error)));
  useEffect(() => {
    if (error) showRefused();
  }, [error]);
  return (
    <CardPage
      size="s"
      title={title}
      lead={
        <>
          You’re invited to create an account as {articleOf[role]}, with the address <b>{email}</b>.
        </>
      }
    >
      {loading ? <FullScreenLoader message={creatingText} /> : null}
      <form {...form}>
        {error && !isMarked ? (
          <FormFailure title="The account was not created">{failureMessage(error)}</FormFailure>
        ) : null}
        <UsernameForManagers email={email} />
        <Stack gap="md" mt="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextInput
              label="First name"
              autoComplete="given-name"
              maxLength={100}
              size="md"
              {...text('firstName')}
            />
            <TextInput
              label="Last name"
              autoComplete="family-name"
              maxLength={100}
              size="md"
              {...text('lastName')}
            />
          </SimpleGrid>
          <NewPasswordField
            label="Password"
            own={[values.firstName, values.lastName, email]}
            {...text('password')}
          />
          <Button type="submit" size="md" fullWidth>
            Create the account
          </Button>
        </Stack>
      </form>
    </CardPage>
  );
}
