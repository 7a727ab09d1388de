import { Anchor } from '@mantine/core';
import type { AccountQuery } from '../../../gql/graphql.ts';
import { AccountPage } from '../form/account-page.tsx';
import styles from './account-facts.module.css';

type ShownAccount = NonNullable<AccountQuery['user']>;

/** Name, role, description and links. */
export function AccountFacts({ account }: { account: ShownAccount }) {
  const { firstName, lastName, email, role, description, createdOn, links } = account;
  return (
    <AccountPage
      title={`${firstName} ${lastName}`.trim()}
      lead={description === '' ? undefined : description}
    >
      <dl className={styles.facts}>
        <dt>Email</dt>
        <dd>{email}</dd>
        <dt>Role</dt>
        <dd>{role}</dd>
        <dt>Here since</dt>
        <dd>{new Date(createdOn).toLocaleDateString('en', { dateStyle: 'long' })}</dd>
        {links.length > 0 ? (
          <>
            <dt>Links</dt>
            {links.map(({ id, title, url }) => (
              <dd key={id} className={styles.link}>
                <Anchor href={url} target="_blank" rel="noreferrer">
                  {title}
                </Anchor>
              </dd>
            ))}
          </>
        ) : null}
      </dl>
    </AccountPage>
  );
}
