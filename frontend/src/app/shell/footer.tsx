import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import styles from './footer.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** Links to contact and the API, and the theme switch. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.bar}`}>
        <Anchor component={Link} to={paths.contact}>
          Contact
        </Anchor>
        <Anchor href="/api/docs">API docs</Anchor>
        <Anchor href="/graphql">GraphQL</Anchor>
        <Anchor href="/api/openapi.json">OpenAPI</Anchor>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
