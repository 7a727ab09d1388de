import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Checkbox, Group, Input, Radio, Stack, Switch, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { assignmentLimits } from '../../../../../core/assignments/assignment-rules.ts';
import { type SubmissionKind, submissionKinds } from '../../../../../core/assignments/submission-rules.ts';
import type { AssignmentContentFragment } from '../../../gql/graphql.ts';
import { ago } from '../../../lib/ago.ts';
import { courseAssignmentsQuery } from '../../../lib/assignments/assignment-documents.ts';
import { stopAsking } from '../../../lib/leaving.ts';
import { screenHeading } from '../../../lib/screen-heading.ts';
import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts';
import { DateTimeField, endOfDay } from '../../../ui/dates/date-time-field.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { NoteBody } from '../../../ui/note-editor/note-body.tsx';
import styles from '../assignments.module.css';
import { useCourse } from '../use-course.ts';
import { ConflictWindow, LeaveWindow } from './editing-windows.tsx';
import { ItemField } from './item-field.tsx';
import { type AssignmentEditing, useAssignmentEditing } from './use-assignment-editing.ts';

interface AssignmentEditorProps {
  userId: string;
  courseId: string;
  /** Null for a new assignment. */
  assignment: AssignmentContentFragment | null;
  /** Called when the user has finished. Null if nothing was saved. */
  onDone: (saved: AssignmentContentFragment | null) => void;
}

/** The form of an assignment, for the editors of the course. */
export function AssignmentEditor({ userId, courseId, assignment, onDone }: AssignmentEditorProps) {
  const client = useApolloClient();
  const form = useRef<HTMLFormElement>(null);
  const finish = (saved: AssignmentContentFragment | null) => {
    onDone(saved);
    void client.refetchQueries({ include: [courseAssignmentsQuery] });
  };
  const editing = useAssignmentEditing({ userId, courseId, assignment, onSaved: finish });
  const { save, failure, isSending, isUnsaved, draftWrittenAt, discardDraft, drop, refusals } = editing;
  useHotkeys([['mod+S', save]], [], true);
  useLayoutEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  useEffect(() => screenHeading()?.focus(), []);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const ask = (go: () => void) => setLeave(() => go);
  useUnsavedGuard(() => isUnsaved, ask);
  const close = () => {
    stopAsking();
    finish(null);
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h1 tabIndex={-1}>{assignment === null ? 'New assignment' : 'Edit the assignment'}</h1>
      {draftWrittenAt === null ? null : (
        <Alert color="ink" title="Your unsaved changes are back">
          You wrote them {ago(draftWrittenAt)}, and they are not saved.
          <Group mt="sm">
            <Button size="compact-md" variant="subtle" onClick={discardDraft}>
              Discard them
            </Button>
          </Group>
        </Alert>
      )}
      <Brief editing={editing} />
      <Submissions editing={editing} />
      <Dates editing={editing} courseId={courseId} />
      <Grades editing={editing} courseId={courseId} assignmentId={assignment?.id ?? null} />
      <section className={styles.card} aria-label="Publishing">
        <Switch
          label="Published: the members of the course see it"
          description="Before it opens, they see only its title, points and dates."
          checked={editing.fields.isPublished}
          onChange={({ currentTarget }) => editing.change({ isPublished: currentTarget.checked })}
        />
      </section>
      {failure === null ? null : <Failure title="The assignment wasn’t saved" message={failure} />}
      <div className={styles.actions}>
        <Button type="submit" loading={isSending}>
          Save
        </Button>
        <Button variant="default" disabled={isSending} onClick={() => (isUnsaved ? ask(close) : close())}>
          Cancel
        </Button>
      </div>
      <ConflictWindow editing={editing} />
      <LeaveWindow leave={leave} onDiscard={drop} onClose={() => setLeave(null)} />
    </form>
  );
}

interface PartProps {
  editing: AssignmentEditing;
}

