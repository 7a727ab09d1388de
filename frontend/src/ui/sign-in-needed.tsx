import { Button, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { comingBackTo } from '../lib/return-path.ts';
import styles from './sign-in-needed.module.css';

interface SignInNeededProps {
  /** The screen's heading. */
  title: string;
  /** Why the screen needs an account, as a sentence. */
  needs: string;
}

/** Replaces a screen that needs a session: explains that and offers to sign in, which leads back here. */
export function SignInNeeded({ title, needs }: SignInNeededProps) {
  const from = comingBackTo(useLocation());
  return (
    <div className={`wrap ${styles.screen}`}>
      <section className={styles.card}>
        <h1>{title}</h1>
        <p>{needs}</p>
        <Group>
          <Button size="md" component={Link} to={paths.login} state={from}>
            Sign in
          </Button>
          <Button size="md" variant="default" component={Link} to={paths.register} state={from}>
            Create an account
          </Button>
        </Group>
      </section>
    </div>
  );
}
