import styles from './section-nav.module.css';
import { sections } from './sections.ts';

/** Links to all sections of the account. */
export function SectionNav() {
  return (
    <nav aria-label="On this page" className={styles.nav}>
      {Object.entries(sections).map(([id, title]) => (
        <a key={id} href={`#${id}`} data-harmful={id === 'delete' || undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
