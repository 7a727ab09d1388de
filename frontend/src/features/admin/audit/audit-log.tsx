import { useQuery } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { auditLogQuery } from '../documents.ts';
import { Moment } from '../../../ui/list/moment.tsx';
import { PagedList } from '../../../ui/list/paged-list.tsx';
import { Cell, Records } from '../../../ui/list/records.tsx';
import { pageSize, usePages } from '../../../ui/list/use-pages.ts';
import { useSearchInAddress } from '../../../lib/use-search-in-address.ts';
import { changeOf, deedOf } from './audit-words.ts';
import styles from './audit.module.css';

const columns = { what: 'What', whom: 'To whom', change: 'Before → after', who: 'By', when: 'When' };

const nothingYet = 'Nothing has been changed yet. Every change of a role, a right or a grade is noted here.';

/** Who changed which role, right or grade, newest first. */
export function AuditLog() {
  const pages = usePages();
  const { text, wanted, setText } = useSearchInAddress();
  const log = useQuery(auditLogQuery, {
    variables: { search: wanted === '' ? null : wanted, first: pageSize, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  const { data = log.previousData, loading, error, refetch } = log;
  return (
    <>
      <TextInput
        className={styles.search ?? ''}
        label="Search"
        type="search"
        placeholder="Address of whom it was done to, or by"
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
        empty={wanted === '' ? nothingYet : 'No entry fits that.'}
      >
        {(nodes) => (
          <Records caption="Changes, newest first" columns={Object.values(columns)}>
            {nodes.map((entry) => (
              <tr key={entry.id}>
                <Cell label={columns.what}>
                  <b>{deedOf(entry)}</b>
                </Cell>
                <Cell label={columns.whom}>{entry.subject}</Cell>
                <Cell label={columns.change}>{changeOf(entry) ?? '–'}</Cell>
                <Cell label={columns.who}>
                  {entry.actorId === 'settings' ? `setting ${entry.actorEmail}` : entry.actorEmail}
                </Cell>
                <Cell label={columns.when}>
                  <Moment at={entry.at} />
                </Cell>
              </tr>
            ))}
          </Records>
        )}
      </PagedList>
    </>
  );
}
