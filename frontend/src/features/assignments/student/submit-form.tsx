import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Group, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { assignmentLimits } from '../../../../../core/assignments/assignment-rules.ts';
import { daysLate, isLate, lateDeduction } from '../../../../../core/assignments/late-work.ts';
import type { SubmissionKind, SubmissionRefusal } from '../../../../../core/assignments/submission-rules.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import {
  failureMessage,
  fieldMessages,
  isForbidden,
  isUnauthenticated,
} from '../../../lib/server-failure.ts';
import { confirmSession } from '../../../lib/session/session.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { pointsText } from '../../../ui/quiz-question/points-text.ts';
import { Failure } from '../../../ui/failure.tsx';
import { assignmentQuery, submitAssignmentMutation } from '../assignment-documents.ts';
import styles from '../assignments.module.css';
import { type LocalWork, useLocalWork } from '../local-work.ts';
import type { OwnAssignment } from './own-assignment.ts';

interface Work {
  readonly kind: SubmissionKind;
  readonly text: string;
  readonly link: string;
}

/** The work of a draft. Null if there is none, or if another version of the site stored something else. */
function readWork({ opened }: LocalWork): Work | null {
  const { kind, text, link } = { kind: null, text: null, link: null, ...(opened?.content as object | null) };
  if (typeof text !== 'string' || typeof link !== 'string' || (kind !== 'TEXT' && kind !== 'LINK'))
    return null;
  return { kind, text, link };
}

const kindLabels: Readonly<Record<SubmissionKind, string>> = { TEXT: 'Text', LINK: 'Link' };

interface SubmitFormProps {
  userId: string;
  assignment: OwnAssignment;
  /** ISO 8601. */
  now: string;
  /** Why the student cannot submit now. Null if the student can. */
  refusal: SubmissionRefusal | null;
  onRefresh: () => Promise<unknown>;
}

