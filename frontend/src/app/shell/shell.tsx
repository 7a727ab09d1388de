import type { ReactNode } from 'react';
import { SessionFrame } from '../session/session-frame.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

/** The frame of every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Header />
      {children}
      <Footer />
      <SessionFrame />
    </div>
  );
}
