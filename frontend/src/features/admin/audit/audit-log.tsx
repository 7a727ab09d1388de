import { useQuery } from '@apollo/client/react';
import { auditLogQuery } from '../documents.ts';
import { Moment } from '../../../components/list/moment.tsx';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { Cell, Records } from '../../../components/list/records.tsx';
import { pageSize, usePages } from '../../../components/list/use-pages.ts';
import { actionLabel, valueLabel } from './audit-words.ts';

const columns = { what: 'What', whom: 'To whom', change: 'Before → after', who: 'By', when: 'When' };

/** Who changed which role, right or grade, newest first. */
export function AuditLog() {
  const pages = usePages();
  const { data, loading, error, refetch } = useQuery(auditLogQuery, {
    variables: { first: pageSize, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList
      of={{ one: 'entry', many: 'entries' }}
      list={data?.auditLog}
      loading={loading}
      error={error}
      onRetry={() => refetch()}
      pages={pages}
      empty="Nothing has been changed yet. Every change of a role, a right or a grade is noted here."
    >
      {(nodes) => (
        <Records caption="Changes, newest first" columns={Object.values(columns)}>
          {nodes.map(({ id, at, actorEmail, action, subject, before, after }) => (
            <tr key={id}>
              <Cell label={columns.what}>
                <b>{actionLabel(action)}</b>
              </Cell>
              <Cell label={columns.whom}>{subject}</Cell>
              <Cell label={columns.change}>
                {valueLabel(before)} → {valueLabel(after)}
              </Cell>
              <Cell label={columns.who}>{actorEmail}</Cell>
              <Cell label={columns.when}>
                <Moment at={at} />
              </Cell>
            </tr>
          ))}
        </Records>
      )}
    </PagedList>
  );
}
