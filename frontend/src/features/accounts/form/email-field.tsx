import { TextInput, type TextInputProps } from '@mantine/core';

/** The account's email address, also recognized as the username by password managers. */
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
