import { SegmentedControl, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import styles from './theme-switch.module.css';

const choices: { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light, dark or system theme. Stored on this device. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label="Theme"
      size="xs"
      withItemsBorders={false}
      classNames={styles}
      data={choices}
      value={colorScheme}
      onChange={setColorScheme}
    />
  );
}
