import { useQuery } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { useSearchInAddress } from '../../../lib/use-search-in-address.ts';
import { DateTimeText } from '../../../ui/list/date-time-text.tsx';
import { PagedList } from '../../../ui/list/paged-list.tsx';
import { Cell, Records } from '../../../ui/list/records.tsx';
import { pageSize, usePages } from '../../../ui/list/use-pages.ts';
import { auditLogQuery } from '../admin-documents.ts';
import styles from './audit.module.css';

interface Change {
  readonly action: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Labels of the logged operations. */
const actionLabels: Readonly<Record<string, string>> = {
  ensureAdmin: 'Made an admin at server start',
  setRole: 'Changed the role',
  approveUpgrade: 'Approved the upgrade',
  refuseUpgrade: 'Refused the upgrade',
  updateStudentGrade: 'Changed a grade',
  gradeEssay: 'Graded an answer',
  regradeQuiz: 'Regraded a quiz',
  renameQuizCategory: 'Renamed a quiz category',
  deleteMyAccount: 'Deleted their account',
};

/** Labels of the operations that turn a setting on or off, by the new value. */
const switches: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  setUserDisabled: { true: 'Disabled the account', false: 'Enabled the account' },
  setUpgradeRequests: {
    true: 'Allowed requests for an upgrade',
    false: 'Switched off requests for an upgrade',
  },
};

/** An unknown operation is shown by its own name. */
function actionLabelOf({ action, after }: Change): string {
  return switches[action]?.[after ?? ''] ?? actionLabels[action] ?? action;
}

/** The values before and after. Null if the name of the operation is enough. */
function changeOf({ action, before, after }: Change): string | null {
  if (switches[action]?.[after ?? ''] !== undefined || before === after) return null;
  return `${before ?? 'none'} → ${after ?? 'none'}`;
}

const columns = { what: 'What', whom: 'Affected', change: 'Before → after', who: 'By', when: 'When' };

const nothingYet = 'Nothing has been changed yet. Changes of roles, permissions and grades appear here.';

/** The audit log, newest entries first. */
export function AuditLog() {
  const pages = usePages();
  const { text, query, setText } = useSearchInAddress();
  const log = useQuery(auditLogQuery, {
    variables: { search: query === '' ? null : query, first: pageSize, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  const { data = log.previousData, loading, error, refetch } = log;
  return (
    <>
      <TextInput
        className={styles.search ?? ''}
        label="Search"
        type="search"
        placeholder="Person affected or acting"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          pages.restart();
        }}
      />
      <PagedList
        of={{ one: 'entry', many: 'entries' }}
        list={data?.auditLog}
        loading={loading}
        error={error}
        onRetry={() => refetch()}
        pages={pages}
        empty={query === '' ? nothingYet : 'No matching entries.'}
      >
        {(nodes) => (
          <Records caption="Changes, newest first" columns={Object.values(columns)}>
            {nodes.map((entry) => (
              <tr key={entry.id}>
                <Cell label={columns.what}>
                  <b>{actionLabelOf(entry)}</b>
                </Cell>
                <Cell label={columns.whom}>{entry.subject}</Cell>
                <Cell label={columns.change}>{changeOf(entry) ?? '–'}</Cell>
                <Cell label={columns.who}>
                  {entry.actorId === 'settings' ? `setting ${entry.actorEmail}` : entry.actorEmail}
                </Cell>
                <Cell label={columns.when}>
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
