import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { FieldErrors } from '../../../../../core/grading/course-rules.ts';
import type { NoteDocument } from '../../../../../core/notes/note-document.ts';
import type { AssignmentContentFragment } from '../../../gql/graphql.ts';
import {
  failureMessage,
  fieldMessages,
  isConflict,
  isNotFound,
  isUnauthenticated,
} from '../../../lib/server-failure.ts';
import { confirmSession } from '../../../lib/session/session.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import {
  assignmentQuery,
  saveAssignmentMutation,
  updateAssignmentMutation,
} from '../assignment-documents.ts';
import { useLocalWork } from '../local-work.ts';
import {
  type AssignmentFields,
  blankFields,
  changesOf,
  fieldsOf,
  isSame,
  problemsOf,
  readFields,
} from './assignment-fields.ts';

export interface EditingOptions {
  readonly userId: string;
  readonly courseId: string;
  /** The assignment when it was opened. Null for a new one. */
  readonly assignment: AssignmentContentFragment | null;
  /** Called after the assignment was saved, before the user sees it. */
  readonly onSaved: (saved: AssignmentContentFragment) => void;
}

/** The state on the server that the form began with. */
interface Base {
  readonly fields: AssignmentFields;
  readonly revision: number | null;
}

const lost = 'The assignment was deleted. Your text is still in the form.';

/** The form of an assignment: its fields, its draft on this device, and saving. */
export function useAssignmentEditing({ userId, courseId, assignment, onSaved }: EditingOptions) {
  const client = useApolloClient();
  const about = assignment?.id ?? `new-${courseId}`;
  const local = useLocalWork({ userId, kind: 'assignment', about });
  const [saved, setSaved] = useState<Base>(() => ({
    fields: assignment ? fieldsOf(assignment) : blankFields,
    revision: assignment?.revision ?? null,
  }));
  const draft = readFields(local.opened?.content);
  const isDraftUsed = draft !== null && !isSame(draft, saved.fields);
  const [fields, setFields] = useState(isDraftUsed ? draft : saved.fields);
  // A draft of an older state is sent with its revision, so that the user sees the conflict.
  const [revision, setRevision] = useState(isDraftUsed ? (local.opened?.revision ?? null) : saved.revision);
  const [openedAt, setOpenedAt] = useState(isDraftUsed ? (local.opened?.writtenAt ?? null) : null);
  const [saveKey] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<AssignmentContentFragment | null>(null);
  const [isSending, setSending] = useState(false);
  const [contentSerial, setContentSerial] = useState(0);

  const keep = (next: AssignmentFields) =>
    local.keep({ name: next.title || 'an assignment', revision, content: next });
  const change = (part: Partial<AssignmentFields>) => {
    const next = { ...fields, ...part };
    setFields(next);
    keep(next);
    if (Object.keys(errors).length > 0) setErrors(problemsOf(next));
  };
  /** The brief as the editor shows it, which is no change of the user. */
  const adopt = (brief: NoteDocument) => {
    const wasSame = isSame({ ...saved.fields, brief: fields.brief }, saved.fields);
    setFields((now) => ({ ...now, brief }));
    if (wasSame) setSaved((now) => ({ ...now, fields: { ...now.fields, brief } }));
  };
  const show = (next: AssignmentFields) => {
    setFields(next);
    setContentSerial((serial) => serial + 1);
  };
  const discardDraft = () => {
    local.drop();
    show(saved.fields);
    setRevision(saved.revision);
    setOpenedAt(null);
    setErrors({});
  };
  const refuse = (problems: FieldErrors) => {
    setErrors(problems);
    setRefusals((count) => count + 1);
  };
  const send = async (base: Base) => {
    const changes = changesOf(fields, base.fields);
    if (assignment === null) {
      const input = { ...changesOf(fields, blankFields), title: fields.title.trim(), key: saveKey };
      const variables = { courseId, input };
      const { data } = await client.mutate({ mutation: saveAssignmentMutation, variables });
      return data?.saveAssignment;
    }
    const variables = { id: assignment.id, input: changes, revision: base.revision };
    const { data } = await client.mutate({ mutation: updateAssignmentMutation, variables });
    return data?.updateAssignment;
  };
  const fetchTheirs = async (id: string) => {
    const { data } = await client.query({
      query: assignmentQuery,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    setTheirs(data?.assignment ?? null);
  };
  const handleFailure = async (error: unknown) => {
    if (isUnauthenticated(error)) void confirmSession(client);
    if (assignment && isConflict(error)) return fetchTheirs(assignment.id);
    const messages = Object.fromEntries(
      Object.entries(fieldMessages(error)).map(([path, message]) => [path.replace(/^input\./, ''), message]),
    );
    refuse(messages);
    const isLost = assignment !== null && isNotFound(error);
    return setFailure(isLost ? lost : Object.values(messages).join('\n') || failureMessage(error));
  };
  /** `base`: the state to overwrite. */
  const save = async (base: Base = { ...saved, revision }): Promise<void> => {
    const problems = problemsOf(fields);
    setFailure(null);
    setTheirs(null);
    if (Object.keys(problems).length > 0) return refuse(problems);
    if (isSending) return undefined;
    setSending(true);
    try {
      const result = await send(base);
      if (!result) throw new Error('The server did not return the assignment.');
      local.drop();
      showSuccess('Saved.');
      onSaved(result);
    } catch (error) {
      await handleFailure(error).catch((readError: unknown) => setFailure(failureMessage(readError)));
    } finally {
      setSending(false);
    }
    return undefined;
  };
  return {
    fields,
    change,
    adopt,
    save: () => void save(),
    errors,
    refusals,
    failure,
    isSending,
    contentSerial,
    isUnsaved: !isSame(fields, saved.fields),
    /** When the draft was written with which the form began. Null if it began with the saved state. */
    draftWrittenAt: openedAt,
    discardDraft,
    drop: () => local.drop(),
    /** The version of somebody else, if saving was refused because of it. */
    theirs,
    keepMine: () => theirs && void save({ fields: fieldsOf(theirs), revision: theirs.revision }),
    takeTheirs: () => {
      if (!theirs) return;
      local.drop();
      setSaved({ fields: fieldsOf(theirs), revision: theirs.revision });
      setRevision(theirs.revision);
      setOpenedAt(null);
      setErrors({});
      show(fieldsOf(theirs));
      setTheirs(null);
    },
  };
}

export type AssignmentEditing = ReturnType<typeof useAssignmentEditing>;
