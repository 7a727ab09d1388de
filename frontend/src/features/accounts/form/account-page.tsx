import type { ReactNode } from 'react';
import styles from './account-page.module.css';

interface AccountPageProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One column: the layout of every screen for signing in and registering. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.card}>
        <h1>{title}</h1>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
