import { Alert } from '@mantine/core';
import { Moment } from '../../ui/list/moment.tsx';
import type { OwnUpgradeRequestFragment } from '../../gql/graphql.ts';
import styles from './upgrade-states.module.css';

/** Above the form: what became of the request before, so that the next one can answer it. */
export function LastRefusal({ request: { decidedOn, reason } }: { request: OwnUpgradeRequestFragment }) {
  return (
    <Alert color="ink" title="Your last request was refused" mt="md">
      {decidedOn === null ? null : (
        <p>
          That was on <Moment at={decidedOn} />. You can ask again.
        </p>
      )}
      {reason === null ? null : <p className={styles.text}>Why: {reason}</p>}
    </Alert>
  );
}
