import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, Select, Stack, Textarea } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { isEmail, namedAddress } from '../../../../../core/accounts/email.ts';
import { roles, type Role } from '../../../../../core/accounts/role.ts';
import type { InviteUsersMutation } from '../../../gql/graphql.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Sending } from '../../../ui/form/sending.tsx';
import { readEntries } from '../look-up/read-addresses.ts';
import { rightsOf } from '../users/role-select.tsx';
import { accountInvitationsQuery, inviteUsersMutation } from './invitation-documents.ts';
import styles from './invitations.module.css';

const maxAddresses = 100;

type Result = NonNullable<InviteUsersMutation['inviteUsers']>;

const countOf = (count: number) => `${count} ${count === 1 ? 'address' : 'addresses'}`;

/** Maximum number of texts to quote. */
const maxQuoted = 5;

const isReadable = (entry: string) => isEmail(namedAddress(entry).email);

/** Names the entries that are no address. */
function unreadableText(entries: readonly string[]): string {
  const quoted = entries.slice(0, maxQuoted).map((entry) => `“${entry}”`);
  const more = entries.length - quoted.length;
  const names = `${quoted.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return entries.length === 1
    ? `${names} is not an email address. Correct it, or remove it.`
    : `${names} are not email addresses. Correct them, or remove them.`;
}

function problemOf(entries: readonly string[]): string | null {
  const unreadable = entries.filter((entry) => !isReadable(entry));
  if (unreadable.length > 0) return unreadableText(unreadable);
  const count = entries.length;
  if (count === 0) return 'Paste at least one address.';
  return count > maxAddresses
    ? `You entered ${count} addresses. The maximum is ${maxAddresses} at once.`
    : null;
}

interface InviteWindowProps {
  opened: boolean;
  /** Whether the pending invitations are on the screen. */
  areListed: boolean;
  onClose: () => void;
  /** Called if at least one address was invited. */
  onInvited: () => void;
}

/** Invites addresses to accounts, and lists the addresses that were not invited. */
export function InviteWindow({ opened, areListed, onClose, onInvited }: InviteWindowProps) {
  const [result, setResult] = useState<Result | null>(null);
  const done = (invited: Result) => {
    const count = invited.invitations.length;
    if (count > 0) onInvited();
    if (invited.failures.length > 0) return setResult(invited);
    showSuccess(`${countOf(count)} invited.`);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={result === null ? 'Invite people' : 'Not every address was invited'}
      size="lg"
      onExitTransitionEnd={() => setResult(null)}
    >
      {result === null ? (
        <InviteForm areListed={areListed} onDone={done} onCancel={onClose} />
      ) : (
        <NotInvited result={result} onClose={onClose} />
      )}
    </Modal>
  );
}

interface InviteFormProps {
  areListed: boolean;
  onDone: (result: Result) => void;
  onCancel: () => void;
}

function InviteForm({ areListed, onDone, onCancel }: InviteFormProps) {
  const [text, setText] = useState('');
  const [role, setRole] = useState<Role>('Student');
  const [problem, setProblem] = useState<string | null>(null);
  const [invite, { loading, error }] = useMutation(inviteUsersMutation, {
    refetchQueries: areListed ? [accountInvitationsQuery] : [],
    onCompleted: ({ inviteUsers: result }) => result && onDone(result),
  });
  const entries = readEntries(text);
  const readableCount = entries.filter(isReadable).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const newProblem = problemOf(entries);
    setProblem(newProblem);
    if (newProblem === null) invite({ variables: { emails: entries, role } }).catch(ignoreShownFailure);
  };
  return (
    <form onSubmit={submit} noValidate>
      {error && !loading ? (
        <FormFailure title="Nobody was invited">{failureMessage(error)}</FormFailure>
      ) : null}
      <Stack gap="md">
        <Textarea
          label="Addresses"
          description="One per line, or separated by commas, semicolons or spaces. You can include names: Ada Lovelace <ada@site.org>"
          data-autofocus
          autosize
          minRows={4}
          maxRows={12}
          spellCheck={false}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setProblem(null);
          }}
        />
        <Select
          label="Role"
          description={rightsOf[role]}
          data={[...roles]}
          value={role}
          allowDeselect={false}
          onChange={(value) => setRole(roles.find((each) => each === value) ?? role)}
        />
        <p className={styles.hint}>
          Each person gets a mail with a link. It works once, for 7 days. They choose their name and password.
        </p>
      </Stack>
      <Sending message={loading ? 'Inviting…' : null} />
      <Group justify="space-between" mt="lg" gap="sm">
        <p role="status" className={styles.hint}>
          {readableCount === 0 ? '' : countOf(readableCount)}
        </p>
        <Group gap="sm">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit">Send the invitations</Button>
        </Group>
      </Group>
    </form>
  );
}

function NotInvited({ result, onClose }: { result: Result; onClose: () => void }) {
  const { invitations, failures } = result;
  const summary = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // The form that had the focus has disappeared.
    summary.current?.focus();
  }, []);
  return (
    <>
      <p ref={summary} tabIndex={-1}>
        {countOf(invitations.length)} invited, {failures.length} not invited.
      </p>
      <ul className={styles.failures}>
        {failures.map(({ email, message }, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- an address can be in the list twice
          <li key={position}>
            <b>{email}</b>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose}>Done</Button>
      </Group>
    </>
  );
}
