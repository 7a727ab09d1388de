import type { ReactNode } from 'react';
import styles from './form-page.module.css';

interface FormPageProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page with one form in one column. */
export function FormPage({ title, lead, children }: FormPageProps) {
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
