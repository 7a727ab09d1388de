import { useQuery } from '@apollo/client/react';
import { Alert, Anchor, Progress, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '../../../../gql/graphql.ts';
import { paths } from '../../../../lib/paths.ts';
import { ownStorageQuery } from '../own-account-documents.ts';
import { Section } from '../section.tsx';
import { type Fill, fillOf, megabytes, sharesOf, type StorageUse } from './storage-use.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { Failure } from '../../../../ui/failure.tsx';
import styles from './storage.module.css';

interface FreeSpaceProps {
  fill: Exclude<Fill, 'roomy'>;
  role: Role;
}

/** What can be deleted, and where. */
function FreeSpace({ fill, role }: FreeSpaceProps) {
  const isStudent = role === 'Student';
  const kinds = isStudent ? 'courses or practice quizzes' : 'courses, quizzes, questions or files';
  return (
    <Alert
      mt="md"
      color={fill === 'full' ? 'danger' : 'ink'}
      title={fill === 'full' ? 'Your storage is full' : 'Your storage is nearly full'}
    >
      {fill === 'full' ? `You can still take quizzes, but you can’t save new ${kinds}. ` : null}
      Delete <TextLink to={paths.courses}>courses</TextLink>
      {isStudent ? (
        <>
          {' or '}
          <TextLink to={paths.quizCategories}>practice quizzes</TextLink>
        </>
      ) : (
        <>
          {', '}
          <TextLink to={paths.quizCategories}>quizzes and their files</TextLink>
          {' or '}
          <TextLink to={paths.questionBank}>questions</TextLink>
        </>
      )}
      {' that you no longer need. They free their space 30 days after you delete them. '}
      To free space right away, shorten long notes in a course.
    </Alert>
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} inherit underline="always">
      {children}
    </Anchor>
  );
}

/** The account's used storage, and how to free some. */
export function Storage({ role }: { role: Role }) {
  // Other screens change the used storage, so the account screen prefetches this query on each visit.
  const { data, error, refetch } = useQuery(ownStorageQuery);
  const storage = data?.me?.storage;
  return (
    <Section id="storage">
      {storage ? <StorageFigures storage={storage} role={role} /> : null}
      {!storage && error ? (
        <Failure
          mt="md"
          title="Your storage could not be loaded"
          message={failureMessage(error)}
          onRetry={refetch}
        />
      ) : null}
      {!storage && !error ? <Skeleton height={72} /> : null}
    </Section>
  );
}

function StorageFigures({ storage, role }: { storage: StorageUse; role: Role }) {
  const fill = fillOf(storage);
  const { used, free, reserved } = sharesOf(storage);
  const { usedBytes, limitBytes, attemptReserveBytes } = storage;
  return (
    <>
      <p className={styles.used} id="storage-used">
        {`${megabytes(usedBytes)} of ${megabytes(limitBytes)} MB used`}
      </p>
      <Progress.Root size="lg" mt={8} className={styles.bar}>
        <Progress.Section
          value={used}
          aria-labelledby="storage-used"
          className={fill === 'full' ? styles.full : styles.some}
        />
        <Progress.Section value={free} withAria={false} className={styles.free} />
        <Progress.Section value={reserved} withAria={false} className={styles.reserved} />
      </Progress.Root>
      <p className={styles.note}>
        <span className={styles.key} aria-hidden />
        {`The last ${megabytes(attemptReserveBytes)} MB is reserved for quiz attempts.`}
      </p>
      {fill === 'roomy' ? null : <FreeSpace fill={fill} role={role} />}
    </>
  );
}