/** The text or link that the student submits. It is stored on this device until it is submitted. */
export function SubmitForm({ userId, assignment, now, refusal, onRefresh }: SubmitFormProps) {
  const { id, title, kinds, submission } = assignment;
  const client = useApolloClient();
  const local = useLocalWork({ userId, kind: 'submission', about: id });
  const submitted: Work = {
    kind: submission?.kind ?? kinds[0] ?? 'TEXT',
    text: submission?.text ?? '',
    link: submission?.link ?? '',
  };
  const draft = readWork(local);
  const [work, setWork] = useState(draft ?? submitted);
  const [isDraft, setIsDraft] = useState(draft !== null);
  const [isOpened, setOpened] = useState(draft !== null || submission === null);
  const [problem, setProblem] = useState<string | null>(null);
  const [submit, { loading, error }] = useMutation(submitAssignmentMutation);
  const kind = kinds.includes(work.kind) ? work.kind : (kinds[0] ?? 'TEXT');
  const typed = kind === 'TEXT' ? work.text : work.link;
  const close = () => {
    local.drop();
    setIsDraft(false);
    setWork(submitted);
    setProblem(null);
    setOpened(submission === null);
  };
  if (refusal !== null) {
    const isUnsent = isOpened && typed.trim() !== '' && typed !== (submission?.text ?? submission?.link);
    return isUnsent ? <UnsentWork typed={typed} onDiscard={close} /> : null;
  }
  if (!isOpened)
    return (
      <Group>
        <Button
          variant="default"
          onClick={() => {
            setWork(submitted);
            setOpened(true);
          }}
        >
          Submit again
        </Button>
      </Group>
    );
  const change = (part: Partial<Work>) => {
    const next = { ...work, kind, ...part };
    setWork(next);
    setProblem(null);
    local.keep({ name: title, revision: null, content: next });
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemOf({ ...work, kind });
    setProblem(found);
    if (found !== null || loading) return;
    const input = kind === 'TEXT' ? { text: work.text } : { link: work.link.trim() };
    try {
      await submit({
        variables: { assignmentId: id, input },
        update: (cache, { data }) => {
          const sent = data?.submitAssignment;
          cache.updateQuery({ query: assignmentQuery, variables: { id } }, (shown) =>
            shown?.assignment && sent
              ? { ...shown, assignment: { ...shown.assignment, submission: sent } }
              : shown,
          );
        },
      });
      local.drop();
      setIsDraft(false);
      setOpened(false);
      showSuccess('Submitted.');
    } catch (failure) {
      if (isUnauthenticated(failure)) void confirmSession(client);
      // For example the due date was changed, or the grade was returned.
      if (isForbidden(failure)) await onRefresh().catch(ignoreShownFailure);
    }
  };
  const refused = fieldMessages(error)[`input.${kind.toLowerCase()}`];
  return (
    <form className={styles.submit} noValidate onSubmit={(event) => void send(event)}>
      {isDraft ? <p className={styles.hint}>You wrote this earlier. It isn’t submitted yet.</p> : null}
      {kinds.length > 1 ? (
        <SegmentedControl
          aria-label="What you submit"
          className={styles.kinds ?? ''}
          data={kinds.map((value) => ({ value, label: kindLabels[value] }))}
          value={kind}
          onChange={(value) => change({ kind: value })}
        />
      ) : null}
      {kind === 'TEXT' ? (
        <Textarea
          label="Text"
          autosize
          minRows={8}
          maxRows={30}
          value={work.text}
          error={problem ?? refused}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      ) : (
        <TextInput
          label="Link"
          description="The address of a page that the people who grade it can open."
          type="url"
          placeholder="https://…"
          value={work.link}
          error={problem ?? refused}
          onChange={({ currentTarget }) => change({ link: currentTarget.value })}
        />
      )}
      <CostNote assignment={assignment} now={now} />
      {error && refused === undefined ? (
        <Failure title="Your work wasn’t submitted" message={failureMessage(error)} />
      ) : null}
      <Group>
        <Button type="submit" loading={loading}>
          {submission === null ? 'Submit' : 'Submit again'}
        </Button>
        {submission === null ? null : (
          <Button variant="default" disabled={loading} onClick={close}>
            Cancel
          </Button>
        )}
      </Group>
    </form>
  );
}

interface UnsentWorkProps {
  typed: string;
  onDiscard: () => void;
}

/** What the student typed and can no longer submit, so that it can be copied. */
function UnsentWork({ typed, onDiscard }: UnsentWorkProps) {
  return (
    <div className={styles.submit}>
      <p className={styles.cost}>You wrote this, and it was not submitted.</p>
      <div className={styles.work}>{typed}</div>
      <Group>
        <Button variant="default" onClick={onDiscard}>
          Discard it
        </Button>
      </Group>
    </div>
  );
}

function problemOf({ kind, text, link }: Work): string | null {
  if (kind === 'LINK') return link.trim() === '' ? 'Enter a link.' : null;
  if (text.trim() === '') return 'Enter a text.';
  const { length } = text;
  return length > assignmentLimits.text
    ? `Maximum ${assignmentLimits.text.toLocaleString('en')} characters. This text has ${length.toLocaleString('en')}.`
    : null;
}

/** Says what it costs to submit now, because the student has to know it before. */
function CostNote({ assignment, now }: Pick<SubmitFormProps, 'assignment' | 'now'>) {
  const { submission, maximumPoints } = assignment;
  const work = { ...assignment, submittedAt: now };
  if (!isLate(work))
    return submission === null ? null : <p className={styles.hint}>It replaces what you submitted before.</p>;
  const days = daysLate(work);
  const cost = lateDeduction(work);
  const wasInTime = submission !== null && !submission.isLate;
  return (
    <p className={styles.cost}>
      {wasInTime ? 'Your earlier work was in time, and this replaces it. ' : ''}
      {cost === 0
        ? 'It is late now, but loses no points.'
        : `It is ${days === 1 ? '1 day' : `${days} days`} late now: you lose ${pointsText(cost)} of ${pointsText(maximumPoints)}.`}
    </p>
  );
}