function Brief({ editing: { fields, errors, change, adopt, contentSerial } }: PartProps) {
  return (
    <section className={styles.card} aria-labelledby="brief-heading">
      <h2 id="brief-heading">What to do</h2>
      <TextInput
        label="Title"
        required
        withAsterisk={false}
        maxLength={assignmentLimits.title}
        value={fields.title}
        error={errors['title']}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <div>
        <Input.Label labelElement="div">Brief</Input.Label>
        <div className={styles.brief}>
          <NoteBody
            key={contentSerial}
            content={fields.brief}
            label="Brief"
            onAdopt={adopt}
            onChange={(brief) => change({ brief })}
          />
        </div>
        {errors['brief'] === undefined ? null : <Input.Error mt={4}>{errors['brief']}</Input.Error>}
      </div>
    </section>
  );
}

const kindLabels: Readonly<Record<SubmissionKind, string>> = {
  TEXT: 'A text, up to 50,000 characters',
  LINK: 'A link to a page',
};

function Submissions({ editing: { fields, errors, change } }: PartProps) {
  return (
    <section className={styles.card} aria-labelledby="submissions-heading">
      <h2 id="submissions-heading">Submissions</h2>
      <Checkbox.Group
        label="Students submit"
        description="They choose if both are allowed."
        error={errors['kinds']}
        value={[...fields.kinds]}
        onChange={(chosen) =>
          change({ kinds: submissionKinds.filter((kind) => chosen.some((value) => value === kind)) })
        }
      >
        <Stack gap="xs" mt={8}>
          {submissionKinds.map((kind) => (
            <Checkbox key={kind} value={kind} label={kindLabels[kind]} />
          ))}
        </Stack>
      </Checkbox.Group>
    </section>
  );
}

function Dates({ editing: { fields, errors, change }, courseId }: PartProps & { courseId: string }) {
  const { course, zone } = useCourse(courseId);
  return (
    <section className={styles.card} aria-labelledby="dates-heading">
      <div>
        <h2 id="dates-heading">Dates</h2>
        <p className={styles.hint}>
          Times are in {course?.timeZone ? 'the course’s' : 'your'} time zone, {zone}.
        </p>
      </div>
      <div className={styles.dates}>
        <DateTimeField
          label="Opens"
          description="Students read the brief and submit from then on."
          zone={zone}
          defaultTime="00:00"
          value={fields.opensAt}
          error={errors['opensAt']}
          onChange={(opensAt) => change({ opensAt })}
        />
        <DateTimeField
          label="Due"
          description="What is submitted later is late."
          zone={zone}
          defaultTime={endOfDay}
          value={fields.dueAt}
          error={errors['dueAt']}
          onChange={(dueAt) => change({ dueAt })}
        />
      </div>
      {fields.dueAt === null ? null : (
        <div className={styles.late}>
          <Radio.Group
            label="Late work"
            value={fields.acceptsLateWork ? 'accepted' : 'refused'}
            onChange={(value) => change({ acceptsLateWork: value === 'accepted' })}
          >
            <Stack gap="xs" mt={4}>
              <Radio value="refused" label="No late work is accepted" />
              <Radio value="accepted" label="Late work loses points for each day" />
            </Stack>
          </Radio.Group>
          {fields.acceptsLateWork ? (
            <NumberField
              label="Percent of the maximum points for each day"
              description="A day is 24 hours, and counts once it has begun."
              unit="%"
              maw={320}
              value={fields.percentPerDay}
              error={errors['lateRule']}
              onChange={(percentPerDay) => change({ percentPerDay })}
            />
          ) : null}
        </div>
      )}
    </section>
  );
}

interface GradesProps extends PartProps {
  courseId: string;
  assignmentId: string | null;
}

function Grades({ editing: { fields, errors, change }, courseId, assignmentId }: GradesProps) {
  return (
    <section className={styles.card} aria-labelledby="grades-heading">
      <h2 id="grades-heading">Grades</h2>
      <NumberField
        label="Points"
        description="Points of complete work."
        maw={200}
        value={fields.maximumPoints}
        error={errors['maximumPoints']}
        onChange={(maximumPoints) => change({ maximumPoints })}
      />
      <ItemField
        courseId={courseId}
        assignmentId={assignmentId}
        itemId={fields.itemId}
        maximumPoints={fields.maximumPoints}
        error={errors['itemId']}
        onChange={(itemId) => change({ itemId })}
      />
    </section>
  );
}
