import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Swatch } from '../../ui/grade/legend.tsx';
import { paths } from '../../lib/paths.ts';
import { comingDescriptions, type ComingPath, type ComingDescription } from './coming-descriptions.ts';
import styles from './coming-screen.module.css';

interface ComingScreenProps {
  path: ComingPath;
  title: string;
}

const worksToday = 'The planner works today, without an account.';

/** Describes a screen that does not exist yet, and what to use until then. */
export function ComingScreen({ path, title }: ComingScreenProps) {
  const { purpose, will, untilThen = worksToday }: ComingDescription = comingDescriptions[path];
  return (
    <div className={`wrap ${styles.screen}`}>
      <article className={styles.card}>
        <p className={styles.tag}>
          <Swatch material="open" />
          still to come
        </p>
        <h1>{title}</h1>
        <p className={styles.purpose}>{purpose}</p>
        <section className={styles.part}>
          <h2>What it will do</h2>
          <ul>
            {will.map((line) => (
              <li key={line}>
                <Swatch material="open" />
                {line}
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.part}>
          <h2>Until then</h2>
          <ul>
            <li>
              <Swatch material="earned" />
              {untilThen}
            </li>
          </ul>
        </section>
        <Group mt="lg">
          <Button component={Link} to={paths.planner} size="md">
            Open the planner
          </Button>
        </Group>
      </article>
    </div>
  );
}
