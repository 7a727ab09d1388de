import { Anchor, type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import styles from './footer.module.css';

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

const choices: { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light, dark or system theme. Stored on this device. */
function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label="Theme"
      size="xs"
      withItemsBorders={false}
      classNames={{ root: styles.root, label: styles.label, indicator: styles.indicator }}
      data={choices}
      value={colorScheme}
      onChange={setColorScheme}
    />
  );
}
