import { useQuery } from '@apollo/client/react';
import { Progress, Skeleton } from '@mantine/core';
import type { Role } from '../../../../gql/graphql.ts';
import { ownStorageQuery } from '../documents.ts';
import { LoadFailure } from '../load-failure.tsx';
import { Section } from '../section.tsx';
import { FreeSpace } from './free-space.tsx';
import { fillOf, megabytes, sharesOf, type StorageUse } from './storage-use.ts';
import styles from './storage.module.css';

/** How much of the account's storage is used, and how to free some. */
export function Storage({ role }: { role: Role }) {
  // Every screen that saves or deletes changes it.
  const { data, error, refetch } = useQuery(ownStorageQuery, { fetchPolicy: 'cache-and-network' });
  const storage = data?.me?.storage;
  return (
    <Section id="storage">
      {storage ? <Use storage={storage} role={role} /> : null}
      {!storage && error ? (
        <LoadFailure what="Your storage could not be loaded" error={error} refetch={refetch} />
      ) : null}
      {!storage && !error ? <Skeleton height={72} /> : null}
    </Section>
  );
}

function Use({ storage, role }: { storage: StorageUse; role: Role }) {
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
        {`The last ${megabytes(attemptReserveBytes)} MB is kept for quiz attempts.`}
      </p>
      {fill === 'roomy' ? null : <FreeSpace fill={fill} role={role} />}
    </>
  );
}
