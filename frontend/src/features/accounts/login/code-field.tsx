import { Button, Text, TextInput, type TextInputProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';

interface CodeFieldProps extends TextInputProps {
  /** The server's answer to the request for a code. */
  answer: string;
  isSending: boolean;
  onMailAnother: () => void;
}

/** A field for the code from the mail. It gets the focus, because the user enters the code next. */
export function CodeField({ answer, isSending, onMailAnother, ...field }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  return (
    <div>
      <Text role="status" mb="sm">
        {answer} The code works once, for one hour.
      </Text>
      <TextInput
        ref={input}
        label="Code from the mail"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        size="md"
        {...field}
      />
      <Button
        mt="xs"
        ml={-10}
        size="compact-md"
        variant="subtle"
        type="button"
        loading={isSending}
        onClick={onMailAnother}
      >
        Mail another code
      </Button>
    </div>
  );
}
