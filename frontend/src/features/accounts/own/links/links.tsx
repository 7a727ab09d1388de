import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import type { OwnAccountFragment } from '../../../../gql/graphql.ts';
import { showSuccess } from '../../../../lib/show-notice.tsx';
import { addLinkMutation } from '../own-account-documents.ts';
import rows from '../rows.module.css';
import { Section } from '../section.tsx';
import { useUnfolding } from '../use-unfolding.ts';
import { LinkForm } from './link-form.tsx';
import { LinkRow } from './link-row.tsx';
import { useRemoveLink } from './use-remove-link.ts';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';

const noLink = { title: '', url: '' };

/** The user's links, which can be added, edited and removed in place. */
export function Links({ account: { links } }: { account: OwnAccountFragment }) {
  const { isOpen, opener, open, close } = useUnfolding();
  const removeLink = useRemoveLink();
  const [add, { loading, error, reset }] = useMutation(addLinkMutation, {
    onCompleted: () => {
      showSuccess('The link is added.');
      close();
    },
    onError: ignoreShownFailure,
  });
  return (
    <Section
      id="links"
      lead="Your website, GitHub or LinkedIn. Only you and administrators can see your links."
    >
      {links.length === 0 && !isOpen ? <Text c="dimmed">No links yet.</Text> : null}
      {links.length === 0 ? null : (
        <ul className={rows.list} aria-label="Your links">
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              onRemove={() => {
                // The row with the button is about to disappear.
                opener.current?.focus();
                void removeLink(link);
              }}
            />
          ))}
        </ul>
      )}
      {isOpen ? (
        <LinkForm
          initial={noLink}
          submit="Add the link"
          failure="The link was not added"
          isSending={loading}
          error={error}
          onSend={(input) => void add({ variables: { input } })}
          onCancel={close}
        />
      ) : (
        <Button
          ref={opener}
          variant="default"
          mt="md"
          onClick={() => {
            reset();
            open();
          }}
        >
          Add a link
        </Button>
      )}
    </Section>
  );
}
