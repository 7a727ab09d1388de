import { TextInput, type TextInputProps } from '@mantine/core';

/** The address that is the name of an account, also to password managers. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      label="Email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      size="md"
      {...props}
    />
  );
}
