import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../../../../../core/texts.ts';
import type { Request } from '../admin-documents.ts';
import styles from './requests.module.css';

/** The user's reason, if there is one. */
export function RequestFacts({ request }: { request: Request }) {
  const { email, accountEmail, linkedin, title, affiliation } = request;
  const labels = texts.upgradeRequest;
  return (
    <dl className={styles.facts}>
      <Fact label={labels.title}>{title}</Fact>
      <Fact label={labels.affiliation}>{affiliation}</Fact>
      <Fact label={labels.linkedin}>
        {linkedin && (
          <Anchor href={linkedin} target="_blank" rel="noopener noreferrer">
            {linkedin}
          </Anchor>
        )}
      </Fact>
      <Fact label={labels.email}>
        {email !== accountEmail && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === '' || children === false) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
