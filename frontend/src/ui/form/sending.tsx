import { Loader } from '@mantine/core';
import styles from './form-state.module.css';

/** Progress message while the server is working. */
export function Sending({ message }: { message: string | null }) {
  return (
    <output className={styles.sending}>
      {message === null ? null : (
        <>
          <Loader size={18} aria-hidden />
          {message}
        </>
      )}
    </output>
  );
}
