import { Badge, Table } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import type { SubmissionPartsFragment } from '../../../gql/graphql.ts';
import styles from './editor.module.css';

/** An attempt that was handed in; its name leads to the answers. */
export function SubmissionRow({ submission }: { submission: SubmissionPartsFragment }) {
  const { id, name, email, number, submittedAt, score, possible, percent, pending } = submission;
  return (
    <Table.Tr>
      <Table.Th scope="row" className={styles.who ?? ''}>
        <Link to={`?submission=${id}`}>{name === '' ? email : name}</Link>
        <span className={styles.email}>{email}</span>
      </Table.Th>
      <Table.Td data-label="Attempt">{number}</Table.Td>
      <Table.Td data-label="Handed in">
        <time dateTime={submittedAt}>
          {new Date(submittedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </Table.Td>
      <Table.Td data-label="Points" className={styles.figure ?? ''}>
        {formatCompact(score)} of {formatCompact(possible)}
      </Table.Td>
      <Table.Td data-label="Percent" className={styles.figure ?? ''}>
        {pending ? (
          <Badge tt="none" variant="light">
            to grade
          </Badge>
        ) : (
          percentText(percent)
        )}
      </Table.Td>
    </Table.Tr>
  );
}

const percentText = (percent: number | null) => (percent === null ? '–' : `${formatCompact(percent)} %`);
