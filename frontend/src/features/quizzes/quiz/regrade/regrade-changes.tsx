import { Table } from '@mantine/core';
import { formatCompact } from '../../../../../../core/grading/rounding.ts';
import type { RegradePartsFragment } from '../../../../gql/graphql.ts';
import { attempts } from './regrade-text.ts';
import styles from './regrade.module.css';

interface RegradeChangesProps {
  plan: RegradePartsFragment;
  /** Whether a new plan is loading. */
  isOld: boolean;
}

/** The attempts whose points change, with the points before and after. */
export function RegradeChanges({ plan, isOld }: RegradeChangesProps) {
  const { changedCount, changes } = plan;
  return (
    <section aria-label="What changes" aria-busy={isOld} className={styles.changes}>
      <h3 className={styles.heading} aria-live="polite">
        {changedCount === 0 ? 'Nobody’s points change' : `${attempts(changedCount)} would change`}
      </h3>
      {changedCount === 0 ? null : (
        <Table className={styles.table ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Student</Table.Th>
              <Table.Th>Before</Table.Th>
              <Table.Th>After</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.map((change) => (
              <Table.Tr key={change.attemptId}>
                <Table.Td>
                  {change.name || change.email}
                  <small className={styles.attempt}>Attempt {change.number}</small>
                </Table.Td>
                <Table.Td className={styles.points}>
                  {pointsOf(change.before, change.possibleBefore)}
                </Table.Td>
                <Table.Td className={styles.points}>
                  {pointsOf(change.after, change.possibleAfter)}
                  <small className={styles.difference}>{differenceText(change.after - change.before)}</small>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {changes.length < changedCount ? (
        <p className={styles.note}>And {(changedCount - changes.length).toLocaleString('en')} more.</p>
      ) : null}
    </section>
  );
}

function pointsOf(points: number, possible: number): string {
  return `${formatCompact(points)} of ${formatCompact(possible)}`;
}

function differenceText(difference: number): string {
  if (difference === 0) return '';
  return difference > 0 ? `+${formatCompact(difference)}` : `−${formatCompact(-difference)}`;
}
