import { Button, CopyButton, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './tokens.module.css';

interface NewTokenProps {
  token: string;
  onDone: () => void;
}

/** The token itself, this once, and how to use it. */
export function NewToken({ token, onDone }: NewTokenProps) {
  const field = useRef<HTMLInputElement>(null);
  // The form that had the focus is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.made}>
      <Text role="status" fw={650}>
        The token is made. Copy it now: it is shown this once.
      </Text>
      <div className={styles.token}>
        <TextInput
          ref={field}
          size="md"
          label="Token"
          readOnly
          value={token}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton value={token}>
          {({ copied, copy }) => (
            <Button size="md" onClick={copy}>
              <span aria-live="polite">{copied ? 'Copied' : 'Copy the token'}</span>
            </Button>
          )}
        </CopyButton>
      </div>
      <Text mt="md" size="sm" c="dimmed">
        A program sends it with every request, here out of the variable TOKEN:
      </Text>
      <pre className={styles.example}>
        {`curl ${window.location.origin}/api/user \\\n  -H "Authorization: Bearer $TOKEN"`}
      </pre>
      <Button variant="default" mt="md" onClick={onDone}>
        Done, I have copied it
      </Button>
    </div>
  );
}
