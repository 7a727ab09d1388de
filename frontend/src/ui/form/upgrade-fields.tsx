import { Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { pageAddress } from '../../../../core/accounts/page-address.ts';
import { texts } from '../../../../core/texts.ts';

/** Properties of a field, from `useForm`. */
interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

const { linkedin, description, title, affiliation } = texts.upgradeRequest;

export function LinkedinField(props: FieldProps) {
  return (
    <TextInput
      label={linkedin}
      description="The address of your page, if you have one."
      type="url"
      placeholder="https://www.linkedin.com/in/…"
      size="md"
      {...props}
    />
  );
}

export function DescriptionField({ maxLength, ...props }: FieldProps & { maxLength: number }) {
  return (
    <Textarea
      label={description}
      description="What you teach, and what you want to do here."
      autosize
      minRows={4}
      maxRows={14}
      maxLength={maxLength}
      size="md"
      {...props}
    />
  );
}

export function TitleField(props: FieldProps) {
  return (
    <TextInput
      label={title}
      description="Your academic title or position."
      maxLength={200}
      size="md"
      {...props}
    />
  );
}

export function AffiliationField(props: FieldProps) {
  return (
    <TextInput
      label={affiliation}
      description="Your school or university."
      autoComplete="organization"
      maxLength={200}
      size="md"
      {...props}
    />
  );
}

/** The error of the LinkedIn address. Null if the address is valid or empty. */
export function linkedinProblem(text: string): string | null {
  const page = pageAddress(text);
  const isWebAddress = URL.canParse(page) && /^https?:$/.test(new URL(page).protocol);
  return page === '' || isWebAddress ? null : 'Enter a web address, such as https://example.org.';
}

/** Minimum length: admins need a reason to decide. */
const minReasonLength = 10;

export function reasonProblem(text: string): string | null {
  return text.trim().length < minReasonLength ? 'Enter at least 10 characters.' : null;
}
