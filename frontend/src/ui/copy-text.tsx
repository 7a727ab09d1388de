import { Modal, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';

interface CopyTextProps {
  value: string;
  /** The button. `copied`: whether the text was copied a moment ago. */
  children: (state: { readonly copied: boolean; readonly copy: () => void }) => ReactNode;
}

/** A button that copies a text. If the browser refuses, a window shows the text, to be copied by hand. */
export function CopyText({ value, children }: CopyTextProps) {
  const { copy, copied, error } = useClipboard({ timeout: 1000 });
  const [closed, setClosed] = useState<Error | null>(null);
  return (
    <>
      {children({ copied, copy: () => void copy(value) })}
      {error === null || error === closed ? null : (
        <Modal opened onClose={() => setClosed(error)} title="Copy the text by hand" centered>
          <Textarea
            label="Your browser doesn’t let this page copy. The text is selected: copy it with Ctrl+C or ⌘C."
            data-autofocus
            readOnly
            autosize
            maxRows={12}
            value={value}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Modal>
      )}
    </>
  );
}
