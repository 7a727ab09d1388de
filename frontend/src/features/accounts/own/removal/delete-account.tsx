import { Button } from '@mantine/core';
import type { OwnAccountFragment } from '../../../../gql/graphql.ts';
import { Section } from '../section.tsx';
import { useUnfolding } from '../use-unfolding.ts';
import { DeleteForm } from './delete-form.tsx';

/** The way out: what goes, and the button to a form that asks twice. */
export function DeleteAccount({ account }: { account: OwnAccountFragment }) {
  const { isOpen, opener, open, close } = useUnfolding();
  return (
    <Section
      id="delete"
      lead="Your profile, saved courses, templates, requests, messages and API tokens go at once, and every browser is signed out. None of it can be brought back, so download your data first. Copies that you shared by a link stay until their 90 days are over. The row with your grade that an instructor keeps in their course stays theirs, and so do the lines of the audit log that name you."
    >
      {isOpen ? (
        <DeleteForm account={account} onCancel={close} />
      ) : (
        <Button ref={opener} variant="outline" color="danger" onClick={open}>
          Delete my account
        </Button>
      )}
    </Section>
  );
}
