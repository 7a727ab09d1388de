import { Button, Loader } from '@mantine/core';
import { texts } from '../../../../../core/texts.ts';
import styles from './share.module.css';

/** Shown while a shared copy is loading. */
export function Opening() {
  return (
    <output className={styles.opening}>
      <Loader size={18} aria-hidden />
      {texts.courseLoad.request}
    </output>
  );
}

export function DismissButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="compact-md" variant="subtle" color="gray" onClick={onClick}>
      Dismiss
    </Button>
  );
}
