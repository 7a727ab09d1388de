import type { ReactNode } from 'react';
import styles from './section.module.css';
import type { SectionId } from './sections.ts';
import { sections } from './sections.ts';

interface SectionProps {
  id: SectionId;
  /** One or two sentences about the section. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Focuses the section's heading, for use after the focused element was removed. */
export function focusSection(id: SectionId): void {
  document.querySelector<HTMLElement>(`#${id}-title`)?.focus({ preventScroll: true });
}

/** A section of the account. A URL can link to it. */
export function Section({ id, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {sections[id]}
      </h2>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
