import type { ReactNode } from 'react';
import styles from './card-page.module.css';

interface CardPageProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Width of the card: `s` for an account's forms, `m` for longer forms, `l` for text. */
  size: 's' | 'm' | 'l';
  children?: ReactNode;
}

/** A page that is one card in one column. */
export function CardPage({ title, lead, size, children }: CardPageProps) {
  return (
    <div className={`wrap ${styles.page}`} data-size={size}>
      <div className={styles.card}>
        <h1>{title}</h1>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
