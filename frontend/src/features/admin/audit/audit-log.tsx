import { useQuery } from '@apollo/client/react';
import { Select, TextInput } from '@mantine/core';
import type { AuditAction } from '../../../../../core/accounts/audit-action.ts';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { useSearchInAddress } from '../../../lib/use-search-in-address.ts';
import { DateTimeText } from '../../../ui/list/date-time-text.tsx';
import { PagedList } from '../../../ui/list/paged-list.tsx';
import { Cell, Records } from '../../../ui/list/records.tsx';
import { pageSize, usePages } from '../../../ui/list/use-pages.ts';
import { auditLogQuery } from '../admin-documents.ts';
import styles from './audit.module.css';
import { CourseFilter } from './course-filter.tsx';
import { PersonText } from './person-text.tsx';

interface Change {
  readonly action: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Labels of the operations that turn a setting on or off, by the new value. */
const switches = {
  setUserDisabled: { true: 'Disabled the account', false: 'Enabled the account' },
  setUpgradeRequests: {
    true: 'Allowed requests for an upgrade',
    false: 'Switched off requests for an upgrade',
  },
  setContactAnswered: {
    true: 'Marked a contact message as answered',
    false: 'Reopened a contact message',
  },
} as const;

const switchLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = switches;

/** Labels of the logged operations. */
const actionLabels: Readonly<Record<Exclude<AuditAction, keyof typeof switches>, string>> = {
  ensureAdmin: 'Made an admin at server start',
  setRole: 'Changed the role',
  approveUpgrade: 'Approved the upgrade',
  refuseUpgrade: 'Refused the upgrade',
  updateStudentGrade: 'Changed a grade',
  updateItemGrade: 'Changed the grade of an item',
  updateCourse: 'Changed a course',
  updateGradebookColumn: 'Changed how an item is graded',
  addStudent: 'Added a person',
  removeStudent: 'Removed a person',
  importPeople: 'Imported people',
  deleteCourse: 'Deleted a course',
  restoreCourse: 'Restored a course',
  deleteQuiz: 'Deleted a quiz',
  restoreQuiz: 'Restored a quiz',
  gradeAnswer: 'Graded an answer',
  gradeSubmission: 'Graded a submission',
  regradeQuiz: 'Regraded a quiz',
  editQuestion: 'Edited a question in somebody else’s bank',
  deleteQuestion: 'Deleted a question in somebody else’s bank',
  restoreQuestion: 'Restored a question in somebody else’s bank',
  addQuizCategory: 'Added a quiz category to somebody else’s bank',
  renameQuizCategory: 'Renamed a quiz category',
  deleteQuizCategory: 'Deleted a quiz category of somebody else’s bank',
  shareBank: 'Shared a question bank with a course',
  unshareBank: 'Ended the share of a question bank',
  inviteUsers: 'Invited an address',
  resendAccountInvitation: 'Invited an address again',
  cancelAccountInvitation: 'Withdrew an invitation',
  acceptAccountInvitation: 'Accepted an invitation',
  deleteMyAccount: 'Deleted their account',
  inviteCourseStaff: 'Invited somebody to the staff',
  updateCourseStaff: 'Changed a role in the staff',
  removeCourseStaff: 'Removed somebody from the staff',
  setQuizException: 'Made an exception for a student',
  removeQuizException: 'Removed an exception of a student',
};

/** The labels of all operations, also of operations in earlier versions of the site that are still in the log. */
const labelsByName: Readonly<Record<string, string>> = {
  ...actionLabels,
  gradeEssay: actionLabels.gradeAnswer,
};

/** The options of the filter by operation. */
const actionOptions = [
  ...Object.entries(actionLabels).map(([value, label]) => ({ value, label })),
  { value: 'setUserDisabled', label: 'Disabled or enabled an account' },
  { value: 'setUpgradeRequests', label: 'Allowed or switched off requests for an upgrade' },
  { value: 'setContactAnswered', label: 'Marked a contact message as answered, or reopened it' },
].toSorted((one, other) => one.label.localeCompare(other.label));

/** The label of an operation. An unknown operation is shown with its name. */
function actionLabelOf({ action, after }: Change): string {
  return switchLabels[action]?.[after ?? ''] ?? labelsByName[action] ?? action;
}

/** The values before and after. Null if the name of the operation is enough. */
function changeText({ action, before, after }: Change): string | null {
  if (switchLabels[action]?.[after ?? ''] !== undefined || before === after) return null;
  if (action === 'importPeople') return after;
  return `${before ?? 'none'} → ${after ?? 'none'}`;
}

const columns = {
  action: 'What',
  subject: 'Affected',
  change: 'Before → after, reason',
  actor: 'By',
  time: 'When',
};

const nothingYet = 'Nothing has been changed yet. Changes of roles, permissions and grades appear here.';

/**
 * When a day starts in the user's time zone, as ISO 8601. `addedDays`: 1 for the start of the next day. Null if the
 * text is not a day.
 */
function startOf(day: string | null, addedDays = 0): string | null {
  const date = new Date(`${day ?? ''}T00:00`);
  if (Number.isNaN(date.getTime())) return null;
  date.setDate(date.getDate() + addedDays);
  return date.toISOString();
}

const textOf = (query: string) => (query === '' ? null : query);

type AuditFilter = ReturnType<typeof useAuditFilter>;

/** The filter, which the URL stores, and its variables. `onChange` is called with every change. */
function useAuditFilter(onChange: () => void) {
  const address = useAddressParams();
  const subject = useSearchInAddress('find', address);
  const actor = useSearchInAddress('by', address);
  const [action, course, from, to] = ['action', 'course', 'from', 'to'].map((name) =>
    address.params.get(name),
  );
  const variables = {
    subject: textOf(subject.query),
    actor: textOf(actor.query),
    action: action ?? null,
    course: course ?? null,
    since: startOf(from ?? null),
    until: startOf(to ?? null, 1),
  };
  return {
    subject: subject.text,
    actor: actor.text,
    problems: { subject: subject.problem, actor: actor.problem },
    action: action ?? null,
    course: course ?? null,
    from: from ?? '',
    to: to ?? '',
    variables,
    isActive: Object.values(variables).some((value) => value !== null),
    setSubject: (text: string) => {
      subject.setText(text);
      onChange();
    },
    setActor: (text: string) => {
      actor.setText(text);
      onChange();
    },
    set: (name: 'action' | 'course' | 'from' | 'to', value: string | null) => {
      address.write({ [name]: value === '' ? null : value });
      onChange();
    },
  };
}

/** Whether `to` is before `from`. Both are days such as 2026-11-25, so they can be compared as texts. */
function isReversed({ from, to }: Pick<AuditFilter, 'from' | 'to'>): boolean {
  return from !== '' && to !== '' && to < from;
}

function AuditFilterFields({ filter }: { filter: AuditFilter }) {
  return (
    <div className={styles.filter}>
      <TextInput
        label={columns.subject}
        type="search"
        placeholder="Name or address"
        value={filter.subject}
        error={filter.problems.subject}
        onChange={({ currentTarget }) => filter.setSubject(currentTarget.value)}
      />
      <TextInput
        label={columns.actor}
        type="search"
        placeholder="Name or address"
        value={filter.actor}
        error={filter.problems.actor}
        onChange={({ currentTarget }) => filter.setActor(currentTarget.value)}
      />
      <Select
        label="Action"
        placeholder="All"
        clearable
        searchable
        data={actionOptions}
        value={filter.action}
        onChange={(value) => filter.set('action', value)}
      />
      <CourseFilter value={filter.course} onChange={(name) => filter.set('course', name)} />
      <TextInput
        label="From"
        type="date"
        value={filter.from}
        max={filter.to}
        onChange={({ currentTarget }) => filter.set('from', currentTarget.value)}
      />
      <TextInput
        label="To"
        type="date"
        value={filter.to}
        min={filter.from}
        error={isReversed(filter) ? 'This day is before From.' : null}
        onChange={({ currentTarget }) => filter.set('to', currentTarget.value)}
      />
    </div>
  );
}

/** The audit log, newest entries first. */
export function AuditLog() {
  const pages = usePages();
  const filter = useAuditFilter(() => pages.restart());
  const log = useQuery(auditLogQuery, {
    variables: { ...filter.variables, first: pageSize, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  const { data = log.previousData, loading, error, refetch } = log;
  return (
    <>
      <AuditFilterFields filter={filter} />
      <PagedList
        noun={{ one: 'entry', many: 'entries' }}
        list={data?.auditLog}
        loading={loading}
        error={error}
        onRetry={() => refetch()}
        pages={pages}
        empty={filter.isActive ? 'No matching entries.' : nothingYet}
      >
        {(nodes) => (
          <Records caption="Changes, newest first" columns={Object.values(columns)}>
            {nodes.map((entry) => (
              <tr key={entry.id}>
                <Cell label={columns.action}>
                  <b>{actionLabelOf(entry)}</b>
                </Cell>
                <Cell label={columns.subject}>
                  <PersonText
                    name={entry.subjectAccount?.name}
                    known={entry.subject}
                    email={entry.subjectEmail}
                  />
                </Cell>
                <Cell label={columns.change}>
                  {changeText(entry) ?? (entry.reason === null ? '–' : null)}
                  {entry.reason === null ? null : <p className={styles.reason}>Reason: {entry.reason}</p>}
                </Cell>
                <Cell label={columns.actor}>
                  {entry.actorId === 'settings' ? (
                    `setting ${entry.actorEmail}`
                  ) : (
                    <PersonText name={entry.actor?.name} known={entry.actorEmail} email={entry.actorEmail} />
                  )}
                </Cell>
                <Cell label={columns.time}>
                  <DateTimeText at={entry.createdAt} />
                </Cell>
              </tr>
            ))}
          </Records>
        )}
      </PagedList>
    </>
  );
}
