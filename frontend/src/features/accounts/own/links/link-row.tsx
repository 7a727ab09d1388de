import { useMutation } from '@apollo/client/react';
import { Anchor, Button } from '@mantine/core';
import { showSuccess } from '../../../../lib/show-notice.tsx';
import { updateLinkMutation } from '../own-account-documents.ts';
import rows from '../rows.module.css';
import { useUnfolding } from '../use-unfolding.ts';
import { LinkForm } from './link-form.tsx';
import type { ShownLink } from './use-remove-link.ts';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';

interface LinkRowProps {
  link: ShownLink;
  onRemove: () => void;
}

/** A link, or the form to edit it. */
export function LinkRow({ link, onRemove }: LinkRowProps) {
  const { isOpen, opener, open, close } = useUnfolding();
  const [update, { loading, error, reset }] = useMutation(updateLinkMutation, {
    onCompleted: () => {
      showSuccess('The link is changed.');
      close();
    },
    onError: ignoreShownFailure,
  });
  const { id, title, url } = link;
  if (isOpen)
    return (
      <li>
        <LinkForm
          initial={link}
          submit="Save the link"
          failure="The link was not changed"
          isSending={loading}
          error={error}
          onSend={(input) => void update({ variables: { id, input } })}
          onCancel={close}
        />
      </li>
    );
  const edit = () => {
    reset();
    open();
  };
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <Anchor href={url} target="_blank" rel="noreferrer">
          {title}
        </Anchor>
        <span className={rows.facts}>{url}</span>
      </div>
      <div className={rows.actions}>
        <Button ref={opener} size="compact-md" variant="subtle" aria-label={`Edit ${title}`} onClick={edit}>
          Edit
        </Button>
        <Button
          size="compact-md"
          variant="subtle"
          color="danger"
          aria-label={`Remove ${title}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
